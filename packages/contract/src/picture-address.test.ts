import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  pictureAddress,
  readPictureAddress,
  servedPictureUrl,
  servedWidthsPx,
} from './picture-address.ts';

const HASH = 'ab'.repeat(20);
const PATH = `/media/ab/${HASH}.webp`;

describe('the address of a picture', () => {
  test('carries size and placeholder through any round trip', () => {
    const side = fc.integer({ min: 1, max: 99_999 });
    const placeholder = fc.oneof(fc.constant(''), fc.base64String({ minLength: 4 }));
    fc.assert(
      fc.property(side, side, placeholder, (widthPx, heightPx, small) => {
        const picture = { path: PATH, widthPx, heightPx, placeholder: small };
        expect(readPictureAddress(pictureAddress(picture))).toEqual(picture);
      }),
    );
  });

  test('carries how large in the world its picture is', () => {
    const share = fc.integer({ min: 0, max: 1000 });
    const scale = fc.oneof(
      fc.integer({ min: 10, max: 99_999 }).map((mm) => ({ shownCm: mm / 10 })),
      fc.tuple(share, share, share, share).map((box) => ({ box })),
    );
    fc.assert(
      fc.property(scale, fc.constantFrom('', 'UklGRg=='), (given, placeholder) => {
        const picture = { path: PATH, widthPx: 640, heightPx: 800, placeholder, ...given };
        expect(readPictureAddress(pictureAddress(picture))).toEqual(picture);
      }),
    );
  });

  test('carries what stays in view when its picture is cut', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, fc.constantFrom('', 'UklGRg=='), (left, top, placeholder) => {
        const focal = [left, top] as const;
        const picture = { path: PATH, widthPx: 640, heightPx: 800, placeholder, focal };
        expect(readPictureAddress(pictureAddress(picture))).toEqual(picture);
      }),
    );
  });

  test.each([
    PATH,
    '',
    `${PATH}#`,
    `${PATH}#w=0&h=10`,
    `https://elsewhere.example/${HASH}.webp#w=10&h=10`,
    `/media/ab/../../etc/passwd#w=10&h=10`,
    `${PATH}#w=10&h=10&p=<script>`,
    `${PATH}#w=10&h=10&cm=0`,
    `${PATH}#w=10&h=10&box=1,2,3`,
  ])('is not read from %j', (address) => {
    expect(readPictureAddress(address)).toBeNull();
  });

  test('leads to each served width and format', () => {
    expect(servedPictureUrl(PATH, 320, 'avif')).toBe(`/pictures/320/ab/${HASH}.avif`);
    expect(servedWidthsPx(700)).toEqual([96, 160, 320, 480, 640]);
    expect(servedWidthsPx(50)).toEqual([96]);
  });
});
