import { expect, test } from 'vitest';
import { brandList } from './load-snapshot.ts';

test('[CALL-17] brands are joined without case, sorted, and blank ones left out', () => {
  const records = [
    { brand_name: 'ÉBÈNE', image_data: '/media/e.webp' },
    { brand_name: 'Unsold', image_data: '/media/u.webp' },
  ];
  expect(brandList(['Zulu', ' ', 'ébène', 'Ébène', '', 'Fynbos'], records)).toEqual([
    { brand_name: 'ébène', image_data: '/media/e.webp' },
    { brand_name: 'Fynbos', image_data: '' },
    { brand_name: 'Zulu', image_data: '' },
  ]);
});
