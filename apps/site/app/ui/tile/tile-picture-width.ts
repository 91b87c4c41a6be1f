/**
 * Widest picture that a tile or a feature asks for, several of which stand on a page: as wide as most are kept before
 * anyone asks, so that none has to be made first.
 */
export const TILE_PICTURE_WIDTH_PX = 960;
