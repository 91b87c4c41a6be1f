import { readPictureAddress } from '@selvedge/contract/picture-address';
import { expect, test } from 'vitest';
import { demoProducts } from '../products.ts';
import { materialOf } from './material.ts';
import { pageShowings } from './page-showings.ts';

const widthPx = 48;

test('pictures are drawn as large as pages show them, those of galleries like cards', () => {
  const showings = pageShowings(widthPx);
  const { pictures } = materialOf(demoProducts(widthPx));
  const showing = (address: string) => showings.get(readPictureAddress(address)?.path ?? address);
  expect(showing(pictures.cover('Cederberg Garden'))).toBe('large');
  expect(showing(pictures.room('home-hero-1'))).toBe('large');
  const gallery = pictures.gallery('Cederberg Garden').map(showing);
  expect(gallery).not.toContain(undefined);
  expect(gallery.filter((one) => one === 'large').length).toBeLessThan(gallery.length / 2);
});
