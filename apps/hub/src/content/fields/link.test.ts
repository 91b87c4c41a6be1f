import * as urls from '@selvedge/contract/urls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAddress, judgeExternalAddress } from './link.ts';

const product = { item_group: '005', range: 'A/B', design: 'Ümlaut & Co', colour: '50%', sku: 'x' };

describe('links of content', () => {
  test.each([
    urls.homeUrl(),
    urls.itemGroupUrl('005'),
    urls.applicationCardUrl('005', 'Curtaining'),
    urls.collectionUrl('001', 'Hornbill Papers', 'Papers from the Mountain'),
    urls.productUrl(product),
    urls.categoryUrl('9001', 'outdoor', '005'),
    urls.collectionByIdUrl('cederberg-garden', '12', true),
    urls.catalogueUrl('cederberg-garden'),
    '/item_group/005?application=Upholstery#filter',
    'https://example.com/catalogues/3',
  ])('%s leads somewhere', (address) => {
    expect(judgeAddress(address)).toBe(true);
  });

  test.each([
    ['/item-group/005', 'No page answers at /item-group/005'],
    ['/item_group/007', 'There is no item group 007'],
    ['//evil.example/x', 'one slash'],
    ['/\\evil.example', 'one slash'],
    ['http://example.com', 'https://'],
    ['www.example.com', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['https://user:secret@example.com', 'https://'],
  ])('%s does not, and the message says what would', (address, words) => {
    expect(judgeAddress(address)).toContain(words);
  });

  test('every address that the contract builds of names is one of the site', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(judgeAddress(urls.collectionUrl('005', one, other))).toBe(true);
        expect(judgeAddress(urls.brandUrl('9000', one))).toBe(true);
      }),
    );
  });

  test('nothing but https leads out of the site', () => {
    const scheme = fc.constantFrom('http', 'ftp', 'file', 'data', 'javascript', 'blob');
    fc.assert(
      fc.property(scheme, fc.string(), (name, rest) => {
        expect(judgeExternalAddress(`${name}:${rest}`)).not.toBe(true);
        expect(judgeExternalAddress(`${name}://${rest}`)).not.toBe(true);
      }),
    );
  });
});
