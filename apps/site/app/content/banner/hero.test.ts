import { expect, test } from 'vitest';
import { type HeroContent, heroCaption, heroOf } from './hero.ts';

const EMPTY: HeroContent = {
  section_consumer_hero: [],
  section_consumer_hero_video: null,
  section_consumer_hero_link: '',
  section_consumer_hero_name: '',
  section_consumer_hero_line: '',
  section_consumer_video_link: '',
  consumer_display_option: 'carousel',
  consumer_banner_width: null,
  consumer_banner_height: null,
};
const NOTHING = { phone_url: '', alt: '', shows: [] };
const picture = (url: string) => ({ ...NOTHING, url, alt: `What ${url} shows` });
const PICTURES = { section_consumer_hero: [picture('/a'), picture(''), picture('/b')] };
const FILM = {
  section_consumer_hero_video: { video_url: '/film.mp4', thumbnail_url: '/poster' },
  section_consumer_video_link: 'https://example.com/story',
};

test('[BANNER-06] pictures carry their link, empty ones are left out', () => {
  const content = { ...EMPTY, ...PICTURES, section_consumer_hero_link: '/item_group/005' };
  expect(heroOf(content)).toEqual({
    kind: 'slides',
    slides: [picture('/a'), picture('/b')],
    promo: false,
    link: { href: '/item_group/005', newTab: false },
  });
});

test('[BANNER-06] a film carries its poster and its own link', () => {
  expect(heroOf({ ...EMPTY, ...FILM, consumer_display_option: 'video' })).toEqual({
    kind: 'film',
    source: { host: 'file', address: '/film.mp4' },
    poster: '/poster',
    link: { href: 'https://example.com/story', newTab: true },
  });
});

test('[BANNER-01] the display option decides, and what it asks for but lacks gives way to the other', () => {
  const both = { ...EMPTY, ...PICTURES, ...FILM };
  expect(heroOf(both)?.kind).toBe('slides');
  expect(heroOf({ ...both, consumer_display_option: 'promo' })).toMatchObject({ promo: true });
  expect(heroOf({ ...both, consumer_display_option: 'video' })?.kind).toBe('film');
  expect(heroOf({ ...EMPTY, ...FILM })?.kind).toBe('film');
  expect(heroOf({ ...EMPTY, ...PICTURES, consumer_display_option: 'video' })?.kind).toBe('slides');
});

test('an address that is no film, and no pictures, make no hero', () => {
  const video = { video_url: 'javascript:alert(1)', thumbnail_url: '/poster' };
  expect(heroOf({ ...EMPTY, section_consumer_hero_video: video })).toBeNull();
  expect(heroOf(EMPTY)).toBeNull();
});

test('[ENT-11] films stand among the pictures of an international page, one alone is the film of its hero', () => {
  const film = { ...NOTHING, url: '/poster', video_url: '/film.mp4' };
  const source = { host: 'file', address: '/film.mp4' };
  const slides = [
    picture('/a'),
    film,
    { ...NOTHING, url: '', video_url: 'https://youtu.be/aB3_-x9ZqLk' },
  ];
  expect(heroOf({ ...EMPTY, section_consumer_hero: slides })).toMatchObject({
    kind: 'slides',
    slides: [
      picture('/a'),
      { url: '/poster', film: source },
      { url: '', film: { host: 'youtube', videoId: 'aB3_-x9ZqLk' } },
    ],
  });
  const alone = { ...EMPTY, section_consumer_hero: [film], section_consumer_hero_link: '/brand' };
  expect(heroOf(alone)).toEqual({
    kind: 'film',
    source,
    poster: '/poster',
    link: { href: '/brand', newTab: false },
  });
});

test('a YouTube address is played by YouTube', () => {
  const video = { video_url: 'https://youtu.be/aB3_-x9ZqLk', thumbnail_url: '' };
  expect(heroOf({ ...EMPTY, section_consumer_hero_video: video })).toMatchObject({
    source: { host: 'youtube', videoId: 'aB3_-x9ZqLk' },
  });
});

test('beside a name the link of what is shown is the caption’s, and nothing else leads there', () => {
  const named = { ...EMPTY, ...PICTURES, ...FILM, section_consumer_hero_name: 'Karoo Nights' };
  const both = { ...named, section_consumer_hero_link: '/item_group/005' };
  expect(heroOf(both)).toMatchObject({ kind: 'slides', link: null });
  expect(heroCaption(both, { kind: 'slides' })?.link?.href).toBe('/item_group/005');
  expect(heroOf({ ...both, consumer_display_option: 'video' })).toMatchObject({
    kind: 'film',
    link: null,
  });
  expect(heroCaption(both, { kind: 'film' })?.link?.href).toBe('https://example.com/story');
  expect(heroCaption(EMPTY, { kind: 'film' })).toBeNull();
});
