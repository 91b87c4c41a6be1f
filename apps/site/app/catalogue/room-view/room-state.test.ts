import type { SceneSummary, SceneSurface } from '@selvedge/contract/scene-summary';
import { HOURS, wearToken } from '@selvedge/contract/scene-urls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inScene,
  onSurface,
  type RoomColour,
  type RoomState,
  readRoomState,
  roomQuery,
  viewOf,
  WHOLE_SCENE,
  withWear,
} from './room-state.ts';

const surface = (name: string, kind: string, group: string, given = {}): SceneSurface => ({
  surface: name,
  label: name[0]?.toUpperCase() + name.slice(1),
  kind,
  groups: [group],
  plain: '#ffffff',
  ...given,
});
const sofa = surface('sofa', 'upholstery', '005');
const curtains = surface('curtains', 'curtain', '005');
const wall = surface('wall', 'wall', '001', { paint: true });
const rug = surface('rug', 'rug', '004', { widthM: 2, lengthM: 3 });
const scene = (name: string, suits: string[], surfaces: SceneSurface[]): SceneSummary => ({
  name,
  title: name,
  description: name,
  widthPx: 160,
  heightPx: 100,
  setting: 'home',
  suits,
  surfaces,
  files: { scene: '', thumbnail: '', light: '', parts: '', coordinates: '' },
});
const lounge: SceneSummary = {
  ...scene('lounge', ['005'], [sofa, curtains, wall, rug]),
  evening: { description: 'by lamplight', light: '' },
};
const window = scene('window', [], [curtains, wall]);
const scenes = [window, lounge];

const flax: RoomColour = {
  item_group: '005',
  range: 'Karoo',
  design: 'Trellis',
  colour: 'Flax',
  application: 'Upholstery',
  diameter: '',
};
const colours = [flax, { ...flax, colour: 'Indigo' }] as const;
const kilim = { item_group: '004', range: 'Flatlands', design: 'Kilim', colour: 'Ash' };

const read = (query: string) => readRoomState(new URLSearchParams(query), colours, scenes);
const state = (query: string): RoomState => {
  const found = read(query);
  if (!found) throw new Error('There is a scene for it');
  return found.state;
};

describe('what is set in the room', () => {
  test('takes its defaults from what is shown', () => {
    expect(read('')).toEqual({
      state: {
        scene: lounge,
        hour: 'day',
        surface: sofa,
        colour: 'Flax',
        beside: [],
        paints: [],
        zoom: WHOLE_SCENE,
      },
      ignored: [],
    });
  });

  test('comes back from its own address, whatever it is', () => {
    const share = fc.integer({ min: -1000, max: 1000 }).map((thousandths) => thousandths / 1000);
    const given = fc.record({
      scene: fc.constant(lounge),
      hour: fc.constantFrom(...HOURS),
      surface: fc.constantFrom(sofa, curtains),
      colour: fc.constantFrom('Flax', 'Indigo'),
      beside: fc.constantFrom([], [{ surface: 'rug', colourway: kilim }]),
      paints: fc.constantFrom([], [{ surface: 'wall', hex: '#a9b29a' }]),
      zoom: fc.record({
        scale: fc.integer({ min: 1001, max: 9000 }).map((thousandths) => thousandths / 1000),
        x: share,
        y: share,
      }),
    });
    fc.assert(
      fc.property(given, (room) => {
        const query = new URLSearchParams(roomQuery(room).map(([name, value]) => [name, value]));
        expect(read(query.toString())).toEqual({ state: room, ignored: [] });
      }),
    );
  });

  test.each([
    ['scene=attic', '“attic” is no scene that can show this design.'],
    ['hour=noon', '“noon” is no light that this scene can be seen in.'],
    ['surface=rug', '“rug” is nothing in this scene that can wear this design.'],
    ['colour=Mauve', 'This design cannot be shown in the colour “Mauve”.'],
    ['beside=nonsense', '“nonsense” is no other design on something else in this scene.'],
    [
      `beside=${encodeURIComponent(wearToken('sofa', kilim))}`,
      `“${wearToken('sofa', kilim)}” is no other design on something else in this scene.`,
    ],
    [
      `beside=${encodeURIComponent(wearToken('curtains', kilim))}`,
      '“Kilim” is nothing for curtains.',
    ],
    ['paint=wall|red', '“wall|red” is no paint such as wall|ece7dd for a bare wall of this scene.'],
    [
      'paint=sofa|ffffff',
      '“sofa|ffffff” is no paint such as wall|ece7dd for a bare wall of this scene.',
    ],
    ['zoom=near', 'The zoom “near” is none such as 2,0.1,-0.2.'],
    ['zoom=99,0,0', 'The zoom “99,0,0” is none such as 2,0.1,-0.2.'],
  ])('%s is ignored and named', (query, sentence) => {
    expect(read(query)).toEqual({ state: state(''), ignored: [sentence] });
  });

  test('anything at all in the address gives a room', () => {
    const names = fc.constantFrom('scene', 'hour', 'surface', 'colour', 'beside', 'paint', 'zoom');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (query) => {
        const found = readRoomState(new URLSearchParams(query), colours, scenes);
        expect(found?.state.zoom.scale).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('is nothing where no scene can show the design', () => {
    expect(
      readRoomState(new URLSearchParams(), [{ ...flax, item_group: '000' }], scenes),
    ).toBeNull();
  });
});

describe('a choice', () => {
  const dressed = withWear(withWear(state(''), 'curtains', { ...flax, colour: 'Indigo' }), 'wall', {
    hex: '#a9b29a',
  });

  test('dresses one thing and leaves the others', () => {
    expect(dressed.beside.map((one) => one.surface)).toEqual(['curtains']);
    expect(dressed.paints).toEqual([{ surface: 'wall', hex: '#a9b29a' }]);
    const papered = withWear(dressed, 'wall', { ...kilim, item_group: '001' });
    expect(papered.paints).toEqual([]);
    expect(withWear(papered, 'wall', null).beside.map((one) => one.surface)).toEqual(['curtains']);
  });

  test('of another place makes room there', () => {
    const moved = onSurface(dressed, curtains);
    expect([moved.surface, moved.beside, moved.paints.length]).toEqual([curtains, [], 1]);
  });

  test('of the evening is kept where the other scene has one', () => {
    const evening = state('hour=evening');
    expect(evening.hour).toBe('evening');
    expect(inScene(evening, lounge, [sofa]).hour).toBe('evening');
    expect(inScene(evening, window, [curtains]).hour).toBe('day');
    expect(read('scene=window&hour=evening')?.state.hour).toBe('day');
  });

  test('of another scene takes along what that has a place for', () => {
    const moved = inScene(withWear(dressed, 'rug', kilim), window, [curtains]);
    expect([moved.scene, moved.surface]).toEqual([window, curtains]);
    expect([moved.beside, moved.paints.length]).toEqual([[], 1]);
  });

  test('is what the server dresses too', () => {
    expect(viewOf(dressed, flax)).toEqual({
      scene: 'lounge',
      hour: 'day',
      wears: [
        {
          surface: 'sofa',
          colourway: { item_group: '005', range: 'Karoo', design: 'Trellis', colour: 'Flax' },
        },
        ...dressed.beside,
      ],
      paints: dressed.paints,
    });
  });
});
