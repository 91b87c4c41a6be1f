import type { Product } from '@selvedge/contract/product';
import { measureCm } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';

/** How a drawing goes on from one strip to the next. */
export type PatternMatch = 'free' | 'straight' | 'half-drop';

/** What a supplier says of it. */
export type MatchTexts = Pick<
  Product,
  'description_1' | 'hanging_instructions' | 'disambiguating_description' | 'repeat_t'
>;

/** How a pattern runs on, in the words of its supplier; where they are silent, a repeat meets straight. */
export function patternMatch(product: MatchTexts): PatternMatch {
  if (measureCm(product.repeat_t) === 0) return 'free';
  const words = fold(
    `${product.description_1} ${product.hanging_instructions} ${product.disambiguating_description}`,
  );
  if (/\b(?:half[- ]drop|offset match)\b/u.test(words)) return 'half-drop';
  return /\b(?:free|random) match\b/u.test(words) ? 'free' : 'straight';
}
