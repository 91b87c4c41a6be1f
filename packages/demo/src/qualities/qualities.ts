import { FABRIC_QUALITIES } from './fabric-qualities.ts';
import { HOMEWARE_QUALITIES } from './homeware-qualities.ts';
import type { Quality } from './quality.ts';
import { RUG_QUALITIES } from './rug-qualities.ts';
import { WALLPAPER_QUALITIES } from './wallpaper-qualities.ts';

/** Every quality of the demo, by name. */
export const QUALITIES = {
  ...FABRIC_QUALITIES,
  ...WALLPAPER_QUALITIES,
  ...RUG_QUALITIES,
  ...HOMEWARE_QUALITIES,
} as const satisfies Readonly<Record<string, Quality>>;

export type QualityName = keyof typeof QUALITIES;
