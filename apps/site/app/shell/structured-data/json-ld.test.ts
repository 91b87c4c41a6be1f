import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breadcrumbList, jsonLd } from './json-ld.ts';

test('a breadcrumb numbers its steps and says the address of each', () => {
  const trail = [{ label: 'Home', href: '/' }, { label: 'Fabric' }];
  expect(breadcrumbList('https://house.test', trail, '/item_group/005')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://house.test/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Fabric',
        item: 'https://house.test/item_group/005',
      },
    ],
  });
});

test('no text ends the script that it stands in', () => {
  expect(jsonLd({ name: '</script><script>alert(1)</script>' })).not.toMatch(/[<>]/u);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const text = jsonLd({ name });
      expect(text).not.toMatch(/[<>&\u2028\u2029]/u);
      expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', name });
    }),
  );
});
