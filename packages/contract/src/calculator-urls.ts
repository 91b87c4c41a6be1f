import { wallpaperCalculatorUrl } from './urls.ts';

/**
 * What the addresses of the calculators say: links write it, the calculators' forms read it and are named by it. Lengths
 * are numbers in the unit that ends the name, the product is named by its code. Browser code may import this. Source: decision 34.
 */
export const PRODUCT_FIELD = 'product';

export const WALLPAPER_FIELD = {
  rollWidth: 'roll_width_cm',
  rollLength: 'roll_length_m',
  repeat: 'repeat_cm',
  match: 'match',
  wallWidth: 'wall_width_m',
  wallHeight: 'wall_height_m',
  openingWidth: 'opening_width_m',
  openingHeight: 'opening_height_m',
} as const;

export const CURTAIN_FIELD = {
  railWidth: 'rail_width_m',
  drop: 'drop_m',
  fullness: 'fullness',
  fabricWidth: 'fabric_width_cm',
  repeat: 'repeat_cm',
  turned: 'turned',
} as const;

/** A wallpaper as a calculator is told of it. */
export interface PaperToCalculate {
  readonly sku: string;
  readonly rollWidthCm: number;
  readonly rollLengthM: number;
  /** 0 where the pattern has none. */
  readonly repeatCm: number;
  readonly match: 'free' | 'straight' | 'half-drop';
}

/** The wallpaper calculator with a paper filled in. */
export function paperCalculatorUrl(paper: PaperToCalculate): string {
  const query = new URLSearchParams({
    [WALLPAPER_FIELD.rollWidth]: String(paper.rollWidthCm),
    [WALLPAPER_FIELD.rollLength]: String(paper.rollLengthM),
    [WALLPAPER_FIELD.repeat]: String(paper.repeatCm),
    [WALLPAPER_FIELD.match]: paper.match,
    [PRODUCT_FIELD]: paper.sku,
  });
  return `${wallpaperCalculatorUrl()}?${query}`;
}

/** A curtain fabric as a calculator is told of it. */
interface ClothToCalculate {
  readonly sku: string;
  readonly fabricWidthCm: number;
  /** Vertical; 0 where the pattern has none. */
  readonly repeatCm: number;
  /** Whether it is wide enough to hang turned on its side. */
  readonly turned: boolean;
}

/** The curtain calculator, with a fabric filled in where one is given. */
export function curtainCalculatorUrl(cloth?: ClothToCalculate): string {
  const path = '/calculators/curtains';
  if (!cloth) return path;
  const query = new URLSearchParams({
    [CURTAIN_FIELD.fabricWidth]: String(cloth.fabricWidthCm),
    [CURTAIN_FIELD.repeat]: String(cloth.repeatCm),
    [CURTAIN_FIELD.turned]: cloth.turned ? 'yes' : 'no',
    [PRODUCT_FIELD]: cloth.sku,
  });
  return `${path}?${query}`;
}
