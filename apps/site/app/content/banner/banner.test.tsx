import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Banner } from './banner.tsx';
import type { HeroContent } from './hero.ts';

const content = {
  section_consumer_hero: [
    {
      url: '/a.avif',
      phone_url: '',
      alt: 'A sofa in green velvet before a papered wall',
      shows: [
        {
          sku: 'a',
          item_group: '005',
          range: 'Velvet Hours',
          design: 'Sabie',
          colour: 'Fern',
          url: '/b.avif',
        },
      ],
    },
  ],
  section_consumer_hero_video: null,
  section_consumer_hero_link: '/item_group/005',
  section_consumer_hero_name: 'Velvet Hours',
  section_consumer_hero_line: 'Sabie in Fern',
  section_consumer_video_link: '',
  consumer_display_option: 'carousel',
  consumer_banner_width: null,
  consumer_banner_height: null,
} satisfies HeroContent;

const page = renderToStaticMarkup(<Banner content={content} label="Fabric" />);

test('a hero says what its picture shows beside the name of the page', () => {
  expect(page).toContain('aria-label="Fabric"');
  expect(page).toContain('alt="A sofa in green velvet before a papered wall"');
});

test('over a hero stand a line, a name and the way in', () => {
  expect(page).toContain('>Sabie in Fern</p>');
  expect(page).toContain('>Velvet Hours</p>');
  expect(page).toMatch(/<a [^>]*href="\/item_group\/005"[^>]*>Explore<\/a>/u);
  expect(page.match(/href="\/item_group\/005"/gu)).toHaveLength(1);
  const bare = { ...content, section_consumer_hero_name: '' };
  expect(renderToStaticMarkup(<Banner content={bare} label="Fabric" />)).not.toContain('Sabie in');
});

test('under a hero stand the products that it shows, by name, picture and link', () => {
  expect(page).toContain('>Shown here</p>');
  expect(page).toContain('href="/products/a"');
  expect(page).toMatch(/>Sabie<\/span> <span[^>]*>Fern<\/span><\/a>/u);
  expect(page).toContain('src="/b.avif"');
});

test('on a phone a hero is four by five where its pictures are there for it', () => {
  expect(page).not.toContain('data-upright');
  const upright = {
    ...content,
    section_consumer_hero: content.section_consumer_hero.map((picture) => ({
      ...picture,
      phone_url: '/c.avif',
    })),
  };
  const shown = (given: HeroContent) =>
    renderToStaticMarkup(<Banner content={given} label="Fabric" />);
  expect(shown(upright)).toContain('data-upright="true"');
  const sized = { ...upright, consumer_banner_width: 2000, consumer_banner_height: 500 };
  expect(shown(sized)).not.toContain('data-upright');
});
