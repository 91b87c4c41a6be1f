import { expect, test } from 'vitest';
import { catalogueName } from './catalogue-name.ts';

test('[INTL-09] a catalogue has the name that staff gave it, else one read from its id', () => {
  expect(catalogueName({ title: ' Jardin d’Hiver ', id: 'jardin' })).toBe('Jardin d’Hiver');
  expect(catalogueName({ title: ' ', id: 'karoo-slub_2' })).toBe('Karoo slub 2');
  expect(catalogueName({ title: '', id: '-' })).toBe('Catalogue');
});
