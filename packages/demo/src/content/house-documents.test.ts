import { isEmailAddress } from '@selvedge/contract/email';
import { STORE_REGIONS } from '@selvedge/contract/house-content';
import { expect, test } from 'vitest';
import { demoProducts } from '../products.ts';
import { SUPPLIER_SETTINGS } from '../supplier.ts';
import { careersText } from './careers.ts';
import { internationalBrands, internationals } from './internationals.ts';
import { picturesOf } from './pictures.ts';
import { RETURNS_POLICY } from './returns-policy.ts';
import { STORES } from './stores.ts';
import { VACANCIES } from './vacancies.ts';

const pictures = picturesOf(demoProducts());
const said = (page: { readonly sections: readonly unknown[] }): string => JSON.stringify(page);

test('[STORE-01][STORE-02] every region has stores, each with an address, hours and a map', () => {
  expect(new Set(STORES.map(({ region }) => region))).toEqual(new Set(STORE_REGIONS));
  for (const { address, phone, email, tradingHours, mapUrl } of STORES) {
    expect(address).not.toBe('');
    expect(isEmailAddress(email)).toBe(true);
    expect(phone).toMatch(/^\+(27|264|230) /u);
    expect(tradingHours.length).toBeGreaterThan(2);
    expect(mapUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=-\d+\.\d+&mlon=\d+\.\d+#/u);
  }
  expect(STORES.some(({ holidayNotice }) => holidayNotice?.length)).toBe(true);
});

test('[STORE-03][STORE-04] cloth stores close on Sundays, homeware stores open all week and longer', () => {
  for (const { title, tradingHours } of STORES) {
    const hours = Object.fromEntries(tradingHours.map(({ day, time }) => [day, time]));
    if (title.startsWith('HAUS')) {
      expect(hours['Mon-Fri']).toMatch(/^09:00-1[89]:00$/u);
      expect(hours.Sunday).toMatch(/^09:00-1[457]:00$/u);
    } else {
      expect(hours).toMatchObject({
        'Mon-Thu': '08:00-17:00',
        Fri: '08:00-16:30',
        Sunday: 'Closed',
      });
      expect(hours.Saturday).toMatch(/^09:00-1[345]:00$/u);
    }
  }
});

test.each([
  ['RET-01', 'exclude VAT'],
  ['RET-02', 'minimum fabric cut is one metre'],
  ['RET-03', 'under 3 metres'],
  ['RET-04', 'within 30 calendar days'],
  ['RET-04', 'within 6 months'],
  ['RET-05', 'furniture included, are covered for 12 months'],
  ['RET-06', 'within 30 working days'],
  ['RET-07', 'within 15 working days'],
  ['RET-07', 'within 15 days for wallpaper and rugs'],
  ['RET-08', 'under 6 metres'],
  ['RET-09', '50% is charged on velvet, and of 30% on any other'],
  ['RET-10', 'fee of 30% is charged on wallpaper'],
  ['RET-10', '3 rolls, unopened and all from the same batch'],
  ['RET-11', 'plus or minus 3%'],
  ['RET-12', 'R250 excluding VAT'],
  ['RET-13', 'Five to six flaws per 50 metres'],
])('[%s] the returns policy says "%s"', (_, words) => {
  expect(said(RETURNS_POLICY)).toContain(words);
});

test('[CAREER-03][CAREER-04] careers states the house’s figures and the terms of recruitment', () => {
  const page = careersText(pictures);
  expect(page.description).toContain('founded in 1987 and has more than 300 permanent employees');
  for (const words of [
    'typically takes two months',
    'notice of an interview within two weeks',
    'decision within 14 days. If you have not heard',
    'unsuccessful',
  ]) {
    expect(said(page)).toContain(words);
  }
});

test('[CAREER-02][CAREER-05] every vacancy is complete, and both mailboxes are used', () => {
  expect(VACANCIES.length).toBeGreaterThanOrEqual(6);
  for (const vacancy of VACANCIES) expect(Object.values(vacancy)).not.toContain('');
  expect(new Set(VACANCIES.map(({ email }) => email)).size).toBe(2);
});

test('[ENT-11][ENT-12] four international brands are published with catalogues, and one is not', () => {
  const { brands, catalogue_section_items } = internationals(pictures);
  const published = brands.filter(({ is_published }) => is_published).map(({ id }) => id);
  expect(published.length).toBe(4);
  expect(brands.length).toBe(5);
  expect(internationalBrands(pictures).map(([id]) => id)).toEqual(published);
  for (const { id, issuu_link } of catalogue_section_items) {
    expect(issuu_link).toBe(`/catalogues/${id}`);
  }
});

test('[decision 48] no link leads to a shop or a film that is not there', () => {
  expect(SUPPLIER_SETTINGS.external_shop).toBe('');
  expect(SUPPLIER_SETTINGS.trade_site_production).toBe('/register');
  expect(SUPPLIER_SETTINGS.trade_site_staging).toBe('/register');
  for (const [, page] of internationalBrands(pictures)) expect(page.promo_video).toBe('');
});
