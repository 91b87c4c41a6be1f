import { hasDiameter, type Measured } from '@selvedge/contract/size';

/** Width and length as people read them, "160cm x 230cm"; one alone where the other says nothing. */
export function dimensionWords({ width = '', length_cm = '' }: Measured): string {
  return [width, length_cm]
    .map((part) => part.trim())
    .filter(isShownDetail)
    .join(' x ');
}

/** A size as people read it: the diameter where there is one, else the dimensions; empty where neither is known. */
export function sizeWords(product: Measured): string {
  return hasDiameter(product.diameter)
    ? `${product.diameter.trim()} diameter`
    : dimensionWords(product);
}

const SAYS_NOTHING = /^(?:n\/a|[-–—]*)$/iu;

/** Whether a value is worth a row: not empty, "N/A" or a dash. Source: PROD-14. */
export const isShownDetail = (value: string): boolean => !SAYS_NOTHING.test(value.trim());
