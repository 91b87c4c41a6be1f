import { pictureAddress } from '@selvedge/contract/picture-address';
import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import type { RoomState } from './room-state.ts';
import { roomTitle, roomWords } from './room-words.ts';
import { roomWorn } from './room-worn.ts';

const surface = (name: string, group: string, given = {}) => ({
  surface: name,
  label: name[0]?.toUpperCase() + name.slice(1),
  kind: 'cloth',
  groups: [group],
  plain: '#ffffff',
  ...given,
});
const sofa = surface('sofa', '005');
const rug = surface('rug', '004', { widthM: 2, lengthM: 3 });
const size = { path: `/media/ab/${'ab'.repeat(20)}.webp`, widthPx: 640, heightPx: 800 };
const primaryImageUrl = pictureAddress({
  ...size,
  placeholder: '',
  shownCm: 52,
  box: [100, 100, 900, 900],
});
const cloth = {
  ...emptyProduct,
  sku: 'C',
  item_group: '005',
  range: 'Karoo',
  design: 'Trellis',
  colour: 'Flax',
  repeat_h: '26cm',
  repeat_t: '32.5cm',
  primaryImageUrl,
};
const kilim = {
  ...cloth,
  sku: 'K',
  item_group: '004',
  range: 'Flat',
  design: 'Kilim',
  colour: 'Ash',
};
const rugs = [
  { ...kilim, sku: 'small', width: '120cm', length_cm: '180cm' },
  { ...kilim, sku: 'fits', width: '200cm', length_cm: '300cm' },
];
const state: RoomState = {
  scene: {
    name: 'lounge',
    title: 'Lounge',
    description: 'A sofa by the fire.',
    widthPx: 160,
    heightPx: 100,
    setting: 'home',
    suits: [],
    surfaces: [sofa, rug, surface('wall', '001', { paint: true })],
    files: { scene: '', thumbnail: '', light: '', parts: '', coordinates: '' },
  },
  hour: 'day',
  surface: sofa,
  colour: 'flax',
  beside: [{ surface: 'rug', colourway: kilim }],
  paints: [{ surface: 'wall', hex: '#a9b29a' }],
  zoom: { scale: 1, x: 0, y: 0 },
};

test('surfaces wear the products of their colour, in the size that fits', () => {
  const shown = roomWorn(state, [cloth], new Map([['rug', rugs]]));
  expect(shown?.product.sku).toBe('C');
  expect(shown?.missing).toEqual([]);
  expect(shown?.worn).toEqual([
    {
      surface: 'sofa',
      address: primaryImageUrl,
      laid: { laying: { widthM: 0.52, lengthM: 0.65 }, box: [0, 0, 1, 1] },
    },
    {
      surface: 'rug',
      address: primaryImageUrl,
      laid: { laying: { widthM: 2, lengthM: 3, isWhole: true }, box: [0.1, 0.1, 0.9, 0.9] },
    },
    { surface: 'wall', hex: '#a9b29a' },
  ]);
});

test('what is not there is named once it has been asked for', () => {
  expect(roomWorn(state, [cloth], new Map())?.missing).toEqual([]);
  expect(roomWorn(state, [cloth], new Map())?.beside).toEqual(state.beside);
  expect(roomWorn(state, [cloth], new Map([['rug', []]]))).toMatchObject({
    beside: [],
    missing: ['Kilim in Ash cannot be shown here.'],
  });
  expect(roomWorn({ ...state, colour: 'Mauve' }, [cloth], new Map())).toBeNull();
});

test('what is shown is told in words', () => {
  expect(roomTitle(state, cloth)).toBe('Trellis in Flax: sofa, Lounge');
  expect(roomWords(state, cloth)).toEqual([
    'A sofa by the fire.',
    'Sofa: Trellis in Flax, at true scale.',
    'The design repeats every 26 cm across and 32.5 cm down.',
    'Rug: Kilim in Ash.',
    'Wall: Sage.',
  ]);
  const onFloor = { ...state, surface: rug, beside: [] };
  expect(roomWords(onFloor, rugs[1] ?? kilim)[1]).toBe(
    'Rug: Kilim in Ash in 200 × 300 cm, at true scale.',
  );
  expect(roomWords(onFloor, { ...(rugs[1] ?? kilim), width: '160cm', length_cm: '230cm' })[1]).toBe(
    'Rug: Kilim in Ash in 160 × 230 cm, laid into a place of 200 × 300 cm.',
  );
});
