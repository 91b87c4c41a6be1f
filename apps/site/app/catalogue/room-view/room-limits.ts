/** Bounds of what can be set in the room; lengths in centimetres, whole numbers. */
export const WALL_WIDTH_CM = { min: 150, max: 1200 } as const;
export const WALL_HEIGHT_CM = { min: 200, max: 400 } as const;
export const DEFAULT_WALL_HEIGHT_CM = 270;

/** How tall the figure stands that gives the scale. */
export const PERSON_HEIGHT_CM = 170;
