import { expect, test } from 'vitest';
import { navigationSections } from './navigation-sections.ts';

const settings = {
  external_shop: 'https://shop.example/',
  own_wallpaper_range: 'Baobab Papers',
  homeware_brand: 'HAUS',
};
const applications = {
  fabric: ['Curtaining', 'Dual Purpose', 'Outdoor', 'Upholstery'],
  wallpaper: ['Baobab Papers', 'Grasscloth'],
  brands: ['Reed'],
};
const section = (label: string, changed: Partial<typeof settings> = {}) =>
  navigationSections({ ...settings, ...changed }, applications).find(
    (entry) => entry.label === label,
  );

test('[HEAD-08] the Fabric submenu lists Curtaining, Dual Purpose and Upholstery', () => {
  const labels = section('Fabric')?.links.map(({ label }) => label);
  expect(labels).toEqual(['Curtaining', 'Dual Purpose', 'Upholstery']);
});

test('[HEAD-08] an application that no product has is not listed, and all are while nobody knows', () => {
  const listed = (fabric: string[] | null) =>
    navigationSections(settings, { ...applications, fabric })[0]?.links.map(({ label }) => label);
  expect(listed(['CURTAINING'])).toEqual(['Curtaining']);
  expect(listed(null)).toEqual(['Curtaining', 'Dual Purpose', 'Upholstery']);
});

test('[HEAD-09] Fabric links carry the applications that belong to them', () => {
  expect(section('Fabric')?.links.map(({ href }) => href)).toEqual([
    '/item_group/005/application/curtaining?application=Curtaining&application=Dual%20Purpose',
    '/item_group/005/application/dual%20purpose?application=Dual%20Purpose',
    '/item_group/005/application/upholstery?application=Upholstery&application=Dual%20Purpose',
  ]);
});

test('[HEAD-11] the Wallpaper submenu lists the calculator and the applications of group 001, linked as LAND-05', () => {
  expect(section('Wallpaper')?.links.map(({ label, href }) => [label, href])).toEqual([
    ['Wallpaper Calculator', '/wallpaper-calculator'],
    ['Baobab Papers', '/item_group/001/application/baobab%20papers?application=Baobab%20Papers'],
    ['Grasscloth', '/item_group/001/application/grasscloth?application=Grasscloth'],
  ]);
});

test('[ROUTE-16] [ROUTE-17] [FOOT-12] Fabric leads to its landing page, Wallpaper to the own range', () => {
  expect(section('Fabric')?.target?.href).toBe('/item_group/005');
  expect(section('Wallpaper')?.target?.href).toBe('/item_group/001/application/Baobab%20Papers');
});

test('[ROUTE-17] Wallpaper leads to its group where the catalogue holds no range of that name', () => {
  const target = (wallpaper: string[] | null) =>
    navigationSections(settings, { ...applications, wallpaper }).find(
      ({ label }) => label === 'Wallpaper',
    )?.target?.href;
  expect(target(['Grasscloth'])).toBe('/item_group/001');
  expect(target([])).toBe('/item_group/001');
  expect(target(['baobab papers'])).toBe('/item_group/001/application/Baobab%20Papers');
  expect(target(null)).toBe('/item_group/001/application/Baobab%20Papers');
});

test('[ROUTE-17] Wallpaper leads to its group where the house has no range of its own', () => {
  const own = navigationSections(
    { ...settings, own_wallpaper_range: '' },
    { ...applications, wallpaper: null },
  );
  expect(own.find(({ label }) => label === 'Wallpaper')?.target?.href).toBe('/item_group/001');
});

test('a submenu begins with the page of the whole group', () => {
  expect(section('Wallpaper')?.overview).toMatchObject({
    label: 'All wallpaper',
    href: '/item_group/001',
  });
});

test('[HEAD-12] [FOOT-02] Rugs and Homeware open the external shop in a new tab', () => {
  for (const label of ['Rugs', 'Homeware'])
    expect(section(label)?.target).toEqual({ href: 'https://shop.example/', newTab: true });
});

test('[HEAD-12] without a shop Rugs and Homeware lead to their own pages', () => {
  const own = { href: '/item_group/004', newTab: false };
  expect(section('Rugs', { external_shop: '' })?.target).toEqual(own);
  expect(section('Homeware', { external_shop: '' })?.target?.href).toBe('/item_group/000');
});

test('[HEAD-02] [FOOT-01] the categories stand in their order', () => {
  expect(navigationSections(settings, applications).map(({ label }) => label)).toEqual([
    'Fabric',
    'Wallpaper',
    'Rugs',
    'Homeware',
    'Brands',
    'Company',
  ]);
});

test('[HEAD-10] the Company submenu lists About Us, Explore Our Spaces and Careers', () => {
  expect(section('Company')?.links.map(({ label, href }) => [label, href])).toEqual([
    ['About Us', '/about-us'],
    ['Explore Our Spaces', '/store-locator'],
    ['Careers', '/careers'],
  ]);
});

test('[HEAD-13] the Brands submenu begins with all brands and lists them', () => {
  expect(section('Brands')).toMatchObject({
    overview: { label: 'All brands', href: '/brand' },
    links: [{ label: 'Reed' }, { label: 'Internationals' }, { label: 'Outdoor' }],
  });
});
