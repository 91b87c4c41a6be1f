-- Since when a content is published, which vacancies say to search engines, and when it was changed last, which sitemaps
-- say. Of what is published already both are the time of this migration.
ALTER TABLE published.content
  ADD COLUMN first_published_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
