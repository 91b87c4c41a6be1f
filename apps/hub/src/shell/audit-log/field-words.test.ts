import { expect, test } from 'vitest';
import { fieldWords } from './read-audit.ts';

// What words are made of, of all that Payload knows of a form.
const config = {
  collections: [
    {
      slug: 'media',
      fields: [{ name: 'alt', label: 'What the picture shows', type: 'text' }],
    },
  ],
  globals: [
    {
      slug: 'home-page',
      fields: [
        {
          type: 'collapsible',
          label: 'Hero banner',
          fields: [
            { name: 'heroPictures', label: 'Pictures', type: 'upload' },
            { type: 'row', fields: [{ name: 'heroWidth', label: 'Width', type: 'number' }] },
          ],
        },
        {
          type: 'collapsible',
          label: 'New arrivals',
          fields: [{ name: 'newArrivals', label: 'New arrivals', type: 'array', fields: [] }],
        },
      ],
    },
  ],
} as unknown as Parameters<typeof fieldWords>[0];

test.each([
  [
    'home-page',
    ['heroPictures', 'heroWidth', 'newArrivals', '_status'],
    ['Hero banner: Pictures', 'Hero banner: Width', 'New arrivals', 'Published or draft'],
  ],
  ['media', ['alt', 'focalX', 'focalY'], ['What the picture shows', 'What stays in view']],
  ['products', ['is_published', 'web_colour'], ['On the site or not', 'Colour families']],
  ['home-page', ['gone'], ['gone']],
])('fields of %s are told by the words of their form', (kind, names, words) => {
  expect(fieldWords(config, kind, names)).toEqual(words);
});
