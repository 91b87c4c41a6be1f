import { expect, it } from 'vitest';
import { symbolName } from './product-symbols.tsx';

it.each([
  ['Flame_retardant.PNG', 'Flame retardant'],
  ['Linen', 'Linen'],
  ['No. 4', 'No. 4'],
  ['', ''],
])('reads the symbol file %j as %j', (file, name) => {
  expect(symbolName(file)).toBe(name);
});
