import { expect, test } from 'vitest';
import type { SiteProfile } from '../site-profile/site-profile.ts';
import { pageTags } from './page-meta.tsx';

const PROFILE = { origin: 'https://house.example', supplier_name: 'House' } as SiteProfile; // what the tags read

function tagsOf(picture: string | undefined) {
  const tags = pageTags(PROFILE, { title: 'Tidal', picture, canonicalPath: '/tidal' });
  return Object.fromEntries(
    tags.flatMap((tag) => ('name' in tag ? [[tag.name, tag.content] as const] : [])),
  );
}

test('a page is shared with its picture, absolute and with its size', () => {
  const hash = 'ae33b91bd30450b5d826d076654932b43596e7c5';
  expect(tagsOf(`/media/ae/${hash}.jpg#w=1920&h=1080`)).toMatchObject({
    'og:title': 'Tidal',
    'og:url': 'https://house.example/tidal',
    'og:image': `https://house.example/pictures/1280/ae/${hash}.jpeg`,
    'og:image:width': '1280',
    'og:image:height': '720',
    'twitter:card': 'summary_large_image',
  });
  const elsewhere = tagsOf('https://pictures.example/a.jpg');
  expect(elsewhere['og:image']).toBe('https://pictures.example/a.jpg');
  expect(elsewhere).not.toHaveProperty('og:image:width');
});

test('a page whose title says too little is shared under another', () => {
  const tags = pageTags(PROFILE, { title: 'Home', sharedTitle: 'House: Cloth for rooms' });
  expect(tags).toContainEqual({ kind: 'title', text: 'Home | House' });
  expect(tags).toContainEqual({
    kind: 'property',
    name: 'og:title',
    content: 'House: Cloth for rooms',
  });
});

test('a page without a picture is shared with the mark of the house', () => {
  for (const picture of [undefined, ''])
    expect(tagsOf(picture)).toMatchObject({
      'og:image': 'https://house.example/icon-512.png',
      'og:image:width': '512',
      'og:image:height': '512',
      'twitter:card': 'summary',
    });
});
