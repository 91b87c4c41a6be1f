import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BANNER_FADE_MS,
  BANNER_PROMO_FADE_MS,
  BUTTON_HEIGHT_PX,
  DESIGN_CARD_IMAGE_HEIGHT_PX,
  FILTER_COLLAPSE_MAX_WIDTH_PX,
  GRID_COLUMNS,
  GRID_GAP_PX,
  NEW_ARRIVAL_HEIGHT_PX,
  RIPPLE_MS,
  TILE_HEIGHT_LARGE_PX,
  TILE_HEIGHT_PHONE_PX,
} from '@selvedge/contract/limits';
import { describe, expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`, 'u').exec(tokens)?.[1];
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//gu, '');
const sheets = globSync('**/*.css', { cwd: app }).map((name) => ({
  name,
  css: withoutComments(readFileSync(join(app, name), 'utf8')),
}));
const MAY_HOLD_RAW_VALUES = [join('ui', 'tokens.css'), join('ui', 'fonts.css')];
const QUERIED_WIDTH = /@(?:media|container)[^{]*?\bwidth\s*[<>]=?\s*([^\s)]+)/gu;
const RAW = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|\d(?:px|ms)\b|\d+s\b/giu;

test('[GEN-15] primary is black, secondary white, headings bold', () => {
  expect(token('color-primary')).toBe('#000');
  expect(token('color-secondary')).toBe('#fff');
  expect(token('weight-bold')).toBe('700');
});

test('[BANNER-03] [GEN-16] [HOME-04] [HOME-07] [HOME-14] [COLL-06] sizes and times are those of the specification', () => {
  expect(token('button-height')).toBe(`${BUTTON_HEIGHT_PX}px`);
  expect(token('duration-ripple')).toBe(`${RIPPLE_MS}ms`);
  expect(token('duration-fade')).toBe(`${BANNER_FADE_MS}ms`);
  expect(token('duration-fade-promo')).toBe(`${BANNER_PROMO_FADE_MS}ms`);
  expect(token('grid-columns')).toBe(`${GRID_COLUMNS}`);
  expect(token('grid-gap')).toBe(`${GRID_GAP_PX}px`);
  expect(token('tile-height-phone')).toBe(`${TILE_HEIGHT_PHONE_PX}px`);
  expect(token('tile-height-large')).toBe(`${TILE_HEIGHT_LARGE_PX}px`);
  expect(token('design-picture-height')).toBe(`${DESIGN_CARD_IMAGE_HEIGHT_PX}px`);
  expect(token('arrival-height')).toBe(`${NEW_ARRIVAL_HEIGHT_PX}px`);
  expect(token('breakpoint-small')).toBe(`${FILTER_COLLAPSE_MAX_WIDTH_PX}px`);
});

describe.each(sheets)('$name', ({ name, css }) => {
  test('takes its colours, sizes and times from the tokens', () => {
    const rules = MAY_HOLD_RAW_VALUES.includes(name)
      ? ''
      : css.replace(/@(?:media|container)[^{]+/gu, '');
    expect(rules.match(RAW)).toBeNull();
  });

  test('breaks only where the tokens say', () => {
    const allowed = [...tokens.matchAll(/--breakpoint-[\w-]+: ([^;]+);/gu)].map(
      ([, width]) => width,
    );
    for (const [, width] of css.matchAll(QUERIED_WIDTH)) expect(allowed).toContain(width);
  });

  test('uses no token that is not there', () => {
    const there = tokens + css;
    const used = [...css.matchAll(/var\((--[\w-]+)\s*\)/gu)].map(([, property]) => property ?? '');
    expect(used.filter((property) => !there.includes(`${property}:`))).toEqual([]);
  });
});
