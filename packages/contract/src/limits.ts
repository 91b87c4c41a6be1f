/** Every number of the specification, named, with its unit. Browser code may import this: it has no dependency. */

/** Products on one page of the grid (GRID-01). */
export const PAGE_SIZE = 9;
/** How many a visitor may have on one page of the grid instead (decision 44). */
export const PAGE_SIZES = [PAGE_SIZE, 24, 48] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
/** Most values of one facet in a request, and the longest of them; a request beyond either is refused. */
export const MAX_FILTER_VALUES = 100;
export const MAX_FILTER_VALUE_CHARACTERS = 500;
/** Longest text of a product, in characters: some pages of a description. */
export const MAX_TEXT_CHARACTERS = 20_000;
/** Longest text that is searched for, in characters. */
export const MAX_SEARCH_CHARACTERS = 200;
/** Most hits of one section of the search. */
export const MAX_SECTION_HITS = 20;
/** Colours that can be looked for at once, and the colourways of one group that are found: by default, at most. */
export const MAX_ASKED_COLOURS = 5;
export const NEAREST_PER_GROUP = 12;
export const MAX_NEAREST_PER_GROUP = 24;
/** Times a failed product request is tried again, and the pause before each (FILTER-26). */
export const PRODUCT_RETRIES = 2;
export const PRODUCT_RETRY_DELAY_MS = 1000;
/** Defaults of data fetching: retries, first back-off (doubling), its cap, and cache time (CALL-26). */
export const QUERY_RETRIES = 3;
export const QUERY_BACKOFF_MS = 1000;
export const QUERY_BACKOFF_CAP_MS = 30_000;
export const QUERY_CACHE_MS = 5 * 60_000;
/** Stale and cache times of single queries (CONST-01 to CONST-05). */
export const LANDING_CONTENT_STALE_MS = 600_000;
export const APPLICATION_CONTENT_STALE_MS = 300_000;
export const PRODUCT_QUERY_CACHE_MS = 60_000;
export const NAVIGATION_CACHE_MS = 900_000;
export const BRAND_LIST_CACHE_MS = 900_000;
/** New collections, and colour families, that a menu shows. */
export const MENU_COLLECTIONS = 3;
export const MENU_COLOURS = 12;
/** A filter list taller than this scrolls (FILTER-23). */
export const FILTER_LIST_MAX_HEIGHT_REM = 20.5;
/** Filters are collapsed on screens up to this width (FILTER-24). */
export const FILTER_COLLAPSE_MAX_WIDTH_PX = 600;
/** Items a breadcrumb shows before it folds its middle (CONST-06). */
export const BREADCRUMB_MAX_ITEMS = 8;
/** Offsets of the product page's and the collection page's request (CALL-13, CALL-15). */
export const WHOLE_DESIGN_END_OFFSET = 1000;
/** A long description is cut here (PROD-11). */
export const DESCRIPTION_CUT_CHARACTERS = 500;
/** The thumbnail strip scrolls from this many items on (PROD-16). */
export const THUMBNAIL_SCROLL_FROM = 6;
/** Mails of one kind that strangers may cause to one letter-box in a day. */
export const LETTER_BOX_MAILS_PER_DAY = 20;
/** Longest id of an international brand. */
export const MAX_BRAND_ID_CHARACTERS = 200;
/** Banner: time to the next slide, fade, size and ratio (BANNER-02 to BANNER-05). */
export const BANNER_ADVANCE_MS = 3000;
export const BANNER_PROMO_ADVANCE_MS = 2000;
export const BANNER_FADE_MS = 500;
export const BANNER_PROMO_FADE_MS = 300;
export const BANNER_WIDTH_PX = 2800;
export const BANNER_HEIGHT_PX = 1600;
export const BANNER_RATIO_PERCENT = 56.25;
/** Buttons (GEN-16). */
export const BUTTON_HEIGHT_PX = 53;
export const RIPPLE_MS = 550;
/** Tiles and cards (HOME-04, HOME-07, HOME-14, COLL-06). */
export const GRID_COLUMNS = 12;
export const GRID_GAP_PX = 16;
export const TILE_HEIGHT_PHONE_PX = 320;
export const TILE_HEIGHT_LARGE_PX = 510;
export const NEW_ARRIVAL_HEIGHT_PX = 650;
export const DESIGN_CARD_IMAGE_HEIGHT_PX = 350;
export const DESIGN_CARDS_PER_ROW = 6;
/** The loading screen covers a navigation only after this long (decision 26). */
export const LOADING_SCREEN_DELAY_MS = 400;
/** Registration wizard (REG-01, REG-09, REG-21, REG-47 to REG-49). */
export const WIZARD_STEPS = 5;
export const TRADE_REFERENCES = 3;
export const UPLOAD_MAX_BYTES = 2_097_152;
export const UPLOAD_MIN_BYTES = 1;
export const FILE_PICKER_REOPEN_MS = 300;
/** Days for which a registration in the making is kept, and for which a mailed link takes it up. */
export const DRAFT_KEPT_DAYS = 30;
export const DRAFT_LINK_DAYS = 7;
/** Products of a project list, and characters of the message that goes to a store with it (decision 49). */
export const MAX_PROJECT_PRODUCTS = 50;
export const MAX_LETTER_CHARACTERS = 2000;
/** Days for which the hub keeps such a letter. */
export const LETTER_KEPT_DAYS = 90;
/** Careers (CAREER-03, CAREER-04). */
export const FOUNDED_YEAR = 1987;
export const PERMANENT_EMPLOYEES = 300;
export const RECRUITMENT_MONTHS = 2;
export const DECISION_DAYS = 14;
export const INTERVIEW_NOTICE_WEEKS = 2;
