/** A sofa for two or three. */
const SOFA_WIDTH_CM = 214;
/** Between the sofa's ends and the side walls. */
const FREE_CM = 12;

/** How wide the sofa is that stands before a wall: smaller where the wall is narrow. */
export const sofaWidthCm = (wallWidthCm: number): number =>
  Math.min(SOFA_WIDTH_CM, wallWidthCm - 2 * FREE_CM);
