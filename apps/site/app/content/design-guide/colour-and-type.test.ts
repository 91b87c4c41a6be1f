import { expect, test } from 'vitest';
import { tokensOf } from './colour-and-type.tsx';

const SHEET = `
:root {
  /* Colour */
  --color-primary: #000;
  --color-edge: rgb(0 0 0 / 18%);
  --space-1: 0.25rem;
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --color-primary: #111;
  }
}`;

test('the tokens of a kind, each once, as the sheet first sets them', () => {
  expect(tokensOf(SHEET, '--color-')).toEqual([
    { name: '--color-primary', value: '#000' },
    { name: '--color-edge', value: 'rgb(0 0 0 / 18%)' },
  ]);
  expect(tokensOf(SHEET, '--none-')).toEqual([]);
});
