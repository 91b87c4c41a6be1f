CREATE TYPE "hub"."item_group" AS ENUM('005', '001', '004', '000');
CREATE TYPE "hub"."featured_place" AS ENUM('top left', 'bottom left', 'bottom right');
CREATE TYPE "hub"."hero_display" AS ENUM('carousel', 'promo', 'video');
CREATE TYPE "hub"."enum_landing_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum_application_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__application_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."gallery_place" AS ENUM('top left', 'top', 'top right', 'middle left', 'middle', 'middle right', 'bottom left', 'bottom', 'bottom right');
CREATE TYPE "hub"."enum_collection_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__collection_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."item_group_or_brands" AS ENUM('005', '001', '004', '000', '9000');
CREATE TYPE "hub"."enum_brand_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__brand_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."type_category" AS ENUM('005', '001');
CREATE TYPE "hub"."enum_type_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__type_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."brand_place" AS ENUM('top left', 'bottom left', 'top right', 'bottom right');
CREATE TYPE "hub"."banner_media" AS ENUM('carousel', 'video');
CREATE TYPE "hub"."enum_international_brands_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__international_brands_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."store_region" AS ENUM('Western Cape', 'Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu Natal', 'Mpumalanga', 'Namibia', 'Mauritius');
CREATE TYPE "hub"."enum_stores_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__stores_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."vacancy_region" AS ENUM('Western Cape', 'Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu Natal', 'Mpumalanga', 'Namibia', 'Mauritius');
CREATE TYPE "hub"."enum_vacancies_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."house_text" AS ENUM('about-us', 'careers', 'returns-policy', 'terms', 'responsibilities', 'directors', 'internationals-sample');
CREATE TYPE "hub"."enum_text_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__text_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum_brands_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__brands_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum_users_roles" AS ENUM('administrator', 'editor', 'clerk', 'personnel');
CREATE TYPE "hub"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "hub"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
CREATE TYPE "hub"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "hub"."enum_home_page_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum_internationals_page_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__internationals_page_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."mailbox_region" AS ENUM('Western Cape', 'Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu Natal', 'Mpumalanga', 'Namibia', 'Mauritius');
CREATE TYPE "hub"."enum_site_settings_status" AS ENUM('draft', 'published');
CREATE TYPE "hub"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
CREATE TABLE "hub"."landing_pages_application_cards" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."landing_pages_categories" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."landing_pages_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer
);

CREATE TABLE "hub"."landing_pages_new_arrivals" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."landing_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"item_group" "hub"."item_group",
	"hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"hero_link" varchar,
	"hero_video" varchar,
	"hero_video_picture_id" integer,
	"hero_video_link" varchar,
	"hero_width" numeric,
	"hero_height" numeric,
	"title" varchar,
	"description" varchar,
	"featured_collection" varchar,
	"featured_item_group" "hub"."item_group",
	"featured_application" varchar,
	"featured_description" varchar,
	"featured_modal" varchar,
	"featured_catalogue" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_landing_pages_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."landing_pages_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."_landing_pages_v_version_application_cards" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_landing_pages_v_version_categories" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_landing_pages_v_version_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_landing_pages_v_version_new_arrivals" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_landing_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_name" varchar,
	"version_item_group" "hub"."item_group",
	"version_hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"version_hero_link" varchar,
	"version_hero_video" varchar,
	"version_hero_video_picture_id" integer,
	"version_hero_video_link" varchar,
	"version_hero_width" numeric,
	"version_hero_height" numeric,
	"version_title" varchar,
	"version_description" varchar,
	"version_featured_collection" varchar,
	"version_featured_item_group" "hub"."item_group",
	"version_featured_application" varchar,
	"version_featured_description" varchar,
	"version_featured_modal" varchar,
	"version_featured_catalogue" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__landing_pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."_landing_pages_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."application_pages_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer
);

CREATE TABLE "hub"."application_pages_collections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."application_pages_new_arrivals" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."application_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"hero_link" varchar,
	"hero_video" varchar,
	"hero_video_picture_id" integer,
	"hero_video_link" varchar,
	"hero_width" numeric,
	"hero_height" numeric,
	"title" varchar,
	"description" varchar,
	"featured_collection" varchar,
	"featured_item_group" "hub"."item_group",
	"featured_application" varchar,
	"featured_description" varchar,
	"featured_modal" varchar,
	"featured_catalogue" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_application_pages_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."application_pages_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."_application_pages_v_version_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_application_pages_v_version_collections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_application_pages_v_version_new_arrivals" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_application_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_name" varchar,
	"version_item_group" "hub"."item_group",
	"version_application" varchar,
	"version_hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"version_hero_link" varchar,
	"version_hero_video" varchar,
	"version_hero_video_picture_id" integer,
	"version_hero_video_link" varchar,
	"version_hero_width" numeric,
	"version_hero_height" numeric,
	"version_title" varchar,
	"version_description" varchar,
	"version_featured_collection" varchar,
	"version_featured_item_group" "hub"."item_group",
	"version_featured_application" varchar,
	"version_featured_description" varchar,
	"version_featured_modal" varchar,
	"version_featured_catalogue" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__application_pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."_application_pages_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."collection_pages_gallery" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"position" "hub"."gallery_place",
	"picture_id" integer
);

CREATE TABLE "hub"."collection_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"collection" varchar,
	"hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"hero_link" varchar,
	"hero_video" varchar,
	"hero_video_picture_id" integer,
	"hero_video_link" varchar,
	"hero_width" numeric,
	"hero_height" numeric,
	"title" varchar,
	"description" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_collection_pages_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."collection_pages_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."_collection_pages_v_version_gallery" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"position" "hub"."gallery_place",
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_collection_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_name" varchar,
	"version_item_group" "hub"."item_group",
	"version_application" varchar,
	"version_collection" varchar,
	"version_hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"version_hero_link" varchar,
	"version_hero_video" varchar,
	"version_hero_video_picture_id" integer,
	"version_hero_video_link" varchar,
	"version_hero_width" numeric,
	"version_hero_height" numeric,
	"version_title" varchar,
	"version_description" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__collection_pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."_collection_pages_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."brand_pages_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer
);

CREATE TABLE "hub"."brand_pages_collections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."brand_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"item_group" "hub"."item_group_or_brands",
	"brand" varchar,
	"hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"hero_link" varchar,
	"hero_video" varchar,
	"hero_video_picture_id" integer,
	"hero_video_link" varchar,
	"hero_width" numeric,
	"hero_height" numeric,
	"title" varchar,
	"description" varchar,
	"featured_collection" varchar,
	"featured_item_group" "hub"."item_group",
	"featured_application" varchar,
	"featured_description" varchar,
	"featured_modal" varchar,
	"featured_catalogue" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_brand_pages_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."brand_pages_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."_brand_pages_v_version_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_brand_pages_v_version_collections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_brand_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_name" varchar,
	"version_item_group" "hub"."item_group_or_brands",
	"version_brand" varchar,
	"version_hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"version_hero_link" varchar,
	"version_hero_video" varchar,
	"version_hero_video_picture_id" integer,
	"version_hero_video_link" varchar,
	"version_hero_width" numeric,
	"version_hero_height" numeric,
	"version_title" varchar,
	"version_description" varchar,
	"version_featured_collection" varchar,
	"version_featured_item_group" "hub"."item_group",
	"version_featured_application" varchar,
	"version_featured_description" varchar,
	"version_featured_modal" varchar,
	"version_featured_catalogue" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__brand_pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."_brand_pages_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."type_pages_tiles" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"item_group" "hub"."item_group",
	"picture_id" integer,
	"link_title" varchar,
	"link_id" varchar
);

CREATE TABLE "hub"."type_pages_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer
);

CREATE TABLE "hub"."type_pages_new_arrivals" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."type_pages_collections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."type_pages_catalogues" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"tile_id" varchar,
	"picture_id" integer,
	"link" varchar
);

CREATE TABLE "hub"."type_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"application_type" varchar,
	"category" "hub"."type_category",
	"hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"hero_link" varchar,
	"hero_video" varchar,
	"hero_video_picture_id" integer,
	"hero_video_link" varchar,
	"hero_width" numeric,
	"hero_height" numeric,
	"title" varchar,
	"description" varchar,
	"featured_collection" varchar,
	"featured_item_group" "hub"."item_group",
	"featured_application" varchar,
	"featured_description" varchar,
	"featured_modal" varchar,
	"featured_catalogue" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_type_pages_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."type_pages_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."_type_pages_v_version_tiles" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"item_group" "hub"."item_group",
	"picture_id" integer,
	"link_title" varchar,
	"link_id" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_type_pages_v_version_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_type_pages_v_version_new_arrivals" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_type_pages_v_version_collections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_type_pages_v_version_catalogues" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"tile_id" varchar,
	"picture_id" integer,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_type_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_name" varchar,
	"version_application_type" varchar,
	"version_category" "hub"."type_category",
	"version_hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"version_hero_link" varchar,
	"version_hero_video" varchar,
	"version_hero_video_picture_id" integer,
	"version_hero_video_link" varchar,
	"version_hero_width" numeric,
	"version_hero_height" numeric,
	"version_title" varchar,
	"version_description" varchar,
	"version_featured_collection" varchar,
	"version_featured_item_group" "hub"."item_group",
	"version_featured_application" varchar,
	"version_featured_description" varchar,
	"version_featured_modal" varchar,
	"version_featured_catalogue" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__type_pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."_type_pages_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."international_brands_banner" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"picture_id" integer,
	"video" varchar
);

CREATE TABLE "hub"."international_brands_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"position" "hub"."brand_place",
	"picture_id" integer
);

CREATE TABLE "hub"."international_brands_catalogues_first" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"tile_id" varchar,
	"picture_id" integer,
	"link" varchar
);

CREATE TABLE "hub"."international_brands_catalogues_second" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"tile_id" varchar,
	"picture_id" integer,
	"link" varchar
);

CREATE TABLE "hub"."international_brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand_id" varchar,
	"banner_media" "hub"."banner_media" DEFAULT 'carousel',
	"banner_video" varchar,
	"banner_link" varchar,
	"banner_width" numeric,
	"banner_height" numeric,
	"title" varchar,
	"description" varchar,
	"featured_title" varchar,
	"featured_description" varchar,
	"featured_link" varchar,
	"catalogues_heading" varchar,
	"film" varchar,
	"film_loops" boolean,
	"film_hides_controls" boolean,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_international_brands_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."_international_brands_v_version_banner" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"picture_id" integer,
	"video" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_international_brands_v_version_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"position" "hub"."brand_place",
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_international_brands_v_version_catalogues_first" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"tile_id" varchar,
	"picture_id" integer,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_international_brands_v_version_catalogues_second" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"tile_id" varchar,
	"picture_id" integer,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_international_brands_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_brand_id" varchar,
	"version_banner_media" "hub"."banner_media" DEFAULT 'carousel',
	"version_banner_video" varchar,
	"version_banner_link" varchar,
	"version_banner_width" numeric,
	"version_banner_height" numeric,
	"version_title" varchar,
	"version_description" varchar,
	"version_featured_title" varchar,
	"version_featured_description" varchar,
	"version_featured_link" varchar,
	"version_catalogues_heading" varchar,
	"version_film" varchar,
	"version_film_loops" boolean,
	"version_film_hides_controls" boolean,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__international_brands_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."stores_trading_hours" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"day" varchar,
	"time" varchar
);

CREATE TABLE "hub"."stores" (
	"id" serial PRIMARY KEY NOT NULL,
	"region" "hub"."store_region",
	"position" numeric,
	"title" varchar,
	"address" varchar,
	"phone" varchar,
	"holiday_notice" varchar,
	"map" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_stores_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."_stores_v_version_trading_hours" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"day" varchar,
	"time" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_stores_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_region" "hub"."store_region",
	"version_position" numeric,
	"version_title" varchar,
	"version_address" varchar,
	"version_phone" varchar,
	"version_holiday_notice" varchar,
	"version_map" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__stores_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."vacancies" (
	"id" serial PRIMARY KEY NOT NULL,
	"region" "hub"."vacancy_region",
	"position" numeric,
	"title" varchar,
	"location" varchar,
	"available_from" varchar,
	"description" varchar,
	"purpose" varchar,
	"requirements" varchar,
	"candidate" varchar,
	"duties" varchar,
	"email" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_vacancies_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."_vacancies_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_region" "hub"."vacancy_region",
	"version_position" numeric,
	"version_title" varchar,
	"version_location" varchar,
	"version_available_from" varchar,
	"version_description" varchar,
	"version_purpose" varchar,
	"version_requirements" varchar,
	"version_candidate" varchar,
	"version_duties" varchar,
	"version_email" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__vacancies_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."text_pages_sections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"heading" varchar,
	"paragraphs" varchar,
	"points" varchar,
	"picture_id" integer,
	"picture_alt" varchar
);

CREATE TABLE "hub"."text_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"page" "hub"."house_text",
	"title" varchar,
	"description" varchar,
	"picture_id" integer,
	"picture_alt" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_text_pages_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."_text_pages_v_version_sections" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"heading" varchar,
	"paragraphs" varchar,
	"points" varchar,
	"picture_id" integer,
	"picture_alt" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_text_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_page" "hub"."house_text",
	"version_title" varchar,
	"version_description" varchar,
	"version_picture_id" integer,
	"version_picture_alt" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__text_pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"logo_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "hub"."enum_brands_status" DEFAULT 'draft'
);

CREATE TABLE "hub"."_brands_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_title" varchar,
	"version_logo_id" integer,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "hub"."enum__brands_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."media" (
	"id" serial PRIMARY KEY NOT NULL,
	"alt" varchar NOT NULL,
	"address" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric,
	"focal_x" numeric,
	"focal_y" numeric
);

CREATE TABLE "hub"."users_roles" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."enum_users_roles",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."users_sessions" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "hub"."users" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" varchar NOT NULL,
	"reset_password_token" varchar,
	"reset_password_expiration" timestamp(3) with time zone,
	"salt" varchar,
	"hash" varchar,
	"reset_password_requested_at" timestamp(3) with time zone,
	"login_attempts" numeric DEFAULT 0,
	"lock_until" timestamp(3) with time zone
);

CREATE TABLE "hub"."payload_kv" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar NOT NULL,
	"data" jsonb NOT NULL
);

CREATE TABLE "hub"."payload_jobs_log" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"executed_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone NOT NULL,
	"task_slug" "hub"."enum_payload_jobs_log_task_slug" NOT NULL,
	"task_i_d" varchar NOT NULL,
	"input" jsonb,
	"output" jsonb,
	"state" "hub"."enum_payload_jobs_log_state" NOT NULL,
	"error" jsonb
);

CREATE TABLE "hub"."payload_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"input" jsonb,
	"completed_at" timestamp(3) with time zone,
	"total_tried" numeric DEFAULT 0,
	"has_error" boolean DEFAULT false,
	"error" jsonb,
	"task_slug" "hub"."enum_payload_jobs_task_slug",
	"queue" varchar DEFAULT 'default',
	"wait_until" timestamp(3) with time zone,
	"processing" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."payload_locked_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"global_slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."payload_locked_documents_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"landing_pages_id" integer,
	"application_pages_id" integer,
	"collection_pages_id" integer,
	"brand_pages_id" integer,
	"type_pages_id" integer,
	"international_brands_id" integer,
	"stores_id" integer,
	"vacancies_id" integer,
	"text_pages_id" integer,
	"brands_id" integer,
	"media_id" integer,
	"users_id" integer
);

CREATE TABLE "hub"."payload_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar,
	"value" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."payload_preferences_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"users_id" integer
);

CREATE TABLE "hub"."payload_migrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"batch" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "hub"."home_page_tiles" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"item_group" "hub"."item_group",
	"picture_id" integer,
	"link_title" varchar,
	"link_id" varchar
);

CREATE TABLE "hub"."home_page_new_arrivals" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer
);

CREATE TABLE "hub"."home_page_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer
);

CREATE TABLE "hub"."home_page" (
	"id" serial PRIMARY KEY NOT NULL,
	"hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"hero_link" varchar,
	"hero_video" varchar,
	"hero_video_picture_id" integer,
	"hero_video_link" varchar,
	"hero_width" numeric,
	"hero_height" numeric,
	"title" varchar,
	"description" varchar,
	"featured_collection" varchar,
	"featured_item_group" "hub"."item_group",
	"featured_application" varchar,
	"featured_description" varchar,
	"featured_modal" varchar,
	"featured_catalogue" varchar,
	"internationals_description" varchar,
	"_status" "hub"."enum_home_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "hub"."home_page_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."_home_page_v_version_tiles" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"item_group" "hub"."item_group",
	"picture_id" integer,
	"link_title" varchar,
	"link_id" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_home_page_v_version_new_arrivals" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"collection" varchar,
	"item_group" "hub"."item_group",
	"application" varchar,
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_home_page_v_version_featured_pictures" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"position" "hub"."featured_place",
	"picture_id" integer,
	"_uuid" varchar
);

CREATE TABLE "hub"."_home_page_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_hero_display" "hub"."hero_display" DEFAULT 'carousel',
	"version_hero_link" varchar,
	"version_hero_video" varchar,
	"version_hero_video_picture_id" integer,
	"version_hero_video_link" varchar,
	"version_hero_width" numeric,
	"version_hero_height" numeric,
	"version_title" varchar,
	"version_description" varchar,
	"version_featured_collection" varchar,
	"version_featured_item_group" "hub"."item_group",
	"version_featured_application" varchar,
	"version_featured_description" varchar,
	"version_featured_modal" varchar,
	"version_featured_catalogue" varchar,
	"version_internationals_description" varchar,
	"version__status" "hub"."enum__home_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."_home_page_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);

CREATE TABLE "hub"."internationals_page_banner" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"picture_id" integer,
	"video" varchar
);

CREATE TABLE "hub"."internationals_page_brands" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"brand_id" varchar,
	"is_shown" boolean DEFAULT false,
	"picture_id" integer,
	"own_site" varchar
);

CREATE TABLE "hub"."internationals_page_catalogues" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"tile_id" varchar,
	"picture_id" integer,
	"link" varchar
);

CREATE TABLE "hub"."internationals_page" (
	"id" serial PRIMARY KEY NOT NULL,
	"banner_media" "hub"."banner_media" DEFAULT 'carousel',
	"banner_video" varchar,
	"banner_link" varchar,
	"banner_width" numeric,
	"banner_height" numeric,
	"title" varchar,
	"description" varchar,
	"catalogues_heading" varchar,
	"_status" "hub"."enum_internationals_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "hub"."_internationals_page_v_version_banner" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"picture_id" integer,
	"video" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_internationals_page_v_version_brands" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"brand_id" varchar,
	"is_shown" boolean DEFAULT false,
	"picture_id" integer,
	"own_site" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_internationals_page_v_version_catalogues" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"tile_id" varchar,
	"picture_id" integer,
	"link" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_internationals_page_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_banner_media" "hub"."banner_media" DEFAULT 'carousel',
	"version_banner_video" varchar,
	"version_banner_link" varchar,
	"version_banner_width" numeric,
	"version_banner_height" numeric,
	"version_title" varchar,
	"version_description" varchar,
	"version_catalogues_heading" varchar,
	"version__status" "hub"."enum__internationals_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

CREATE TABLE "hub"."site_settings_socials" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar,
	"address" varchar
);

CREATE TABLE "hub"."site_settings_careers_mailboxes_regions" (
	"order" integer NOT NULL,
	"parent_id" varchar NOT NULL,
	"value" "hub"."mailbox_region",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."site_settings_careers_mailboxes" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"email" varchar
);

CREATE TABLE "hub"."site_settings" (
	"id" serial PRIMARY KEY NOT NULL,
	"supplier_name" varchar,
	"internationals_name" varchar,
	"own_wallpaper_range" varchar,
	"homeware_brand" varchar,
	"telephone" varchar,
	"support_telephone" varchar,
	"info_email" varchar,
	"trade_site" varchar,
	"trade_site_staging" varchar,
	"external_shop" varchar,
	"wallpaper_calculator" varchar,
	"staging_hosts" varchar,
	"context_menu_disabled" boolean DEFAULT true,
	"show_trade_fields" boolean DEFAULT false,
	"analytics_own_counter" boolean DEFAULT true,
	"analytics_google_measurement_id" varchar,
	"analytics_plausible_domain" varchar,
	"_status" "hub"."enum_site_settings_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "hub"."_site_settings_v_version_socials" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"address" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_site_settings_v_version_careers_mailboxes_regions" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "hub"."mailbox_region",
	"id" serial PRIMARY KEY NOT NULL
);

CREATE TABLE "hub"."_site_settings_v_version_careers_mailboxes" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"email" varchar,
	"_uuid" varchar
);

CREATE TABLE "hub"."_site_settings_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_supplier_name" varchar,
	"version_internationals_name" varchar,
	"version_own_wallpaper_range" varchar,
	"version_homeware_brand" varchar,
	"version_telephone" varchar,
	"version_support_telephone" varchar,
	"version_info_email" varchar,
	"version_trade_site" varchar,
	"version_trade_site_staging" varchar,
	"version_external_shop" varchar,
	"version_wallpaper_calculator" varchar,
	"version_staging_hosts" varchar,
	"version_context_menu_disabled" boolean DEFAULT true,
	"version_show_trade_fields" boolean DEFAULT false,
	"version_analytics_own_counter" boolean DEFAULT true,
	"version_analytics_google_measurement_id" varchar,
	"version_analytics_plausible_domain" varchar,
	"version__status" "hub"."enum__site_settings_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean
);

ALTER TABLE "hub"."landing_pages_application_cards" ADD CONSTRAINT "landing_pages_application_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_application_cards" ADD CONSTRAINT "landing_pages_application_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_categories" ADD CONSTRAINT "landing_pages_categories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_categories" ADD CONSTRAINT "landing_pages_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_featured_pictures" ADD CONSTRAINT "landing_pages_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_featured_pictures" ADD CONSTRAINT "landing_pages_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_new_arrivals" ADD CONSTRAINT "landing_pages_new_arrivals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_new_arrivals" ADD CONSTRAINT "landing_pages_new_arrivals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."landing_pages" ADD CONSTRAINT "landing_pages_hero_video_picture_id_media_id_fk" FOREIGN KEY ("hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."landing_pages_rels" ADD CONSTRAINT "landing_pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_version_application_cards" ADD CONSTRAINT "_landing_pages_v_version_application_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_version_application_cards" ADD CONSTRAINT "_landing_pages_v_version_application_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_version_categories" ADD CONSTRAINT "_landing_pages_v_version_categories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_version_categories" ADD CONSTRAINT "_landing_pages_v_version_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_version_featured_pictures" ADD CONSTRAINT "_landing_pages_v_version_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_version_featured_pictures" ADD CONSTRAINT "_landing_pages_v_version_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_version_new_arrivals" ADD CONSTRAINT "_landing_pages_v_version_new_arrivals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_version_new_arrivals" ADD CONSTRAINT "_landing_pages_v_version_new_arrivals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_hero_video_picture_id_media_id_fk" FOREIGN KEY ("version_hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_landing_pages_v_rels" ADD CONSTRAINT "_landing_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."application_pages_featured_pictures" ADD CONSTRAINT "application_pages_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."application_pages_featured_pictures" ADD CONSTRAINT "application_pages_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."application_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."application_pages_collections" ADD CONSTRAINT "application_pages_collections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."application_pages_collections" ADD CONSTRAINT "application_pages_collections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."application_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."application_pages_new_arrivals" ADD CONSTRAINT "application_pages_new_arrivals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."application_pages_new_arrivals" ADD CONSTRAINT "application_pages_new_arrivals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."application_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."application_pages" ADD CONSTRAINT "application_pages_hero_video_picture_id_media_id_fk" FOREIGN KEY ("hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."application_pages_rels" ADD CONSTRAINT "application_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."application_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."application_pages_rels" ADD CONSTRAINT "application_pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v_version_featured_pictures" ADD CONSTRAINT "_application_pages_v_version_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v_version_featured_pictures" ADD CONSTRAINT "_application_pages_v_version_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_application_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v_version_collections" ADD CONSTRAINT "_application_pages_v_version_collections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v_version_collections" ADD CONSTRAINT "_application_pages_v_version_collections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_application_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v_version_new_arrivals" ADD CONSTRAINT "_application_pages_v_version_new_arrivals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v_version_new_arrivals" ADD CONSTRAINT "_application_pages_v_version_new_arrivals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_application_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v" ADD CONSTRAINT "_application_pages_v_parent_id_application_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."application_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v" ADD CONSTRAINT "_application_pages_v_version_hero_video_picture_id_media_id_fk" FOREIGN KEY ("version_hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v_rels" ADD CONSTRAINT "_application_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_application_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_application_pages_v_rels" ADD CONSTRAINT "_application_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."collection_pages_gallery" ADD CONSTRAINT "collection_pages_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."collection_pages_gallery" ADD CONSTRAINT "collection_pages_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."collection_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."collection_pages" ADD CONSTRAINT "collection_pages_hero_video_picture_id_media_id_fk" FOREIGN KEY ("hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."collection_pages_rels" ADD CONSTRAINT "collection_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."collection_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."collection_pages_rels" ADD CONSTRAINT "collection_pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_collection_pages_v_version_gallery" ADD CONSTRAINT "_collection_pages_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_collection_pages_v_version_gallery" ADD CONSTRAINT "_collection_pages_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_collection_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_collection_pages_v" ADD CONSTRAINT "_collection_pages_v_parent_id_collection_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."collection_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_collection_pages_v" ADD CONSTRAINT "_collection_pages_v_version_hero_video_picture_id_media_id_fk" FOREIGN KEY ("version_hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_collection_pages_v_rels" ADD CONSTRAINT "_collection_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_collection_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_collection_pages_v_rels" ADD CONSTRAINT "_collection_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."brand_pages_featured_pictures" ADD CONSTRAINT "brand_pages_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."brand_pages_featured_pictures" ADD CONSTRAINT "brand_pages_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."brand_pages_collections" ADD CONSTRAINT "brand_pages_collections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."brand_pages_collections" ADD CONSTRAINT "brand_pages_collections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."brand_pages" ADD CONSTRAINT "brand_pages_hero_video_picture_id_media_id_fk" FOREIGN KEY ("hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."brand_pages_rels" ADD CONSTRAINT "brand_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."brand_pages_rels" ADD CONSTRAINT "brand_pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_brand_pages_v_version_featured_pictures" ADD CONSTRAINT "_brand_pages_v_version_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_brand_pages_v_version_featured_pictures" ADD CONSTRAINT "_brand_pages_v_version_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_brand_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_brand_pages_v_version_collections" ADD CONSTRAINT "_brand_pages_v_version_collections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_brand_pages_v_version_collections" ADD CONSTRAINT "_brand_pages_v_version_collections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_brand_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_brand_pages_v" ADD CONSTRAINT "_brand_pages_v_parent_id_brand_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."brand_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_brand_pages_v" ADD CONSTRAINT "_brand_pages_v_version_hero_video_picture_id_media_id_fk" FOREIGN KEY ("version_hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_brand_pages_v_rels" ADD CONSTRAINT "_brand_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_brand_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_brand_pages_v_rels" ADD CONSTRAINT "_brand_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."type_pages_tiles" ADD CONSTRAINT "type_pages_tiles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."type_pages_tiles" ADD CONSTRAINT "type_pages_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."type_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."type_pages_featured_pictures" ADD CONSTRAINT "type_pages_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."type_pages_featured_pictures" ADD CONSTRAINT "type_pages_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."type_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."type_pages_new_arrivals" ADD CONSTRAINT "type_pages_new_arrivals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."type_pages_new_arrivals" ADD CONSTRAINT "type_pages_new_arrivals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."type_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."type_pages_collections" ADD CONSTRAINT "type_pages_collections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."type_pages_collections" ADD CONSTRAINT "type_pages_collections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."type_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."type_pages_catalogues" ADD CONSTRAINT "type_pages_catalogues_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."type_pages_catalogues" ADD CONSTRAINT "type_pages_catalogues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."type_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."type_pages" ADD CONSTRAINT "type_pages_hero_video_picture_id_media_id_fk" FOREIGN KEY ("hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."type_pages_rels" ADD CONSTRAINT "type_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."type_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."type_pages_rels" ADD CONSTRAINT "type_pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_tiles" ADD CONSTRAINT "_type_pages_v_version_tiles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_tiles" ADD CONSTRAINT "_type_pages_v_version_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_type_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_featured_pictures" ADD CONSTRAINT "_type_pages_v_version_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_featured_pictures" ADD CONSTRAINT "_type_pages_v_version_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_type_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_new_arrivals" ADD CONSTRAINT "_type_pages_v_version_new_arrivals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_new_arrivals" ADD CONSTRAINT "_type_pages_v_version_new_arrivals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_type_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_collections" ADD CONSTRAINT "_type_pages_v_version_collections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_collections" ADD CONSTRAINT "_type_pages_v_version_collections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_type_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_catalogues" ADD CONSTRAINT "_type_pages_v_version_catalogues_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_version_catalogues" ADD CONSTRAINT "_type_pages_v_version_catalogues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_type_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v" ADD CONSTRAINT "_type_pages_v_parent_id_type_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."type_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v" ADD CONSTRAINT "_type_pages_v_version_hero_video_picture_id_media_id_fk" FOREIGN KEY ("version_hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_rels" ADD CONSTRAINT "_type_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_type_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_type_pages_v_rels" ADD CONSTRAINT "_type_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."international_brands_banner" ADD CONSTRAINT "international_brands_banner_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."international_brands_banner" ADD CONSTRAINT "international_brands_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."international_brands"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."international_brands_featured_pictures" ADD CONSTRAINT "international_brands_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."international_brands_featured_pictures" ADD CONSTRAINT "international_brands_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."international_brands"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."international_brands_catalogues_first" ADD CONSTRAINT "international_brands_catalogues_first_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."international_brands_catalogues_first" ADD CONSTRAINT "international_brands_catalogues_first_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."international_brands"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."international_brands_catalogues_second" ADD CONSTRAINT "international_brands_catalogues_second_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."international_brands_catalogues_second" ADD CONSTRAINT "international_brands_catalogues_second_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."international_brands"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v_version_banner" ADD CONSTRAINT "_international_brands_v_version_banner_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v_version_banner" ADD CONSTRAINT "_international_brands_v_version_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_international_brands_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v_version_featured_pictures" ADD CONSTRAINT "_international_brands_v_version_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v_version_featured_pictures" ADD CONSTRAINT "_international_brands_v_version_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_international_brands_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v_version_catalogues_first" ADD CONSTRAINT "_international_brands_v_version_catalogues_first_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v_version_catalogues_first" ADD CONSTRAINT "_international_brands_v_version_catalogues_first_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_international_brands_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v_version_catalogues_second" ADD CONSTRAINT "_international_brands_v_version_catalogues_second_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v_version_catalogues_second" ADD CONSTRAINT "_international_brands_v_version_catalogues_second_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_international_brands_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_international_brands_v" ADD CONSTRAINT "_international_brands_v_parent_id_international_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."international_brands"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."stores_trading_hours" ADD CONSTRAINT "stores_trading_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."stores"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_stores_v_version_trading_hours" ADD CONSTRAINT "_stores_v_version_trading_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_stores_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_stores_v" ADD CONSTRAINT "_stores_v_parent_id_stores_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."stores"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."vacancies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."text_pages_sections" ADD CONSTRAINT "text_pages_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."text_pages_sections" ADD CONSTRAINT "text_pages_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."text_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."text_pages" ADD CONSTRAINT "text_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_text_pages_v_version_sections" ADD CONSTRAINT "_text_pages_v_version_sections_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_text_pages_v_version_sections" ADD CONSTRAINT "_text_pages_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_text_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_text_pages_v" ADD CONSTRAINT "_text_pages_v_parent_id_text_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."text_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_text_pages_v" ADD CONSTRAINT "_text_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."brands"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_brands_v" ADD CONSTRAINT "_brands_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "hub"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_pages_fk" FOREIGN KEY ("application_pages_id") REFERENCES "hub"."application_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_collection_pages_fk" FOREIGN KEY ("collection_pages_id") REFERENCES "hub"."collection_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_pages_fk" FOREIGN KEY ("brand_pages_id") REFERENCES "hub"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_type_pages_fk" FOREIGN KEY ("type_pages_id") REFERENCES "hub"."type_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_international_brands_fk" FOREIGN KEY ("international_brands_id") REFERENCES "hub"."international_brands"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "hub"."stores"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "hub"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_text_pages_fk" FOREIGN KEY ("text_pages_id") REFERENCES "hub"."text_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "hub"."brands"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "hub"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."home_page_tiles" ADD CONSTRAINT "home_page_tiles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."home_page_tiles" ADD CONSTRAINT "home_page_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."home_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."home_page_new_arrivals" ADD CONSTRAINT "home_page_new_arrivals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."home_page_new_arrivals" ADD CONSTRAINT "home_page_new_arrivals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."home_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."home_page_featured_pictures" ADD CONSTRAINT "home_page_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."home_page_featured_pictures" ADD CONSTRAINT "home_page_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."home_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."home_page" ADD CONSTRAINT "home_page_hero_video_picture_id_media_id_fk" FOREIGN KEY ("hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."home_page_rels" ADD CONSTRAINT "home_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."home_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."home_page_rels" ADD CONSTRAINT "home_page_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v_version_tiles" ADD CONSTRAINT "_home_page_v_version_tiles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v_version_tiles" ADD CONSTRAINT "_home_page_v_version_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v_version_new_arrivals" ADD CONSTRAINT "_home_page_v_version_new_arrivals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v_version_new_arrivals" ADD CONSTRAINT "_home_page_v_version_new_arrivals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v_version_featured_pictures" ADD CONSTRAINT "_home_page_v_version_featured_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v_version_featured_pictures" ADD CONSTRAINT "_home_page_v_version_featured_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_video_picture_id_media_id_fk" FOREIGN KEY ("version_hero_video_picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "hub"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."internationals_page_banner" ADD CONSTRAINT "internationals_page_banner_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."internationals_page_banner" ADD CONSTRAINT "internationals_page_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."internationals_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."internationals_page_brands" ADD CONSTRAINT "internationals_page_brands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."internationals_page_brands" ADD CONSTRAINT "internationals_page_brands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."internationals_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."internationals_page_catalogues" ADD CONSTRAINT "internationals_page_catalogues_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."internationals_page_catalogues" ADD CONSTRAINT "internationals_page_catalogues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."internationals_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_internationals_page_v_version_banner" ADD CONSTRAINT "_internationals_page_v_version_banner_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_internationals_page_v_version_banner" ADD CONSTRAINT "_internationals_page_v_version_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_internationals_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_internationals_page_v_version_brands" ADD CONSTRAINT "_internationals_page_v_version_brands_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_internationals_page_v_version_brands" ADD CONSTRAINT "_internationals_page_v_version_brands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_internationals_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_internationals_page_v_version_catalogues" ADD CONSTRAINT "_internationals_page_v_version_catalogues_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "hub"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hub"."_internationals_page_v_version_catalogues" ADD CONSTRAINT "_internationals_page_v_version_catalogues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_internationals_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."site_settings_socials" ADD CONSTRAINT "site_settings_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."site_settings_careers_mailboxes_regions" ADD CONSTRAINT "site_settings_careers_mailboxes_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."site_settings_careers_mailboxes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."site_settings_careers_mailboxes" ADD CONSTRAINT "site_settings_careers_mailboxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_socials" ADD CONSTRAINT "_site_settings_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_careers_mailboxes_regions" ADD CONSTRAINT "_site_settings_v_version_careers_mailboxes_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "hub"."_site_settings_v_version_careers_mailboxes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hub"."_site_settings_v_version_careers_mailboxes" ADD CONSTRAINT "_site_settings_v_version_careers_mailboxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "hub"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "landing_pages_application_cards_order_idx" ON "hub"."landing_pages_application_cards" USING btree ("_order");
CREATE INDEX "landing_pages_application_cards_parent_id_idx" ON "hub"."landing_pages_application_cards" USING btree ("_parent_id");
CREATE INDEX "landing_pages_application_cards_picture_idx" ON "hub"."landing_pages_application_cards" USING btree ("picture_id");
CREATE INDEX "landing_pages_categories_order_idx" ON "hub"."landing_pages_categories" USING btree ("_order");
CREATE INDEX "landing_pages_categories_parent_id_idx" ON "hub"."landing_pages_categories" USING btree ("_parent_id");
CREATE INDEX "landing_pages_categories_picture_idx" ON "hub"."landing_pages_categories" USING btree ("picture_id");
CREATE INDEX "landing_pages_featured_pictures_order_idx" ON "hub"."landing_pages_featured_pictures" USING btree ("_order");
CREATE INDEX "landing_pages_featured_pictures_parent_id_idx" ON "hub"."landing_pages_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "landing_pages_featured_pictures_picture_idx" ON "hub"."landing_pages_featured_pictures" USING btree ("picture_id");
CREATE INDEX "landing_pages_new_arrivals_order_idx" ON "hub"."landing_pages_new_arrivals" USING btree ("_order");
CREATE INDEX "landing_pages_new_arrivals_parent_id_idx" ON "hub"."landing_pages_new_arrivals" USING btree ("_parent_id");
CREATE INDEX "landing_pages_new_arrivals_picture_idx" ON "hub"."landing_pages_new_arrivals" USING btree ("picture_id");
CREATE INDEX "landing_pages_hero_video_picture_idx" ON "hub"."landing_pages" USING btree ("hero_video_picture_id");
CREATE INDEX "landing_pages_updated_at_idx" ON "hub"."landing_pages" USING btree ("updated_at");
CREATE INDEX "landing_pages_created_at_idx" ON "hub"."landing_pages" USING btree ("created_at");
CREATE INDEX "landing_pages__status_idx" ON "hub"."landing_pages" USING btree ("_status");
CREATE INDEX "landing_pages_rels_order_idx" ON "hub"."landing_pages_rels" USING btree ("order");
CREATE INDEX "landing_pages_rels_parent_idx" ON "hub"."landing_pages_rels" USING btree ("parent_id");
CREATE INDEX "landing_pages_rels_path_idx" ON "hub"."landing_pages_rels" USING btree ("path");
CREATE INDEX "landing_pages_rels_media_id_idx" ON "hub"."landing_pages_rels" USING btree ("media_id");
CREATE INDEX "_landing_pages_v_version_application_cards_order_idx" ON "hub"."_landing_pages_v_version_application_cards" USING btree ("_order");
CREATE INDEX "_landing_pages_v_version_application_cards_parent_id_idx" ON "hub"."_landing_pages_v_version_application_cards" USING btree ("_parent_id");
CREATE INDEX "_landing_pages_v_version_application_cards_picture_idx" ON "hub"."_landing_pages_v_version_application_cards" USING btree ("picture_id");
CREATE INDEX "_landing_pages_v_version_categories_order_idx" ON "hub"."_landing_pages_v_version_categories" USING btree ("_order");
CREATE INDEX "_landing_pages_v_version_categories_parent_id_idx" ON "hub"."_landing_pages_v_version_categories" USING btree ("_parent_id");
CREATE INDEX "_landing_pages_v_version_categories_picture_idx" ON "hub"."_landing_pages_v_version_categories" USING btree ("picture_id");
CREATE INDEX "_landing_pages_v_version_featured_pictures_order_idx" ON "hub"."_landing_pages_v_version_featured_pictures" USING btree ("_order");
CREATE INDEX "_landing_pages_v_version_featured_pictures_parent_id_idx" ON "hub"."_landing_pages_v_version_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "_landing_pages_v_version_featured_pictures_picture_idx" ON "hub"."_landing_pages_v_version_featured_pictures" USING btree ("picture_id");
CREATE INDEX "_landing_pages_v_version_new_arrivals_order_idx" ON "hub"."_landing_pages_v_version_new_arrivals" USING btree ("_order");
CREATE INDEX "_landing_pages_v_version_new_arrivals_parent_id_idx" ON "hub"."_landing_pages_v_version_new_arrivals" USING btree ("_parent_id");
CREATE INDEX "_landing_pages_v_version_new_arrivals_picture_idx" ON "hub"."_landing_pages_v_version_new_arrivals" USING btree ("picture_id");
CREATE INDEX "_landing_pages_v_parent_idx" ON "hub"."_landing_pages_v" USING btree ("parent_id");
CREATE INDEX "_landing_pages_v_version_version_hero_video_picture_idx" ON "hub"."_landing_pages_v" USING btree ("version_hero_video_picture_id");
CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "hub"."_landing_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "hub"."_landing_pages_v" USING btree ("version_created_at");
CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "hub"."_landing_pages_v" USING btree ("version__status");
CREATE INDEX "_landing_pages_v_created_at_idx" ON "hub"."_landing_pages_v" USING btree ("created_at");
CREATE INDEX "_landing_pages_v_updated_at_idx" ON "hub"."_landing_pages_v" USING btree ("updated_at");
CREATE INDEX "_landing_pages_v_latest_idx" ON "hub"."_landing_pages_v" USING btree ("latest");
CREATE INDEX "_landing_pages_v_rels_order_idx" ON "hub"."_landing_pages_v_rels" USING btree ("order");
CREATE INDEX "_landing_pages_v_rels_parent_idx" ON "hub"."_landing_pages_v_rels" USING btree ("parent_id");
CREATE INDEX "_landing_pages_v_rels_path_idx" ON "hub"."_landing_pages_v_rels" USING btree ("path");
CREATE INDEX "_landing_pages_v_rels_media_id_idx" ON "hub"."_landing_pages_v_rels" USING btree ("media_id");
CREATE INDEX "application_pages_featured_pictures_order_idx" ON "hub"."application_pages_featured_pictures" USING btree ("_order");
CREATE INDEX "application_pages_featured_pictures_parent_id_idx" ON "hub"."application_pages_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "application_pages_featured_pictures_picture_idx" ON "hub"."application_pages_featured_pictures" USING btree ("picture_id");
CREATE INDEX "application_pages_collections_order_idx" ON "hub"."application_pages_collections" USING btree ("_order");
CREATE INDEX "application_pages_collections_parent_id_idx" ON "hub"."application_pages_collections" USING btree ("_parent_id");
CREATE INDEX "application_pages_collections_picture_idx" ON "hub"."application_pages_collections" USING btree ("picture_id");
CREATE INDEX "application_pages_new_arrivals_order_idx" ON "hub"."application_pages_new_arrivals" USING btree ("_order");
CREATE INDEX "application_pages_new_arrivals_parent_id_idx" ON "hub"."application_pages_new_arrivals" USING btree ("_parent_id");
CREATE INDEX "application_pages_new_arrivals_picture_idx" ON "hub"."application_pages_new_arrivals" USING btree ("picture_id");
CREATE INDEX "application_pages_hero_video_picture_idx" ON "hub"."application_pages" USING btree ("hero_video_picture_id");
CREATE INDEX "application_pages_updated_at_idx" ON "hub"."application_pages" USING btree ("updated_at");
CREATE INDEX "application_pages_created_at_idx" ON "hub"."application_pages" USING btree ("created_at");
CREATE INDEX "application_pages__status_idx" ON "hub"."application_pages" USING btree ("_status");
CREATE INDEX "application_pages_rels_order_idx" ON "hub"."application_pages_rels" USING btree ("order");
CREATE INDEX "application_pages_rels_parent_idx" ON "hub"."application_pages_rels" USING btree ("parent_id");
CREATE INDEX "application_pages_rels_path_idx" ON "hub"."application_pages_rels" USING btree ("path");
CREATE INDEX "application_pages_rels_media_id_idx" ON "hub"."application_pages_rels" USING btree ("media_id");
CREATE INDEX "_application_pages_v_version_featured_pictures_order_idx" ON "hub"."_application_pages_v_version_featured_pictures" USING btree ("_order");
CREATE INDEX "_application_pages_v_version_featured_pictures_parent_id_idx" ON "hub"."_application_pages_v_version_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "_application_pages_v_version_featured_pictures_picture_idx" ON "hub"."_application_pages_v_version_featured_pictures" USING btree ("picture_id");
CREATE INDEX "_application_pages_v_version_collections_order_idx" ON "hub"."_application_pages_v_version_collections" USING btree ("_order");
CREATE INDEX "_application_pages_v_version_collections_parent_id_idx" ON "hub"."_application_pages_v_version_collections" USING btree ("_parent_id");
CREATE INDEX "_application_pages_v_version_collections_picture_idx" ON "hub"."_application_pages_v_version_collections" USING btree ("picture_id");
CREATE INDEX "_application_pages_v_version_new_arrivals_order_idx" ON "hub"."_application_pages_v_version_new_arrivals" USING btree ("_order");
CREATE INDEX "_application_pages_v_version_new_arrivals_parent_id_idx" ON "hub"."_application_pages_v_version_new_arrivals" USING btree ("_parent_id");
CREATE INDEX "_application_pages_v_version_new_arrivals_picture_idx" ON "hub"."_application_pages_v_version_new_arrivals" USING btree ("picture_id");
CREATE INDEX "_application_pages_v_parent_idx" ON "hub"."_application_pages_v" USING btree ("parent_id");
CREATE INDEX "_application_pages_v_version_version_hero_video_picture_idx" ON "hub"."_application_pages_v" USING btree ("version_hero_video_picture_id");
CREATE INDEX "_application_pages_v_version_version_updated_at_idx" ON "hub"."_application_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_application_pages_v_version_version_created_at_idx" ON "hub"."_application_pages_v" USING btree ("version_created_at");
CREATE INDEX "_application_pages_v_version_version__status_idx" ON "hub"."_application_pages_v" USING btree ("version__status");
CREATE INDEX "_application_pages_v_created_at_idx" ON "hub"."_application_pages_v" USING btree ("created_at");
CREATE INDEX "_application_pages_v_updated_at_idx" ON "hub"."_application_pages_v" USING btree ("updated_at");
CREATE INDEX "_application_pages_v_latest_idx" ON "hub"."_application_pages_v" USING btree ("latest");
CREATE INDEX "_application_pages_v_rels_order_idx" ON "hub"."_application_pages_v_rels" USING btree ("order");
CREATE INDEX "_application_pages_v_rels_parent_idx" ON "hub"."_application_pages_v_rels" USING btree ("parent_id");
CREATE INDEX "_application_pages_v_rels_path_idx" ON "hub"."_application_pages_v_rels" USING btree ("path");
CREATE INDEX "_application_pages_v_rels_media_id_idx" ON "hub"."_application_pages_v_rels" USING btree ("media_id");
CREATE INDEX "collection_pages_gallery_order_idx" ON "hub"."collection_pages_gallery" USING btree ("_order");
CREATE INDEX "collection_pages_gallery_parent_id_idx" ON "hub"."collection_pages_gallery" USING btree ("_parent_id");
CREATE INDEX "collection_pages_gallery_picture_idx" ON "hub"."collection_pages_gallery" USING btree ("picture_id");
CREATE INDEX "collection_pages_hero_video_picture_idx" ON "hub"."collection_pages" USING btree ("hero_video_picture_id");
CREATE INDEX "collection_pages_updated_at_idx" ON "hub"."collection_pages" USING btree ("updated_at");
CREATE INDEX "collection_pages_created_at_idx" ON "hub"."collection_pages" USING btree ("created_at");
CREATE INDEX "collection_pages__status_idx" ON "hub"."collection_pages" USING btree ("_status");
CREATE INDEX "collection_pages_rels_order_idx" ON "hub"."collection_pages_rels" USING btree ("order");
CREATE INDEX "collection_pages_rels_parent_idx" ON "hub"."collection_pages_rels" USING btree ("parent_id");
CREATE INDEX "collection_pages_rels_path_idx" ON "hub"."collection_pages_rels" USING btree ("path");
CREATE INDEX "collection_pages_rels_media_id_idx" ON "hub"."collection_pages_rels" USING btree ("media_id");
CREATE INDEX "_collection_pages_v_version_gallery_order_idx" ON "hub"."_collection_pages_v_version_gallery" USING btree ("_order");
CREATE INDEX "_collection_pages_v_version_gallery_parent_id_idx" ON "hub"."_collection_pages_v_version_gallery" USING btree ("_parent_id");
CREATE INDEX "_collection_pages_v_version_gallery_picture_idx" ON "hub"."_collection_pages_v_version_gallery" USING btree ("picture_id");
CREATE INDEX "_collection_pages_v_parent_idx" ON "hub"."_collection_pages_v" USING btree ("parent_id");
CREATE INDEX "_collection_pages_v_version_version_hero_video_picture_idx" ON "hub"."_collection_pages_v" USING btree ("version_hero_video_picture_id");
CREATE INDEX "_collection_pages_v_version_version_updated_at_idx" ON "hub"."_collection_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_collection_pages_v_version_version_created_at_idx" ON "hub"."_collection_pages_v" USING btree ("version_created_at");
CREATE INDEX "_collection_pages_v_version_version__status_idx" ON "hub"."_collection_pages_v" USING btree ("version__status");
CREATE INDEX "_collection_pages_v_created_at_idx" ON "hub"."_collection_pages_v" USING btree ("created_at");
CREATE INDEX "_collection_pages_v_updated_at_idx" ON "hub"."_collection_pages_v" USING btree ("updated_at");
CREATE INDEX "_collection_pages_v_latest_idx" ON "hub"."_collection_pages_v" USING btree ("latest");
CREATE INDEX "_collection_pages_v_rels_order_idx" ON "hub"."_collection_pages_v_rels" USING btree ("order");
CREATE INDEX "_collection_pages_v_rels_parent_idx" ON "hub"."_collection_pages_v_rels" USING btree ("parent_id");
CREATE INDEX "_collection_pages_v_rels_path_idx" ON "hub"."_collection_pages_v_rels" USING btree ("path");
CREATE INDEX "_collection_pages_v_rels_media_id_idx" ON "hub"."_collection_pages_v_rels" USING btree ("media_id");
CREATE INDEX "brand_pages_featured_pictures_order_idx" ON "hub"."brand_pages_featured_pictures" USING btree ("_order");
CREATE INDEX "brand_pages_featured_pictures_parent_id_idx" ON "hub"."brand_pages_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "brand_pages_featured_pictures_picture_idx" ON "hub"."brand_pages_featured_pictures" USING btree ("picture_id");
CREATE INDEX "brand_pages_collections_order_idx" ON "hub"."brand_pages_collections" USING btree ("_order");
CREATE INDEX "brand_pages_collections_parent_id_idx" ON "hub"."brand_pages_collections" USING btree ("_parent_id");
CREATE INDEX "brand_pages_collections_picture_idx" ON "hub"."brand_pages_collections" USING btree ("picture_id");
CREATE INDEX "brand_pages_hero_video_picture_idx" ON "hub"."brand_pages" USING btree ("hero_video_picture_id");
CREATE INDEX "brand_pages_updated_at_idx" ON "hub"."brand_pages" USING btree ("updated_at");
CREATE INDEX "brand_pages_created_at_idx" ON "hub"."brand_pages" USING btree ("created_at");
CREATE INDEX "brand_pages__status_idx" ON "hub"."brand_pages" USING btree ("_status");
CREATE INDEX "brand_pages_rels_order_idx" ON "hub"."brand_pages_rels" USING btree ("order");
CREATE INDEX "brand_pages_rels_parent_idx" ON "hub"."brand_pages_rels" USING btree ("parent_id");
CREATE INDEX "brand_pages_rels_path_idx" ON "hub"."brand_pages_rels" USING btree ("path");
CREATE INDEX "brand_pages_rels_media_id_idx" ON "hub"."brand_pages_rels" USING btree ("media_id");
CREATE INDEX "_brand_pages_v_version_featured_pictures_order_idx" ON "hub"."_brand_pages_v_version_featured_pictures" USING btree ("_order");
CREATE INDEX "_brand_pages_v_version_featured_pictures_parent_id_idx" ON "hub"."_brand_pages_v_version_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "_brand_pages_v_version_featured_pictures_picture_idx" ON "hub"."_brand_pages_v_version_featured_pictures" USING btree ("picture_id");
CREATE INDEX "_brand_pages_v_version_collections_order_idx" ON "hub"."_brand_pages_v_version_collections" USING btree ("_order");
CREATE INDEX "_brand_pages_v_version_collections_parent_id_idx" ON "hub"."_brand_pages_v_version_collections" USING btree ("_parent_id");
CREATE INDEX "_brand_pages_v_version_collections_picture_idx" ON "hub"."_brand_pages_v_version_collections" USING btree ("picture_id");
CREATE INDEX "_brand_pages_v_parent_idx" ON "hub"."_brand_pages_v" USING btree ("parent_id");
CREATE INDEX "_brand_pages_v_version_version_hero_video_picture_idx" ON "hub"."_brand_pages_v" USING btree ("version_hero_video_picture_id");
CREATE INDEX "_brand_pages_v_version_version_updated_at_idx" ON "hub"."_brand_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_brand_pages_v_version_version_created_at_idx" ON "hub"."_brand_pages_v" USING btree ("version_created_at");
CREATE INDEX "_brand_pages_v_version_version__status_idx" ON "hub"."_brand_pages_v" USING btree ("version__status");
CREATE INDEX "_brand_pages_v_created_at_idx" ON "hub"."_brand_pages_v" USING btree ("created_at");
CREATE INDEX "_brand_pages_v_updated_at_idx" ON "hub"."_brand_pages_v" USING btree ("updated_at");
CREATE INDEX "_brand_pages_v_latest_idx" ON "hub"."_brand_pages_v" USING btree ("latest");
CREATE INDEX "_brand_pages_v_rels_order_idx" ON "hub"."_brand_pages_v_rels" USING btree ("order");
CREATE INDEX "_brand_pages_v_rels_parent_idx" ON "hub"."_brand_pages_v_rels" USING btree ("parent_id");
CREATE INDEX "_brand_pages_v_rels_path_idx" ON "hub"."_brand_pages_v_rels" USING btree ("path");
CREATE INDEX "_brand_pages_v_rels_media_id_idx" ON "hub"."_brand_pages_v_rels" USING btree ("media_id");
CREATE INDEX "type_pages_tiles_order_idx" ON "hub"."type_pages_tiles" USING btree ("_order");
CREATE INDEX "type_pages_tiles_parent_id_idx" ON "hub"."type_pages_tiles" USING btree ("_parent_id");
CREATE INDEX "type_pages_tiles_picture_idx" ON "hub"."type_pages_tiles" USING btree ("picture_id");
CREATE INDEX "type_pages_featured_pictures_order_idx" ON "hub"."type_pages_featured_pictures" USING btree ("_order");
CREATE INDEX "type_pages_featured_pictures_parent_id_idx" ON "hub"."type_pages_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "type_pages_featured_pictures_picture_idx" ON "hub"."type_pages_featured_pictures" USING btree ("picture_id");
CREATE INDEX "type_pages_new_arrivals_order_idx" ON "hub"."type_pages_new_arrivals" USING btree ("_order");
CREATE INDEX "type_pages_new_arrivals_parent_id_idx" ON "hub"."type_pages_new_arrivals" USING btree ("_parent_id");
CREATE INDEX "type_pages_new_arrivals_picture_idx" ON "hub"."type_pages_new_arrivals" USING btree ("picture_id");
CREATE INDEX "type_pages_collections_order_idx" ON "hub"."type_pages_collections" USING btree ("_order");
CREATE INDEX "type_pages_collections_parent_id_idx" ON "hub"."type_pages_collections" USING btree ("_parent_id");
CREATE INDEX "type_pages_collections_picture_idx" ON "hub"."type_pages_collections" USING btree ("picture_id");
CREATE INDEX "type_pages_catalogues_order_idx" ON "hub"."type_pages_catalogues" USING btree ("_order");
CREATE INDEX "type_pages_catalogues_parent_id_idx" ON "hub"."type_pages_catalogues" USING btree ("_parent_id");
CREATE INDEX "type_pages_catalogues_picture_idx" ON "hub"."type_pages_catalogues" USING btree ("picture_id");
CREATE INDEX "type_pages_hero_video_picture_idx" ON "hub"."type_pages" USING btree ("hero_video_picture_id");
CREATE INDEX "type_pages_updated_at_idx" ON "hub"."type_pages" USING btree ("updated_at");
CREATE INDEX "type_pages_created_at_idx" ON "hub"."type_pages" USING btree ("created_at");
CREATE INDEX "type_pages__status_idx" ON "hub"."type_pages" USING btree ("_status");
CREATE INDEX "type_pages_rels_order_idx" ON "hub"."type_pages_rels" USING btree ("order");
CREATE INDEX "type_pages_rels_parent_idx" ON "hub"."type_pages_rels" USING btree ("parent_id");
CREATE INDEX "type_pages_rels_path_idx" ON "hub"."type_pages_rels" USING btree ("path");
CREATE INDEX "type_pages_rels_media_id_idx" ON "hub"."type_pages_rels" USING btree ("media_id");
CREATE INDEX "_type_pages_v_version_tiles_order_idx" ON "hub"."_type_pages_v_version_tiles" USING btree ("_order");
CREATE INDEX "_type_pages_v_version_tiles_parent_id_idx" ON "hub"."_type_pages_v_version_tiles" USING btree ("_parent_id");
CREATE INDEX "_type_pages_v_version_tiles_picture_idx" ON "hub"."_type_pages_v_version_tiles" USING btree ("picture_id");
CREATE INDEX "_type_pages_v_version_featured_pictures_order_idx" ON "hub"."_type_pages_v_version_featured_pictures" USING btree ("_order");
CREATE INDEX "_type_pages_v_version_featured_pictures_parent_id_idx" ON "hub"."_type_pages_v_version_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "_type_pages_v_version_featured_pictures_picture_idx" ON "hub"."_type_pages_v_version_featured_pictures" USING btree ("picture_id");
CREATE INDEX "_type_pages_v_version_new_arrivals_order_idx" ON "hub"."_type_pages_v_version_new_arrivals" USING btree ("_order");
CREATE INDEX "_type_pages_v_version_new_arrivals_parent_id_idx" ON "hub"."_type_pages_v_version_new_arrivals" USING btree ("_parent_id");
CREATE INDEX "_type_pages_v_version_new_arrivals_picture_idx" ON "hub"."_type_pages_v_version_new_arrivals" USING btree ("picture_id");
CREATE INDEX "_type_pages_v_version_collections_order_idx" ON "hub"."_type_pages_v_version_collections" USING btree ("_order");
CREATE INDEX "_type_pages_v_version_collections_parent_id_idx" ON "hub"."_type_pages_v_version_collections" USING btree ("_parent_id");
CREATE INDEX "_type_pages_v_version_collections_picture_idx" ON "hub"."_type_pages_v_version_collections" USING btree ("picture_id");
CREATE INDEX "_type_pages_v_version_catalogues_order_idx" ON "hub"."_type_pages_v_version_catalogues" USING btree ("_order");
CREATE INDEX "_type_pages_v_version_catalogues_parent_id_idx" ON "hub"."_type_pages_v_version_catalogues" USING btree ("_parent_id");
CREATE INDEX "_type_pages_v_version_catalogues_picture_idx" ON "hub"."_type_pages_v_version_catalogues" USING btree ("picture_id");
CREATE INDEX "_type_pages_v_parent_idx" ON "hub"."_type_pages_v" USING btree ("parent_id");
CREATE INDEX "_type_pages_v_version_version_hero_video_picture_idx" ON "hub"."_type_pages_v" USING btree ("version_hero_video_picture_id");
CREATE INDEX "_type_pages_v_version_version_updated_at_idx" ON "hub"."_type_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_type_pages_v_version_version_created_at_idx" ON "hub"."_type_pages_v" USING btree ("version_created_at");
CREATE INDEX "_type_pages_v_version_version__status_idx" ON "hub"."_type_pages_v" USING btree ("version__status");
CREATE INDEX "_type_pages_v_created_at_idx" ON "hub"."_type_pages_v" USING btree ("created_at");
CREATE INDEX "_type_pages_v_updated_at_idx" ON "hub"."_type_pages_v" USING btree ("updated_at");
CREATE INDEX "_type_pages_v_latest_idx" ON "hub"."_type_pages_v" USING btree ("latest");
CREATE INDEX "_type_pages_v_rels_order_idx" ON "hub"."_type_pages_v_rels" USING btree ("order");
CREATE INDEX "_type_pages_v_rels_parent_idx" ON "hub"."_type_pages_v_rels" USING btree ("parent_id");
CREATE INDEX "_type_pages_v_rels_path_idx" ON "hub"."_type_pages_v_rels" USING btree ("path");
CREATE INDEX "_type_pages_v_rels_media_id_idx" ON "hub"."_type_pages_v_rels" USING btree ("media_id");
CREATE INDEX "international_brands_banner_order_idx" ON "hub"."international_brands_banner" USING btree ("_order");
CREATE INDEX "international_brands_banner_parent_id_idx" ON "hub"."international_brands_banner" USING btree ("_parent_id");
CREATE INDEX "international_brands_banner_picture_idx" ON "hub"."international_brands_banner" USING btree ("picture_id");
CREATE INDEX "international_brands_featured_pictures_order_idx" ON "hub"."international_brands_featured_pictures" USING btree ("_order");
CREATE INDEX "international_brands_featured_pictures_parent_id_idx" ON "hub"."international_brands_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "international_brands_featured_pictures_picture_idx" ON "hub"."international_brands_featured_pictures" USING btree ("picture_id");
CREATE INDEX "international_brands_catalogues_first_order_idx" ON "hub"."international_brands_catalogues_first" USING btree ("_order");
CREATE INDEX "international_brands_catalogues_first_parent_id_idx" ON "hub"."international_brands_catalogues_first" USING btree ("_parent_id");
CREATE INDEX "international_brands_catalogues_first_picture_idx" ON "hub"."international_brands_catalogues_first" USING btree ("picture_id");
CREATE INDEX "international_brands_catalogues_second_order_idx" ON "hub"."international_brands_catalogues_second" USING btree ("_order");
CREATE INDEX "international_brands_catalogues_second_parent_id_idx" ON "hub"."international_brands_catalogues_second" USING btree ("_parent_id");
CREATE INDEX "international_brands_catalogues_second_picture_idx" ON "hub"."international_brands_catalogues_second" USING btree ("picture_id");
CREATE INDEX "international_brands_updated_at_idx" ON "hub"."international_brands" USING btree ("updated_at");
CREATE INDEX "international_brands_created_at_idx" ON "hub"."international_brands" USING btree ("created_at");
CREATE INDEX "international_brands__status_idx" ON "hub"."international_brands" USING btree ("_status");
CREATE INDEX "_international_brands_v_version_banner_order_idx" ON "hub"."_international_brands_v_version_banner" USING btree ("_order");
CREATE INDEX "_international_brands_v_version_banner_parent_id_idx" ON "hub"."_international_brands_v_version_banner" USING btree ("_parent_id");
CREATE INDEX "_international_brands_v_version_banner_picture_idx" ON "hub"."_international_brands_v_version_banner" USING btree ("picture_id");
CREATE INDEX "_international_brands_v_version_featured_pictures_order_idx" ON "hub"."_international_brands_v_version_featured_pictures" USING btree ("_order");
CREATE INDEX "_international_brands_v_version_featured_pictures_parent_id_idx" ON "hub"."_international_brands_v_version_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "_international_brands_v_version_featured_pictures_pictur_idx" ON "hub"."_international_brands_v_version_featured_pictures" USING btree ("picture_id");
CREATE INDEX "_international_brands_v_version_catalogues_first_order_idx" ON "hub"."_international_brands_v_version_catalogues_first" USING btree ("_order");
CREATE INDEX "_international_brands_v_version_catalogues_first_parent_id_idx" ON "hub"."_international_brands_v_version_catalogues_first" USING btree ("_parent_id");
CREATE INDEX "_international_brands_v_version_catalogues_first_picture_idx" ON "hub"."_international_brands_v_version_catalogues_first" USING btree ("picture_id");
CREATE INDEX "_international_brands_v_version_catalogues_second_order_idx" ON "hub"."_international_brands_v_version_catalogues_second" USING btree ("_order");
CREATE INDEX "_international_brands_v_version_catalogues_second_parent_id_idx" ON "hub"."_international_brands_v_version_catalogues_second" USING btree ("_parent_id");
CREATE INDEX "_international_brands_v_version_catalogues_second_pictur_idx" ON "hub"."_international_brands_v_version_catalogues_second" USING btree ("picture_id");
CREATE INDEX "_international_brands_v_parent_idx" ON "hub"."_international_brands_v" USING btree ("parent_id");
CREATE INDEX "_international_brands_v_version_version_updated_at_idx" ON "hub"."_international_brands_v" USING btree ("version_updated_at");
CREATE INDEX "_international_brands_v_version_version_created_at_idx" ON "hub"."_international_brands_v" USING btree ("version_created_at");
CREATE INDEX "_international_brands_v_version_version__status_idx" ON "hub"."_international_brands_v" USING btree ("version__status");
CREATE INDEX "_international_brands_v_created_at_idx" ON "hub"."_international_brands_v" USING btree ("created_at");
CREATE INDEX "_international_brands_v_updated_at_idx" ON "hub"."_international_brands_v" USING btree ("updated_at");
CREATE INDEX "_international_brands_v_latest_idx" ON "hub"."_international_brands_v" USING btree ("latest");
CREATE INDEX "stores_trading_hours_order_idx" ON "hub"."stores_trading_hours" USING btree ("_order");
CREATE INDEX "stores_trading_hours_parent_id_idx" ON "hub"."stores_trading_hours" USING btree ("_parent_id");
CREATE INDEX "stores_updated_at_idx" ON "hub"."stores" USING btree ("updated_at");
CREATE INDEX "stores_created_at_idx" ON "hub"."stores" USING btree ("created_at");
CREATE INDEX "stores__status_idx" ON "hub"."stores" USING btree ("_status");
CREATE INDEX "_stores_v_version_trading_hours_order_idx" ON "hub"."_stores_v_version_trading_hours" USING btree ("_order");
CREATE INDEX "_stores_v_version_trading_hours_parent_id_idx" ON "hub"."_stores_v_version_trading_hours" USING btree ("_parent_id");
CREATE INDEX "_stores_v_parent_idx" ON "hub"."_stores_v" USING btree ("parent_id");
CREATE INDEX "_stores_v_version_version_updated_at_idx" ON "hub"."_stores_v" USING btree ("version_updated_at");
CREATE INDEX "_stores_v_version_version_created_at_idx" ON "hub"."_stores_v" USING btree ("version_created_at");
CREATE INDEX "_stores_v_version_version__status_idx" ON "hub"."_stores_v" USING btree ("version__status");
CREATE INDEX "_stores_v_created_at_idx" ON "hub"."_stores_v" USING btree ("created_at");
CREATE INDEX "_stores_v_updated_at_idx" ON "hub"."_stores_v" USING btree ("updated_at");
CREATE INDEX "_stores_v_latest_idx" ON "hub"."_stores_v" USING btree ("latest");
CREATE INDEX "vacancies_updated_at_idx" ON "hub"."vacancies" USING btree ("updated_at");
CREATE INDEX "vacancies_created_at_idx" ON "hub"."vacancies" USING btree ("created_at");
CREATE INDEX "vacancies__status_idx" ON "hub"."vacancies" USING btree ("_status");
CREATE INDEX "_vacancies_v_parent_idx" ON "hub"."_vacancies_v" USING btree ("parent_id");
CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "hub"."_vacancies_v" USING btree ("version_updated_at");
CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "hub"."_vacancies_v" USING btree ("version_created_at");
CREATE INDEX "_vacancies_v_version_version__status_idx" ON "hub"."_vacancies_v" USING btree ("version__status");
CREATE INDEX "_vacancies_v_created_at_idx" ON "hub"."_vacancies_v" USING btree ("created_at");
CREATE INDEX "_vacancies_v_updated_at_idx" ON "hub"."_vacancies_v" USING btree ("updated_at");
CREATE INDEX "_vacancies_v_latest_idx" ON "hub"."_vacancies_v" USING btree ("latest");
CREATE INDEX "text_pages_sections_order_idx" ON "hub"."text_pages_sections" USING btree ("_order");
CREATE INDEX "text_pages_sections_parent_id_idx" ON "hub"."text_pages_sections" USING btree ("_parent_id");
CREATE INDEX "text_pages_sections_picture_idx" ON "hub"."text_pages_sections" USING btree ("picture_id");
CREATE INDEX "text_pages_picture_idx" ON "hub"."text_pages" USING btree ("picture_id");
CREATE INDEX "text_pages_updated_at_idx" ON "hub"."text_pages" USING btree ("updated_at");
CREATE INDEX "text_pages_created_at_idx" ON "hub"."text_pages" USING btree ("created_at");
CREATE INDEX "text_pages__status_idx" ON "hub"."text_pages" USING btree ("_status");
CREATE INDEX "_text_pages_v_version_sections_order_idx" ON "hub"."_text_pages_v_version_sections" USING btree ("_order");
CREATE INDEX "_text_pages_v_version_sections_parent_id_idx" ON "hub"."_text_pages_v_version_sections" USING btree ("_parent_id");
CREATE INDEX "_text_pages_v_version_sections_picture_idx" ON "hub"."_text_pages_v_version_sections" USING btree ("picture_id");
CREATE INDEX "_text_pages_v_parent_idx" ON "hub"."_text_pages_v" USING btree ("parent_id");
CREATE INDEX "_text_pages_v_version_version_picture_idx" ON "hub"."_text_pages_v" USING btree ("version_picture_id");
CREATE INDEX "_text_pages_v_version_version_updated_at_idx" ON "hub"."_text_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_text_pages_v_version_version_created_at_idx" ON "hub"."_text_pages_v" USING btree ("version_created_at");
CREATE INDEX "_text_pages_v_version_version__status_idx" ON "hub"."_text_pages_v" USING btree ("version__status");
CREATE INDEX "_text_pages_v_created_at_idx" ON "hub"."_text_pages_v" USING btree ("created_at");
CREATE INDEX "_text_pages_v_updated_at_idx" ON "hub"."_text_pages_v" USING btree ("updated_at");
CREATE INDEX "_text_pages_v_latest_idx" ON "hub"."_text_pages_v" USING btree ("latest");
CREATE INDEX "brands_logo_idx" ON "hub"."brands" USING btree ("logo_id");
CREATE INDEX "brands_updated_at_idx" ON "hub"."brands" USING btree ("updated_at");
CREATE INDEX "brands_created_at_idx" ON "hub"."brands" USING btree ("created_at");
CREATE INDEX "brands__status_idx" ON "hub"."brands" USING btree ("_status");
CREATE INDEX "_brands_v_parent_idx" ON "hub"."_brands_v" USING btree ("parent_id");
CREATE INDEX "_brands_v_version_version_logo_idx" ON "hub"."_brands_v" USING btree ("version_logo_id");
CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "hub"."_brands_v" USING btree ("version_updated_at");
CREATE INDEX "_brands_v_version_version_created_at_idx" ON "hub"."_brands_v" USING btree ("version_created_at");
CREATE INDEX "_brands_v_version_version__status_idx" ON "hub"."_brands_v" USING btree ("version__status");
CREATE INDEX "_brands_v_created_at_idx" ON "hub"."_brands_v" USING btree ("created_at");
CREATE INDEX "_brands_v_updated_at_idx" ON "hub"."_brands_v" USING btree ("updated_at");
CREATE INDEX "_brands_v_latest_idx" ON "hub"."_brands_v" USING btree ("latest");
CREATE INDEX "media_address_idx" ON "hub"."media" USING btree ("address");
CREATE INDEX "media_updated_at_idx" ON "hub"."media" USING btree ("updated_at");
CREATE INDEX "media_created_at_idx" ON "hub"."media" USING btree ("created_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "hub"."media" USING btree ("filename");
CREATE INDEX "users_roles_order_idx" ON "hub"."users_roles" USING btree ("order");
CREATE INDEX "users_roles_parent_idx" ON "hub"."users_roles" USING btree ("parent_id");
CREATE INDEX "users_sessions_order_idx" ON "hub"."users_sessions" USING btree ("_order");
CREATE INDEX "users_sessions_parent_id_idx" ON "hub"."users_sessions" USING btree ("_parent_id");
CREATE INDEX "users_updated_at_idx" ON "hub"."users" USING btree ("updated_at");
CREATE INDEX "users_created_at_idx" ON "hub"."users" USING btree ("created_at");
CREATE UNIQUE INDEX "users_email_idx" ON "hub"."users" USING btree ("email");
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "hub"."payload_kv" USING btree ("key");
CREATE INDEX "payload_jobs_log_order_idx" ON "hub"."payload_jobs_log" USING btree ("_order");
CREATE INDEX "payload_jobs_log_parent_id_idx" ON "hub"."payload_jobs_log" USING btree ("_parent_id");
CREATE INDEX "payload_jobs_completed_at_idx" ON "hub"."payload_jobs" USING btree ("completed_at");
CREATE INDEX "payload_jobs_total_tried_idx" ON "hub"."payload_jobs" USING btree ("total_tried");
CREATE INDEX "payload_jobs_has_error_idx" ON "hub"."payload_jobs" USING btree ("has_error");
CREATE INDEX "payload_jobs_task_slug_idx" ON "hub"."payload_jobs" USING btree ("task_slug");
CREATE INDEX "payload_jobs_queue_idx" ON "hub"."payload_jobs" USING btree ("queue");
CREATE INDEX "payload_jobs_wait_until_idx" ON "hub"."payload_jobs" USING btree ("wait_until");
CREATE INDEX "payload_jobs_processing_idx" ON "hub"."payload_jobs" USING btree ("processing");
CREATE INDEX "payload_jobs_updated_at_idx" ON "hub"."payload_jobs" USING btree ("updated_at");
CREATE INDEX "payload_jobs_created_at_idx" ON "hub"."payload_jobs" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "hub"."payload_locked_documents" USING btree ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "hub"."payload_locked_documents" USING btree ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "hub"."payload_locked_documents" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_rels_order_idx" ON "hub"."payload_locked_documents_rels" USING btree ("order");
CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "hub"."payload_locked_documents_rels" USING btree ("parent_id");
CREATE INDEX "payload_locked_documents_rels_path_idx" ON "hub"."payload_locked_documents_rels" USING btree ("path");
CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("landing_pages_id");
CREATE INDEX "payload_locked_documents_rels_application_pages_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("application_pages_id");
CREATE INDEX "payload_locked_documents_rels_collection_pages_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("collection_pages_id");
CREATE INDEX "payload_locked_documents_rels_brand_pages_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("brand_pages_id");
CREATE INDEX "payload_locked_documents_rels_type_pages_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("type_pages_id");
CREATE INDEX "payload_locked_documents_rels_international_brands_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("international_brands_id");
CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("stores_id");
CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("vacancies_id");
CREATE INDEX "payload_locked_documents_rels_text_pages_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("text_pages_id");
CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("brands_id");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("media_id");
CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "hub"."payload_locked_documents_rels" USING btree ("users_id");
CREATE INDEX "payload_preferences_key_idx" ON "hub"."payload_preferences" USING btree ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "hub"."payload_preferences" USING btree ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "hub"."payload_preferences" USING btree ("created_at");
CREATE INDEX "payload_preferences_rels_order_idx" ON "hub"."payload_preferences_rels" USING btree ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "hub"."payload_preferences_rels" USING btree ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "hub"."payload_preferences_rels" USING btree ("path");
CREATE INDEX "payload_preferences_rels_users_id_idx" ON "hub"."payload_preferences_rels" USING btree ("users_id");
CREATE INDEX "payload_migrations_updated_at_idx" ON "hub"."payload_migrations" USING btree ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "hub"."payload_migrations" USING btree ("created_at");
CREATE INDEX "home_page_tiles_order_idx" ON "hub"."home_page_tiles" USING btree ("_order");
CREATE INDEX "home_page_tiles_parent_id_idx" ON "hub"."home_page_tiles" USING btree ("_parent_id");
CREATE INDEX "home_page_tiles_picture_idx" ON "hub"."home_page_tiles" USING btree ("picture_id");
CREATE INDEX "home_page_new_arrivals_order_idx" ON "hub"."home_page_new_arrivals" USING btree ("_order");
CREATE INDEX "home_page_new_arrivals_parent_id_idx" ON "hub"."home_page_new_arrivals" USING btree ("_parent_id");
CREATE INDEX "home_page_new_arrivals_picture_idx" ON "hub"."home_page_new_arrivals" USING btree ("picture_id");
CREATE INDEX "home_page_featured_pictures_order_idx" ON "hub"."home_page_featured_pictures" USING btree ("_order");
CREATE INDEX "home_page_featured_pictures_parent_id_idx" ON "hub"."home_page_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "home_page_featured_pictures_picture_idx" ON "hub"."home_page_featured_pictures" USING btree ("picture_id");
CREATE INDEX "home_page_hero_video_picture_idx" ON "hub"."home_page" USING btree ("hero_video_picture_id");
CREATE INDEX "home_page__status_idx" ON "hub"."home_page" USING btree ("_status");
CREATE INDEX "home_page_rels_order_idx" ON "hub"."home_page_rels" USING btree ("order");
CREATE INDEX "home_page_rels_parent_idx" ON "hub"."home_page_rels" USING btree ("parent_id");
CREATE INDEX "home_page_rels_path_idx" ON "hub"."home_page_rels" USING btree ("path");
CREATE INDEX "home_page_rels_media_id_idx" ON "hub"."home_page_rels" USING btree ("media_id");
CREATE INDEX "_home_page_v_version_tiles_order_idx" ON "hub"."_home_page_v_version_tiles" USING btree ("_order");
CREATE INDEX "_home_page_v_version_tiles_parent_id_idx" ON "hub"."_home_page_v_version_tiles" USING btree ("_parent_id");
CREATE INDEX "_home_page_v_version_tiles_picture_idx" ON "hub"."_home_page_v_version_tiles" USING btree ("picture_id");
CREATE INDEX "_home_page_v_version_new_arrivals_order_idx" ON "hub"."_home_page_v_version_new_arrivals" USING btree ("_order");
CREATE INDEX "_home_page_v_version_new_arrivals_parent_id_idx" ON "hub"."_home_page_v_version_new_arrivals" USING btree ("_parent_id");
CREATE INDEX "_home_page_v_version_new_arrivals_picture_idx" ON "hub"."_home_page_v_version_new_arrivals" USING btree ("picture_id");
CREATE INDEX "_home_page_v_version_featured_pictures_order_idx" ON "hub"."_home_page_v_version_featured_pictures" USING btree ("_order");
CREATE INDEX "_home_page_v_version_featured_pictures_parent_id_idx" ON "hub"."_home_page_v_version_featured_pictures" USING btree ("_parent_id");
CREATE INDEX "_home_page_v_version_featured_pictures_picture_idx" ON "hub"."_home_page_v_version_featured_pictures" USING btree ("picture_id");
CREATE INDEX "_home_page_v_version_version_hero_video_picture_idx" ON "hub"."_home_page_v" USING btree ("version_hero_video_picture_id");
CREATE INDEX "_home_page_v_version_version__status_idx" ON "hub"."_home_page_v" USING btree ("version__status");
CREATE INDEX "_home_page_v_created_at_idx" ON "hub"."_home_page_v" USING btree ("created_at");
CREATE INDEX "_home_page_v_updated_at_idx" ON "hub"."_home_page_v" USING btree ("updated_at");
CREATE INDEX "_home_page_v_latest_idx" ON "hub"."_home_page_v" USING btree ("latest");
CREATE INDEX "_home_page_v_rels_order_idx" ON "hub"."_home_page_v_rels" USING btree ("order");
CREATE INDEX "_home_page_v_rels_parent_idx" ON "hub"."_home_page_v_rels" USING btree ("parent_id");
CREATE INDEX "_home_page_v_rels_path_idx" ON "hub"."_home_page_v_rels" USING btree ("path");
CREATE INDEX "_home_page_v_rels_media_id_idx" ON "hub"."_home_page_v_rels" USING btree ("media_id");
CREATE INDEX "internationals_page_banner_order_idx" ON "hub"."internationals_page_banner" USING btree ("_order");
CREATE INDEX "internationals_page_banner_parent_id_idx" ON "hub"."internationals_page_banner" USING btree ("_parent_id");
CREATE INDEX "internationals_page_banner_picture_idx" ON "hub"."internationals_page_banner" USING btree ("picture_id");
CREATE INDEX "internationals_page_brands_order_idx" ON "hub"."internationals_page_brands" USING btree ("_order");
CREATE INDEX "internationals_page_brands_parent_id_idx" ON "hub"."internationals_page_brands" USING btree ("_parent_id");
CREATE INDEX "internationals_page_brands_picture_idx" ON "hub"."internationals_page_brands" USING btree ("picture_id");
CREATE INDEX "internationals_page_catalogues_order_idx" ON "hub"."internationals_page_catalogues" USING btree ("_order");
CREATE INDEX "internationals_page_catalogues_parent_id_idx" ON "hub"."internationals_page_catalogues" USING btree ("_parent_id");
CREATE INDEX "internationals_page_catalogues_picture_idx" ON "hub"."internationals_page_catalogues" USING btree ("picture_id");
CREATE INDEX "internationals_page__status_idx" ON "hub"."internationals_page" USING btree ("_status");
CREATE INDEX "_internationals_page_v_version_banner_order_idx" ON "hub"."_internationals_page_v_version_banner" USING btree ("_order");
CREATE INDEX "_internationals_page_v_version_banner_parent_id_idx" ON "hub"."_internationals_page_v_version_banner" USING btree ("_parent_id");
CREATE INDEX "_internationals_page_v_version_banner_picture_idx" ON "hub"."_internationals_page_v_version_banner" USING btree ("picture_id");
CREATE INDEX "_internationals_page_v_version_brands_order_idx" ON "hub"."_internationals_page_v_version_brands" USING btree ("_order");
CREATE INDEX "_internationals_page_v_version_brands_parent_id_idx" ON "hub"."_internationals_page_v_version_brands" USING btree ("_parent_id");
CREATE INDEX "_internationals_page_v_version_brands_picture_idx" ON "hub"."_internationals_page_v_version_brands" USING btree ("picture_id");
CREATE INDEX "_internationals_page_v_version_catalogues_order_idx" ON "hub"."_internationals_page_v_version_catalogues" USING btree ("_order");
CREATE INDEX "_internationals_page_v_version_catalogues_parent_id_idx" ON "hub"."_internationals_page_v_version_catalogues" USING btree ("_parent_id");
CREATE INDEX "_internationals_page_v_version_catalogues_picture_idx" ON "hub"."_internationals_page_v_version_catalogues" USING btree ("picture_id");
CREATE INDEX "_internationals_page_v_version_version__status_idx" ON "hub"."_internationals_page_v" USING btree ("version__status");
CREATE INDEX "_internationals_page_v_created_at_idx" ON "hub"."_internationals_page_v" USING btree ("created_at");
CREATE INDEX "_internationals_page_v_updated_at_idx" ON "hub"."_internationals_page_v" USING btree ("updated_at");
CREATE INDEX "_internationals_page_v_latest_idx" ON "hub"."_internationals_page_v" USING btree ("latest");
CREATE INDEX "site_settings_socials_order_idx" ON "hub"."site_settings_socials" USING btree ("_order");
CREATE INDEX "site_settings_socials_parent_id_idx" ON "hub"."site_settings_socials" USING btree ("_parent_id");
CREATE INDEX "site_settings_careers_mailboxes_regions_order_idx" ON "hub"."site_settings_careers_mailboxes_regions" USING btree ("order");
CREATE INDEX "site_settings_careers_mailboxes_regions_parent_idx" ON "hub"."site_settings_careers_mailboxes_regions" USING btree ("parent_id");
CREATE INDEX "site_settings_careers_mailboxes_order_idx" ON "hub"."site_settings_careers_mailboxes" USING btree ("_order");
CREATE INDEX "site_settings_careers_mailboxes_parent_id_idx" ON "hub"."site_settings_careers_mailboxes" USING btree ("_parent_id");
CREATE INDEX "site_settings__status_idx" ON "hub"."site_settings" USING btree ("_status");
CREATE INDEX "_site_settings_v_version_socials_order_idx" ON "hub"."_site_settings_v_version_socials" USING btree ("_order");
CREATE INDEX "_site_settings_v_version_socials_parent_id_idx" ON "hub"."_site_settings_v_version_socials" USING btree ("_parent_id");
CREATE INDEX "_site_settings_v_version_careers_mailboxes_regions_order_idx" ON "hub"."_site_settings_v_version_careers_mailboxes_regions" USING btree ("order");
CREATE INDEX "_site_settings_v_version_careers_mailboxes_regions_parent_idx" ON "hub"."_site_settings_v_version_careers_mailboxes_regions" USING btree ("parent_id");
CREATE INDEX "_site_settings_v_version_careers_mailboxes_order_idx" ON "hub"."_site_settings_v_version_careers_mailboxes" USING btree ("_order");
CREATE INDEX "_site_settings_v_version_careers_mailboxes_parent_id_idx" ON "hub"."_site_settings_v_version_careers_mailboxes" USING btree ("_parent_id");
CREATE INDEX "_site_settings_v_version_version__status_idx" ON "hub"."_site_settings_v" USING btree ("version__status");
CREATE INDEX "_site_settings_v_created_at_idx" ON "hub"."_site_settings_v" USING btree ("created_at");
CREATE INDEX "_site_settings_v_updated_at_idx" ON "hub"."_site_settings_v" USING btree ("updated_at");
CREATE INDEX "_site_settings_v_latest_idx" ON "hub"."_site_settings_v" USING btree ("latest");
