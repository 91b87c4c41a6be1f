import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

test('loads late by default, and first where it is the largest in view', () => {
  const picture = { src: '/a.avif', alt: 'Karoo', ratio: 'square', placeholder: 'Karoo' } as const;
  expect(renderToStaticMarkup(<Picture {...picture} />)).toContain('loading="lazy"');
  expect(renderToStaticMarkup(<Picture {...picture} priority />)).toContain('fetchPriority="high"');
});

test('a missing picture is replaced by its name', () => {
  const page = renderToStaticMarkup(
    <Picture src="" alt="Karoo in Night" ratio="square" placeholder="Karoo" />,
  );
  expect(page).not.toContain('<img');
  expect(page).toContain('aria-label="Karoo in Night"');
  expect(page).toContain('>Karoo<');
});

test('writes no style attribute, which the Content-Security-Policy would refuse', () => {
  const page = renderToStaticMarkup(<Picture src="/a" alt="" ratio="fill" placeholder="" />);
  expect(page).not.toContain('style=');
});
