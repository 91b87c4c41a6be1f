import { describe, expect, it } from 'vitest';
import { bannerRatioPercent, DEFAULT_BANNER_SIZE } from './banner.ts';
import { FACET_PARAMETERS, GRID_FACETS } from './facets.ts';
import { HIDDEN_TILE_GROUPS, ITEM_GROUP, isItemGroup, itemGroupName } from './item-groups.ts';
import * as limits from './limits.ts';

describe('item groups', () => {
  it('[GEN-08] have their codes and names', () => {
    const names = ['005', '001', '004', '000', '9000', '9001'].map(itemGroupName);
    expect(names).toEqual(['Fabric', 'Wallpaper', 'Rugs', 'Homeware', 'Brands', 'Outdoor']);
    expect(isItemGroup('005')).toBe(true);
    expect(isItemGroup('006')).toBe(false);
    expect(itemGroupName('006')).toBe('006');
  });

  it('[CALL-02] [HOME-05] name the home content and the tiles that stay hidden', () => {
    expect(ITEM_GROUP.home).toBe('999');
    expect(HIDDEN_TILE_GROUPS.toSorted()).toEqual(['000', '004']);
  });
});

describe('facets', () => {
  it('[FILTER-01] [FILTER-02] [FILTER-03] have their URL parameters', () => {
    const { care, contract, ...specified } = FACET_PARAMETERS;
    expect([care, contract]).toEqual(['care', 'contract']);
    expect(specified).toEqual({
      application: 'application',
      design_style: 'design_style',
      brand: 'brand',
      web_colour: 'colours',
      web_type: 'types',
      web_materials: 'material',
      web_standards: 'standards',
      web_size: 'sizes',
      web_shape: 'shapes',
    });
  });

  it('[CALL-12] are ten with the item group', () => {
    expect(new Set(GRID_FACETS).size).toBe(10);
  });
});

describe('limits', () => {
  it.each([
    ['[GRID-01]', limits.PAGE_SIZE, 9],
    ['[FILTER-26]', limits.PRODUCT_RETRIES, 2],
    ['[FILTER-26]', limits.PRODUCT_RETRY_DELAY_MS, 1000],
    ['[CALL-26]', limits.QUERY_RETRIES, 3],
    ['[CALL-26]', limits.QUERY_BACKOFF_MS, 1000],
    ['[CALL-26]', limits.QUERY_BACKOFF_CAP_MS, 30_000],
    ['[CALL-26]', limits.QUERY_CACHE_MS, 300_000],
    ['[CONST-01]', limits.LANDING_CONTENT_STALE_MS, 600_000],
    ['[CONST-02]', limits.APPLICATION_CONTENT_STALE_MS, 300_000],
    ['[CONST-03]', limits.PRODUCT_QUERY_CACHE_MS, 60_000],
    ['[CONST-04]', limits.NAVIGATION_CACHE_MS, 900_000],
    ['[CONST-05]', limits.BRAND_LIST_CACHE_MS, 900_000],
    ['[CONST-06]', limits.BREADCRUMB_MAX_ITEMS, 8],
    ['[CALL-13] [CALL-15]', limits.WHOLE_DESIGN_END_OFFSET, 1000],
    ['[PROD-11]', limits.DESCRIPTION_CUT_CHARACTERS, 500],
    ['[PROD-16]', limits.THUMBNAIL_SCROLL_FROM, 6],
    ['[BANNER-02]', limits.BANNER_ADVANCE_MS, 3000],
    ['[BANNER-02]', limits.BANNER_PROMO_ADVANCE_MS, 2000],
    ['[BANNER-03]', limits.BANNER_FADE_MS, 500],
    ['[BANNER-03]', limits.BANNER_PROMO_FADE_MS, 300],
    ['[GEN-16]', limits.BUTTON_HEIGHT_PX, 53],
    ['[GEN-16]', limits.RIPPLE_MS, 550],
    ['[REG-01]', limits.WIZARD_STEPS, 5],
    ['[REG-09]', limits.TRADE_REFERENCES, 3],
    ['[REG-47]', limits.FILE_PICKER_REOPEN_MS, 300],
    ['[REG-49]', limits.UPLOAD_MAX_BYTES, 2_097_152],
    ['[CAREER-03]', limits.FOUNDED_YEAR, 1987],
    ['[CAREER-04]', limits.DECISION_DAYS, 14],
  ])('%s is %d', (_, value, expected) => {
    expect(value).toBe(expected);
  });
});

describe('the banner', () => {
  it('[BANNER-04] has the ratio of its sides, where both are given', () => {
    expect(bannerRatioPercent(2000, 500)).toBe(25);
    for (const [width, height] of [
      [null, null],
      [2000, null],
      [undefined, 500],
      [0, 500],
      [Number.NaN, 1],
    ])
      expect(bannerRatioPercent(width, height)).toBe(56.25);
  });

  it('[BANNER-05] is 2800 by 1600 by default', () => {
    expect(DEFAULT_BANNER_SIZE).toEqual({ widthPx: 2800, heightPx: 1600 });
  });
});
