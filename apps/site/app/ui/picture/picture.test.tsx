import { pictureAddress } from '@selvedge/contract/picture-address';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Picture, type PictureProps } from './picture.tsx';
import { logFailedPicture } from './use-failed-picture.ts';

const hash = 'a'.repeat(40);
const own = pictureAddress({
  path: `/media/aa/${hash}.webp`,
  widthPx: 700,
  heightPx: 875,
  placeholder: 'UklGRg==',
});
const show = (props: Partial<PictureProps>) =>
  renderToStaticMarkup(
    <Picture src="/a.avif" alt="Karoo" ratio="square" placeholder="Karoo" {...props} />,
  );

test('loads late by default, and first where it is the largest in view', () => {
  expect(show({})).toContain('loading="lazy"');
  expect(show({ priority: true })).toContain('fetchPriority="high"');
});

test('a picture of ours lets the browser choose format and width, never wider than the original', () => {
  const page = show({ src: own, sizes: '50vw' });
  const widths = (format: string) =>
    [96, 160, 320, 480, 640]
      .map((width) => `/pictures/${width}/aa/${hash}.${format} ${width}w`)
      .join(', ');
  for (const format of ['avif', 'webp']) {
    expect(page).toContain(
      `<source type="image/${format}" srcSet="${widths(format)}" sizes="50vw"/>`,
    );
  }
  expect(page.indexOf('"image/avif"')).toBeLessThan(page.indexOf('"image/webp"'));
  expect(page).toContain(`src="/pictures/640/aa/${hash}.jpeg" alt="Karoo"`);
  expect(page).toContain('width="700" height="875"');
});

test('one of many offers no wider choice than its list wants', () => {
  const page = show({ src: own, maxWidthPx: 320 });
  expect(page).toContain(`/pictures/320/aa/${hash}.avif 320w`);
  expect(page).not.toContain('/pictures/480/');
});

test('its placeholder is drawn behind it and is no image of its own', () => {
  const page = show({ src: own });
  expect(page).toContain('<image href="data:image/webp;base64,UklGRg=="');
  expect(page.match(/<img /gu)).toHaveLength(1);
  expect(show({ src: own.replace(/&p=.*/u, '') })).not.toContain('<svg');
});

test('the first in view is asked for before the page is read, in the format and width it will have', () => {
  const page = show({ src: own, sizes: '50vw', priority: true });
  expect(page).toMatch(/<link rel="preload" as="image"[^>]* type="image\/avif"/u);
  expect(page).toContain('imageSizes="50vw"');
  expect(show({ src: own })).not.toContain('preload');
});

test('the focal point of a picture stays in view where its place cuts it', () => {
  const page = show({ src: own.replace('&p=', '&at=22,70&p=') });
  expect(page).toMatch(/<img class="[^"]*x20[^"]*y70/u);
  expect(show({ src: own })).not.toMatch(/<img class="[^"]*x\d/u);
});

test('a picture of one whole thing is never cut', () => {
  const rug = own.replace('&p=', '&box=150,83,850,917&p=');
  expect(show({ src: rug, ratio: 'fill' })).toMatch(/<span class="[^"]*whole/u);
  expect(show({ src: own, ratio: 'fill' })).not.toMatch(/<span class="[^"]*whole/u);
});

test('any other address is shown as it is', () => {
  expect(show({ src: '/media/symbols/outdoor.svg' })).toContain('src="/media/symbols/outdoor.svg"');
  expect(show({ src: '/media/symbols/outdoor.svg' })).not.toContain('<picture');
});

test('a missing picture is replaced by its name', () => {
  const page = show({ src: '', alt: 'Karoo in Night' });
  expect(page).not.toContain('<img');
  expect(page).toContain('aria-label="Karoo in Night"');
  expect(page).toContain('>Karoo<');
});

test('writes no style attribute, which the Content-Security-Policy would refuse', () => {
  for (const src of ['/a', own, '']) expect(show({ src, ratio: 'fill' })).not.toContain('style=');
});

test('[ERR-11] a picture that fails is logged by the address that was asked for, and nothing more', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const picture = { src: 'http://house.example/a.jpeg', currentSrc: '' };
  logFailedPicture(picture as HTMLImageElement); // what it reads of one
  logFailedPicture({ ...picture, currentSrc: 'http://house.example/a.avif' } as HTMLImageElement);
  expect(log.mock.calls).toEqual([
    ['The picture http://house.example/a.jpeg failed to load.'],
    ['The picture http://house.example/a.avif failed to load.'],
  ]);
});
