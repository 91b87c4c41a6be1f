import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HOURS,
  MAX_DRESSED_SURFACES,
  readPaintToken,
  readRoomLink,
  readSceneView,
  readWearToken,
  sceneViewUrl,
  wearToken,
} from './scene-urls.ts';

const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const colourway = fc.record({ item_group: name, range: name, design: name, colour: name });

describe('a view of a scene', () => {
  test('comes back from its address, whatever its designs are called', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const worn = fc.constantFrom('sofa', 'cushion-1');
    const painted = fc.constantFrom('wall', 'door');
    const selector = ({ surface }: { surface: string }) => surface;
    const view = fc.record({
      scene: name,
      hour: fc.constantFrom(...HOURS),
      wears: fc.uniqueArray(fc.record({ surface: worn, colourway }), { selector }),
      paints: fc.uniqueArray(fc.record({ surface: painted, hex }), { selector }),
    });
    fc.assert(
      fc.property(view, fc.constantFrom(320 as const, 1280 as const), (given, widthPx) => {
        const { searchParams } = new URL(sceneViewUrl(given, widthPx), 'http://localhost');
        expect(readSceneView(searchParams)).toEqual({ view: given, widthPx });
      }),
    );
  });

  test.each([
    'width=320',
    'scene=a',
    'scene=a&width=321',
    'scene=a&width=320&hour=noon',
    'scene=a&width=320&wear=sofa',
    'scene=a&width=320&wear=sofa|005|Karoo|Trellis|Flax|more',
    'scene=a&width=320&paint=wall|red',
    `scene=a&width=320${Array.from({ length: MAX_DRESSED_SURFACES + 1 }, (_, i) => `&paint=w${i}|ffffff`).join('')}`,
    'scene=a&width=320&wear=sofa|005|Karoo|Trellis|Flax&wear=sofa|005|Karoo|Trellis|Oat',
    'scene=a&width=320&wear=wall|005|Karoo|Trellis|Flax&paint=wall|ffffff',
  ])('is not found at %s', (query) => {
    expect(readSceneView(new URLSearchParams(query))).toBeNull();
  });
});

test('a name may hold what parts the names', () => {
  const odd = { item_group: '005', range: '100 %|%7C', design: '|', colour: '%25' };
  expect(readWearToken(wearToken('sofa', odd))).toEqual({ surface: 'sofa', colourway: odd });
});

test('a paint is read as people write it', () => {
  expect(readPaintToken('wall|#E3DDD0')).toEqual({ surface: 'wall', hex: '#e3ddd0' });
});

test('a link to a view of a room says what the room wears, and any other link says nothing', () => {
  const link =
    'https://house.example/item_group/005/collection/Karoo%20Nights/design/Sutherland/room' +
    '?scene=study&surface=armchair&colour=Blue%20Hour&beside=rug%7C004%7CCaravan%7CKeimoes%7CGarnet&paint=wall%7Ce3ddd0&zoom=2,0,0';
  const own = {
    item_group: '005',
    range: 'Karoo Nights',
    design: 'Sutherland',
    colour: 'Blue Hour',
  };
  const rug = { item_group: '004', range: 'Caravan', design: 'Keimoes', colour: 'Garnet' };
  expect(readRoomLink(link)).toEqual({
    scene: 'study',
    hour: 'day',
    wears: [
      { surface: 'armchair', colourway: own },
      { surface: 'rug', colourway: rug },
    ],
    paints: [{ surface: 'wall', hex: '#e3ddd0' }],
  });
  expect(readRoomLink(`${link}&hour=evening`)?.hour).toBe('evening');
  for (const other of [
    '',
    'not a link',
    link.replace('/room?', '?'),
    link.replace('scene=study&', ''),
  ])
    expect(readRoomLink(other)).toBeNull();
});
