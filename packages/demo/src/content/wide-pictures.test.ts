import { readPictureAddress } from '@selvedge/contract/picture-address';
import { expect, test } from 'vitest';
import { demoProducts } from '../products.ts';
import { materialOf } from './material.ts';
import { widePicturePaths } from './wide-pictures.ts';

const widthPx = 48;

test('pictures that pages show large are drawn wide, those of galleries are not', () => {
  const wide = widePicturePaths(widthPx);
  const { pictures } = materialOf(demoProducts(widthPx), widthPx);
  const isWide = (address: string) => wide.has(readPictureAddress(address)?.path ?? address);
  expect(isWide(pictures.cover('Cederberg Garden'))).toBe(true);
  expect(isWide(pictures.room('home-hero-1'))).toBe(true);
  expect(pictures.gallery('Cederberg Garden').filter(isWide).length).toBeLessThan(3);
});
