import type { Product } from '@selvedge/contract/product';
import type { SceneSummary, SceneSurface } from '@selvedge/contract/scene-summary';
import {
  type Colourway,
  type Hour,
  readHour as hourOf,
  MAX_DRESSED_SURFACES,
  paintToken,
  readPaintToken,
  readWearToken,
  type SceneView,
  wearToken,
} from '@selvedge/contract/scene-urls';
import { hasDiameter } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import { isForGroup } from '@selvedge/scenes/laid-product';
import { suitedScenes, suitedSurfaces } from '../rules/suited-scenes.ts';

/** What the state is read from of a product. */
export type RoomColour = Colourway & Pick<Product, 'application' | 'diameter'>;

/** What is set in the room. All of it stands in the address, so that a link shows the same view. */
export interface RoomState {
  readonly scene: SceneSummary;
  readonly hour: Hour;
  /** The surface that the page's own design lies on. */
  readonly surface: SceneSurface;
  /** As the product writes it. */
  readonly colour: string;
  /** Other designs, on other surfaces. */
  readonly beside: SceneView['wears'];
  readonly paints: SceneView['paints'];
  /** How much larger the picture is looked at than it fits, and how far its middle is moved, in shares of its size. */
  readonly zoom: { readonly scale: number; readonly x: number; readonly y: number };
}

export interface ReadRoomState {
  readonly state: RoomState;
  /** What the address says that cannot be, one sentence each; the defaults stand in its place. */
  readonly ignored: readonly string[];
}

export const WHOLE_SCENE: RoomState['zoom'] = { scale: 1, x: 0, y: 0 };
const MAX_ZOOM = 20;

/**
 * Reads the room's state from an address. What is missing takes its default; what is wrong does too, and is named. Null
 * where no scene can show the design.
 *
 * @param colours the products of the design that can be shown; at least one
 */
export function readRoomState(
  query: URLSearchParams,
  colours: readonly [RoomColour, ...RoomColour[]],
  scenes: readonly SceneSummary[],
): ReadRoomState | null {
  const ignored: string[] = [];
  const { colour, ...product } = readColour(query, colours, ignored);
  const scene = readScene(query, suitedScenes(scenes, product), ignored);
  if (!scene) return null;
  const hour = readHour(query, scene, ignored);
  const surface = readSurface(query, suitedSurfaces(scene, product), ignored);
  if (!surface) return null;
  const dressed = new Set([surface.surface]);
  const beside = readBeside(query, scene, dressed, ignored);
  const paints = readPaints(query, scene, dressed, ignored);
  const zoom = readZoom(query, ignored);
  return { state: { scene, hour, surface, colour, beside, paints, zoom }, ignored };
}

/** What stands in the address of a room: everything, so that it shows the same when defaults change. */
export function roomQuery(state: RoomState): (readonly [name: string, value: string])[] {
  const { scene, hour, surface, colour, beside, paints, zoom } = state;
  const rounded = (share: number): string => String(Math.round(share * 1000) / 1000);
  return [
    ['scene', scene.name],
    ...(hour === 'day' ? [] : [['hour', hour] as const]),
    ['surface', surface.surface],
    ...(colour === '' ? [] : [['colour', colour] as const]),
    ...beside.map((one) => ['beside', wearToken(one.surface, one.colourway)] as const),
    ...paints.map((one) => ['paint', paintToken(one.surface, one.hex)] as const),
    ...(zoom.scale > 1
      ? [['zoom', [zoom.scale, zoom.x, zoom.y].map(rounded).join(',')] as const]
      : []),
  ];
}

/** The view that a state shows, as the server dresses it. */
export const viewOf = (
  { scene, hour, surface, colour, beside, paints }: RoomState,
  design: Omit<Colourway, 'colour'>,
): SceneView => {
  const { item_group, range, design: name } = design;
  const own = { item_group, range, design: name, colour };
  return {
    scene: scene.name,
    hour,
    wears: [{ surface: surface.surface, colourway: own }, ...beside],
    paints,
  };
};

function readColour(
  query: URLSearchParams,
  colours: readonly [RoomColour, ...RoomColour[]],
  ignored: string[],
): RoomColour {
  const asked = query.get('colour');
  const inColour = (name: string) => colours.filter(({ colour }) => fold(colour) === fold(name));
  const found = asked === null ? [] : inColour(asked);
  if (asked !== null && found.length === 0)
    ignored.push(`This design cannot be shown in the colour “${asked}”.`);
  // Of a rug that comes in several shapes more places can be shown with the straight one.
  const sizes = found.length > 0 ? found : inColour(colours[0].colour);
  return sizes.find(({ diameter }) => !hasDiameter(diameter)) ?? sizes[0] ?? colours[0];
}

function readScene(
  query: URLSearchParams,
  suited: readonly SceneSummary[],
  ignored: string[],
): SceneSummary | undefined {
  const name = query.get('scene');
  const found = suited.find((scene) => scene.name === name);
  if (name !== null && !found) ignored.push(`“${name}” is no scene that can show this design.`);
  return found ?? suited[0];
}

function readHour(query: URLSearchParams, scene: SceneSummary, ignored: string[]): Hour {
  const text = query.get('hour');
  const hour = hourOf(text);
  if (hour === 'day' || (hour === 'evening' && scene.evening)) return hour;
  ignored.push(`“${text}” is no light that this scene can be seen in.`);
  return 'day';
}

function readSurface(
  query: URLSearchParams,
  suited: readonly SceneSurface[],
  ignored: string[],
): SceneSurface | undefined {
  const name = query.get('surface');
  const found = suited.find(({ surface }) => surface === name);
  if (name !== null && !found)
    ignored.push(`“${name}” is nothing in this scene that can wear this design.`);
  return found ?? suited[0];
}

function readBeside(
  query: URLSearchParams,
  scene: SceneSummary,
  dressed: Set<string>,
  ignored: string[],
): SceneView['wears'] {
  return query
    .getAll('beside')
    .slice(0, MAX_DRESSED_SURFACES)
    .flatMap((token) => {
      const read = readWearToken(token);
      const surface = read && scene.surfaces.find((one) => one.surface === read.surface);
      if (!read || !surface || dressed.has(read.surface)) {
        ignored.push(`“${token}” is no other design on something else in this scene.`);
        return [];
      }
      if (!isForGroup(surface, read.colourway.item_group)) {
        ignored.push(`“${read.colourway.design}” is nothing for ${surface.label.toLowerCase()}.`);
        return [];
      }
      dressed.add(read.surface);
      return [read];
    });
}

function readPaints(
  query: URLSearchParams,
  scene: SceneSummary,
  dressed: Set<string>,
  ignored: string[],
): SceneView['paints'] {
  return query
    .getAll('paint')
    .slice(0, MAX_DRESSED_SURFACES)
    .flatMap((token) => {
      const read = readPaintToken(token);
      const surface = scene.surfaces.find((one) => one.surface === read?.surface);
      if (!read || !surface?.paint || dressed.has(read.surface)) {
        ignored.push(`“${token}” is no paint such as wall|ece7dd for a bare wall of this scene.`);
        return [];
      }
      dressed.add(read.surface);
      return [read];
    });
}

function readZoom(query: URLSearchParams, ignored: string[]): RoomState['zoom'] {
  const text = query.get('zoom');
  if (text === null) return WHOLE_SCENE;
  const [, scale, x, y] = /^(\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/u.exec(text) ?? [];
  const zoom = { scale: Number(scale), x: Number(x), y: Number(y) };
  if (
    zoom.scale >= 1 &&
    zoom.scale <= MAX_ZOOM &&
    Math.max(Math.abs(zoom.x), Math.abs(zoom.y)) <= MAX_ZOOM
  )
    return zoom;
  ignored.push(`The zoom “${text}” is none such as 2,0.1,-0.2.`);
  return WHOLE_SCENE;
}

const without = <One extends { readonly surface: string }>(
  list: readonly One[],
  surface: string,
): One[] => list.filter((one) => one.surface !== surface);

/** The same room with something else on a surface: another design, a paint, or nothing. */
export function withWear(
  state: RoomState,
  surface: string,
  wear: Colourway | { readonly hex: string } | null,
): RoomState {
  const beside = without(state.beside, surface);
  const paints = without(state.paints, surface);
  if (wear === null) return { ...state, beside, paints };
  if ('hex' in wear) return { ...state, beside, paints: [...paints, { surface, hex: wear.hex }] };
  const { item_group, range, design, colour } = wear;
  const colourway = { item_group, range, design, colour };
  return { ...state, paints, beside: [...beside, { surface, colourway }] };
}

/** The same room with the page's design elsewhere; what lay there gives way. */
export const onSurface = (state: RoomState, surface: SceneSurface): RoomState => ({
  ...withWear(state, surface.surface, null),
  surface,
});

/** The same design in another scene: what that has no place for is left behind. */
export function inScene(
  state: RoomState,
  scene: SceneSummary,
  suited: readonly SceneSurface[],
): RoomState {
  const kept = suited.find(({ surface }) => surface === state.surface.surface);
  const alike = suited.find(({ kind }) => kind === state.surface.kind);
  const surface = kept ?? alike ?? suited[0] ?? state.surface;
  const named = (name: string) =>
    name === surface.surface ? undefined : scene.surfaces.find((one) => one.surface === name);
  return {
    ...state,
    scene,
    hour: scene.evening ? state.hour : 'day',
    surface,
    beside: state.beside.filter((one) => {
      const found = named(one.surface);
      return found && isForGroup(found, one.colourway.item_group);
    }),
    paints: state.paints.filter((one) => named(one.surface)?.paint),
    zoom: WHOLE_SCENE,
  };
}
