import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

test.each([
  ['/item_group/005/collection/Cape%20Winter/design/Protea/colour/Rust', 'Protea'],
  ['/item_group/005/collection/Cape%20Winter', 'Cape Winter'],
  ['/brands/old-brand', 'old brand'],
  ['/item_group/005/collection/X/design/Bo-Kaap%20Stripe', 'Bo Kaap Stripe'],
  ['/products/12345', ''],
  ['/%E0%A4%A', ''],
  [`/${'long'.repeat(30)}`, ''],
  ['/', ''],
])('%s names "%s"', (path, words) => {
  expect(missingWords(path)).toBe(words);
});
