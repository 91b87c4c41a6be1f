import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Banner } from './banner.tsx';

const content = {
  section_consumer_hero: [{ url: '/a.avif', alt: 'A sofa in green velvet before a papered wall' }],
  section_consumer_hero_video: null,
  section_consumer_hero_link: '',
  section_consumer_video_link: '',
  consumer_display_option: 'carousel',
  consumer_banner_width: null,
  consumer_banner_height: null,
} as const;

test('a hero says what its picture shows beside the name of the page', () => {
  const page = renderToStaticMarkup(
    <Banner
      content={{ ...content, section_consumer_hero: [...content.section_consumer_hero] }}
      label="Fabric"
    />,
  );
  expect(page).toContain('aria-label="Fabric"');
  expect(page).toContain('alt="A sofa in green velvet before a papered wall"');
});
