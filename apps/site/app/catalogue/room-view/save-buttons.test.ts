import { expect, test } from 'vitest';
import { fileName } from './save-buttons.tsx';

test.each([
  ['Lesotho Bouclé in Chalk: sofa, Stoep', 'lesotho-boucle-in-chalk-sofa-stoep'],
  ['../..', 'room'],
  ['織', 'room'],
])('a picture of "%s" is saved as %s', (name, file) => {
  expect(fileName(name)).toBe(file);
});
