import { expect, test } from 'vitest';
import { internationalHero } from './international-hero.ts';

const page = {
  consumer_banner_media_switch: 'carousel',
  consumer_banner_carousel: [
    { img_url: '/a', phone_url: '', video_url: '', alt: 'A loom', shows: [] },
    { img_url: '', phone_url: '', video_url: '/film', alt: '', shows: [] },
  ],
  consumer_banner_video_url: '',
  consumer_banner_link: '/brand',
  consumer_banner_name: '',
  consumer_banner_line: '',
  consumer_banner_width: null,
  consumer_banner_height: null,
} satisfies Parameters<typeof internationalHero>[0];

test('what a call fills in does not stand in the way of the picture', () => {
  const filled = page.consumer_banner_carousel.map((slide) => ({ ...slide, url: '' }));
  const { section_consumer_hero } = internationalHero({
    ...page,
    consumer_banner_carousel: filled,
  });
  expect(section_consumer_hero[0]).toMatchObject({ url: '/a' });
});

test('[INTL-10] the switch picks the carousel or the video', () => {
  const fields = { ...page, consumer_banner_carousel: [...page.consumer_banner_carousel] };
  expect(internationalHero(fields)).toMatchObject({
    consumer_display_option: 'carousel',
    section_consumer_hero: [
      { url: '/a', alt: 'A loom', video_url: '' },
      { url: '', alt: '', video_url: '/film' },
    ],
    section_consumer_hero_video: { video_url: '/film' },
  });
  expect(
    internationalHero({ ...fields, consumer_banner_media_switch: 'video' }).consumer_display_option,
  ).toBe('video');
});
