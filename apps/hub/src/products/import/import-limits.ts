/** Largest product file that the hub takes; `npm run import` knows no limit for CSV and JSON Lines. */
export const MAX_IMPORT_BYTES = 100 << 20;
/** Most rows of it. */
export const MAX_IMPORT_ROWS = 300_000;
/** Most characters of a mapping file. */
export const MAX_MAPPING_CHARACTERS = 200_000;
/** Address that takes the file itself, whose body may be that large. */
export const IMPORT_FILE_PATH = /^\/api\/products\/imports\/[0-9a-f-]{36}$/u;
