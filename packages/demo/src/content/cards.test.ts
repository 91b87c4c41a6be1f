import { expect, test } from 'vitest';
import { ownFirst } from './cards.ts';

test('a hero begins with what it shows of its own collection, then of its group, else as the scene has it', () => {
  const shown = (item_group: string, range: string) => ({
    ...{ sku: range, item_group, range, design: range, colour: 'Sage' },
    ...{ width: '', length_cm: '', diameter: '', url: '' },
  });
  const picture = {
    ...{ url: '/media/a.avif', phone_url: '', alt: 'A bedroom' },
    shows: [
      shown('001', 'Veranda'),
      shown('005', 'Tidal'),
      shown('004', 'Caravan'),
      shown('004', 'Flatlands'),
      shown('005', 'Glasshouse'),
    ],
  };
  const [first] = ownFirst([picture], 'Flatlands', '004');
  expect(first?.shows.map(({ range }) => range)).toEqual([
    'Flatlands',
    'Caravan',
    'Veranda',
    'Tidal',
    'Glasshouse',
  ]);
});
