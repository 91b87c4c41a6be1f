import { expect, test } from 'vitest';
import { navigationSections } from './navigation-sections.ts';

const settings = { external_shop: 'https://shop.example/', own_wallpaper_range: 'Baobab Papers' };
const applications = {
  fabric: ['Curtaining', 'Dual Purpose', 'Outdoor', 'Upholstery'],
  wallpaper: ['Baobab Papers', 'Grasscloth'],
};
const section = (label: string, changed: Partial<typeof settings> = {}) =>
  navigationSections({ ...settings, ...changed }, applications).find(
    (entry) => entry.label === label,
  );

test('[HEAD-08] the Fabric submenu lists Curtaining, Dual Purpose and Upholstery', () => {
  const labels = section('Fabric')?.links.map(({ label }) => label);
  expect(labels).toEqual(['Curtaining', 'Dual Purpose', 'Upholstery']);
});

test('[HEAD-08] an application that no product has is not listed', () => {
  const [fabric] = navigationSections(settings, { fabric: ['CURTAINING'], wallpaper: [] });
  expect(fabric?.links.map(({ label }) => label)).toEqual(['Curtaining']);
});

test('[HEAD-09] Fabric links carry the applications that belong to them', () => {
  expect(section('Fabric')?.links.map(({ href }) => href)).toEqual([
    '/item_group/005/application/curtaining?application=Curtaining&application=Dual%20Purpose',
    '/item_group/005/application/dual%20purpose?application=Dual%20Purpose',
    '/item_group/005/application/upholstery?application=Upholstery&application=Dual%20Purpose',
  ]);
});

test('[HEAD-11] the Wallpaper submenu lists the applications of group 001, linked as LAND-05', () => {
  expect(section('Wallpaper')?.links.map(({ label, href }) => [label, href])).toEqual([
    ['Baobab Papers', '/item_group/001/application/baobab%20papers?application=Baobab%20Papers'],
    ['Grasscloth', '/item_group/001/application/grasscloth?application=Grasscloth'],
  ]);
});

test('[ROUTE-16] [ROUTE-17] [FOOT-12] Fabric leads to its landing page, Wallpaper to the own range', () => {
  expect(section('Fabric')?.href).toBe('/item_group/005');
  expect(section('Wallpaper')?.href).toBe('/item_group/001/application/Baobab%20Papers');
});

test('a submenu begins with the page of the whole group', () => {
  expect(section('Wallpaper')?.overview).toMatchObject({
    label: 'All wallpaper',
    href: '/item_group/001',
  });
});

test('[HEAD-12] [FOOT-02] Rugs and Homeware open the external shop in a new tab', () => {
  for (const label of ['Rugs', 'Homeware'])
    expect(section(label)).toMatchObject({ href: 'https://shop.example/', newTab: true });
});

test('[HEAD-12] without a shop Rugs and Homeware lead to their own pages', () => {
  const own = { href: '/item_group/004', newTab: false };
  expect(section('Rugs', { external_shop: '' })).toMatchObject(own);
  expect(section('Homeware', { external_shop: '' })?.href).toBe('/item_group/000');
});
