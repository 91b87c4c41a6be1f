/** Most that an original may have: what a 100-megapixel camera gives. More is refused before it is decoded. */
export const MAX_ORIGINAL_BYTES = 60 << 20;
export const MAX_ORIGINAL_PIXELS = 110_000_000;
