import type { SceneSummary } from '@selvedge/contract/scene-summary';
import { expect, test } from 'vitest';
import { suitedScenes, suitedSurfaces } from './suited-scenes.ts';

const surface = (name: string, kind: string, groups: string[]) => ({
  surface: name,
  label: name,
  kind,
  groups,
  plain: '#ffffff',
});
const scene = (
  name: string,
  suits: string[],
  surfaces: SceneSummary['surfaces'],
  setting = 'home',
): SceneSummary => ({
  name,
  title: name,
  description: name,
  widthPx: 2,
  heightPx: 2,
  setting,
  suits,
  surfaces,
  files: { scene: '', thumbnail: '', light: '', parts: '', coordinates: '' },
});
const sofa = surface('sofa', 'upholstery', ['005']);
const curtains = surface('curtains', 'curtain', ['005']);
const rug = surface('rug', 'rug', ['004']);
const scenes = [
  scene('hall', ['004'], [rug]),
  scene('lounge', ['004', '005'], [rug, sofa, curtains]),
  scene('window', ['005'], [curtains]),
  scene('study', ['001'], [sofa]),
];

test('a product is seen where it can lie, first where its group is at home', () => {
  const names = (item_group: string) =>
    suitedScenes(scenes, { item_group, application: '', diameter: '' }).map(({ name }) => name);
  expect(names('005')).toEqual(['window', 'lounge', 'study']);
  expect(names('004')).toEqual(['hall', 'lounge']);
  expect(names('000')).toEqual([]);
});

test('what is round is seen where there is a round place, and nothing else is', () => {
  const round = { ...rug, round: true };
  const home = [scene('nursery', ['004'], [round]), scene('hall', ['004'], [rug])];
  const names = (diameter: string) =>
    suitedScenes(home, { item_group: '004', application: '', diameter }).map(({ name }) => name);
  expect(names('200cm')).toEqual(['nursery']);
  expect(names('')).toEqual(['hall']);
});

test('a rug is seen first where it has its own proportions', () => {
  const runner = { ...rug, widthM: 0.85, lengthM: 4.6 };
  const home = [
    scene('hall', ['004'], [runner]),
    scene('lounge', ['004'], [{ ...rug, widthM: 3, lengthM: 2 }]),
  ];
  const names = (width: string, length_cm: string) =>
    suitedScenes(home, {
      ...{ item_group: '004', application: '', diameter: '', width, length_cm },
    }).map(({ name }) => name);
  expect(names('160cm', '230cm')).toEqual(['lounge', 'hall']);
  expect(names('80cm', '300cm')).toEqual(['hall', 'lounge']);
  expect(names('', '')).toEqual(['hall', 'lounge']);
});

test('what is made for outdoors is seen there first, and everything else indoors', () => {
  const places = [
    scene('terrace', ['005', '004'], [sofa, curtains, rug], 'outdoor'),
    scene('bench', ['005', '004'], [sofa, rug]),
  ];
  const names = (item_group: string, application: string, web_type: string[]) =>
    suitedScenes(places, { item_group, application, web_type, diameter: '' }).map(
      ({ name }) => name,
    );
  expect(names('005', 'Upholstery', ['Outdoor', 'Performance'])).toEqual(['terrace', 'bench']);
  expect(names('004', 'Outdoor', [])).toEqual(['terrace', 'bench']);
  expect(names('005', 'Curtaining', ['Texture'])).toEqual(['bench', 'terrace']);
});

test.each([
  ['Curtaining', ['lounge', 'nursery', 'window', 'bench']],
  ['Upholstery', ['lounge', 'bench', 'nursery', 'window']],
  ['Dual Purpose', ['lounge', 'nursery', 'window', 'bench']],
])('a fabric for %s is seen first where there is what it is made for', (application, names) => {
  const cushion = surface('cushion', 'cushion', ['005']);
  const home = [
    scene('bench', ['005'], [sofa]),
    scene('nursery', ['005'], [curtains, cushion]),
    scene('lounge', ['005'], [sofa, curtains, rug]),
    scene('window', ['005'], [curtains]),
  ];
  const found = suitedScenes(home, { item_group: '005', application, diameter: '' });
  expect(found.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['Curtaining', ['curtains', 'sofa']],
  ['Upholstery', ['sofa', 'curtains']],
  ['Dual Purpose', ['sofa', 'curtains']],
])('a fabric for %s lies first where it belongs', (application, surfaces) => {
  const [, lounge] = scenes;
  if (!lounge) throw new Error('There is a lounge');
  const found = suitedSurfaces(lounge, { item_group: '005', application, diameter: '' });
  expect(found.map((one) => one.surface)).toEqual(surfaces);
});

test('a sheer cloth hangs before the daylight first, where a scene has a place for it', () => {
  const sheers = surface('sheers', 'sheer', ['005']);
  const home = [
    scene('lounge', ['005'], [sofa, curtains]),
    scene('office', ['005'], [sofa, curtains, sheers]),
  ];
  const cloth = { item_group: '005', application: 'Curtaining', diameter: '' };
  const voile = { ...cloth, design: 'Agulhas Voile', web_type: ['Sheer'] };
  expect(suitedScenes(home, voile).map(({ name }) => name)).toEqual(['office', 'lounge']);
  expect(suitedScenes(home, cloth).map(({ name }) => name)).toEqual(['lounge', 'office']);
  const surfaces = (product: typeof cloth) =>
    home.map((one) => suitedSurfaces(one, product)[0]?.surface);
  expect(surfaces(voile)).toEqual(['curtains', 'sheers']);
  expect(surfaces(cloth)).toEqual(['curtains', 'curtains']);
});
