import { pictureAddress } from '@selvedge/contract/picture-address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WALL_HEIGHT_CM, WALL_WIDTH_CM } from './room-geometry.ts';
import type { RoomProduct } from './room-product.ts';
import { DEFAULT_PAINT, readRoomState, roomQuery } from './room-state.ts';

const primaryImageUrl = pictureAddress({
  path: `/media/ab/${'ab'.repeat(20)}.webp`,
  widthPx: 640,
  heightPx: 800,
  placeholder: '',
  shownCm: 52,
  box: [150, 83, 850, 917],
});
const product = (given: Partial<RoomProduct>): RoomProduct => ({
  primaryImageUrl,
  sku: 'A',
  design: 'Trellis',
  colour: 'Flax',
  range: 'Karoo',
  item_group: '005',
  application: 'Dual Purpose',
  width: '140cm',
  length_cm: '',
  diameter: '',
  repeat_h: '',
  repeat_t: '',
  ...given,
});
const fabric = [product({}), product({ sku: 'B', colour: 'Indigo' })] as const;
const rugs = [
  product({ item_group: '004', width: '160cm', length_cm: '230cm' }),
  product({ item_group: '004', sku: 'C', width: '200cm', length_cm: '300cm' }),
] as const;
const read = (query: string, products: Parameters<typeof readRoomState>[1] = fabric) =>
  readRoomState(new URLSearchParams(query), products);

describe('what is set in the room', () => {
  test('takes its defaults from what is shown', () => {
    expect(read('')).toEqual({
      state: {
        setting: 'curtain',
        sku: 'A',
        wallWidthCm: 360,
        wallHeightCm: 270,
        paint: DEFAULT_PAINT,
        person: true,
      },
      ignored: [],
    });
    const onFloor = { setting: 'floor', sku: 'C', wallWidthCm: 460 };
    expect(read('show=floor', rugs).state).toMatchObject(onFloor);
  });

  test('comes back from its own address, whatever it is', () => {
    const state = fc.record({
      setting: fc.constantFrom('curtain' as const, 'sofa' as const),
      product: fc.constantFrom(...fabric),
      wallWidthCm: fc.integer(WALL_WIDTH_CM),
      wallHeightCm: fc.integer(WALL_HEIGHT_CM),
      paint: fc
        .integer({ min: 0, max: 0xffffff })
        .map((n) => `#${n.toString(16).padStart(6, '0')}`),
      person: fc.boolean(),
    });
    fc.assert(
      fc.property(state, ({ product: shown, ...rest }) => {
        const given = { ...rest, sku: shown.sku };
        const query = new URLSearchParams(
          roomQuery(given, shown).map(([name, value]) => [name, value]),
        );
        expect(readRoomState(query, fabric)).toEqual({ state: given, ignored: [] });
      }),
    );
  });

  test('names a rug by its colour and size', () => {
    const { state } = read('colour=flax&size=200CMx300cm', rugs);
    expect(state.sku).toBe('C');
    expect(roomQuery(state, rugs[1])).toContainEqual(['size', '200cmx300cm']);
  });

  test.each([
    ['width=abc', 'The wall’s width “abc” is no whole number from 150 to 1200 cm.'],
    ['width=149', 'The wall’s width “149” is no whole number from 150 to 1200 cm.'],
    ['height=1e3', 'The wall’s height “1e3” is no whole number from 200 to 400 cm.'],
    ['paint=reddish', 'The paint “reddish” is no colour such as ece7dd.'],
    ['show=floor', '“floor” is no place where this design can be shown.'],
    ['colour=Mauve', 'This design cannot be shown in the colour “Mauve”.'],
    ['colour=Flax&size=1x1', 'This colour does not come in the size “1x1”.'],
    ['person=perhaps', 'Person is “yes” or “no”, not “perhaps”.'],
  ])('%s is ignored and named', (query, sentence) => {
    expect(read(query)).toEqual({ state: read('').state, ignored: [sentence] });
  });

  test('anything at all in the address gives a room', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('show', 'width', 'height', 'paint', 'person', 'colour', 'size'),
          fc.string(),
        ),
        (query) => {
          const { state } = readRoomState(new URLSearchParams(query), fabric);
          expect(state.wallWidthCm).toBeGreaterThanOrEqual(WALL_WIDTH_CM.min);
          expect(state.wallWidthCm).toBeLessThanOrEqual(WALL_WIDTH_CM.max);
          expect(state.paint).toMatch(/^#[0-9a-f]{6}$/u);
        },
      ),
    );
  });
});
