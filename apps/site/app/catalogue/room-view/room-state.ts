import { sizeText } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import { wholeScale } from '@selvedge/scenes/true-scale';
import { type RoomSetting, roomSettings } from '../rules/room-settings.ts';
import { DEFAULT_WALL_HEIGHT_CM, WALL_HEIGHT_CM, WALL_WIDTH_CM } from './room-geometry.ts';
import { isRoomSetting, type RoomProduct } from './room-product.ts';

/** What is set in the room. All of it stands in the address, so that a link shows the same view. */
export interface RoomState {
  readonly setting: RoomSetting;
  readonly sku: string;
  readonly wallWidthCm: number;
  readonly wallHeightCm: number;
  /** As `#rrggbb`, in small letters. */
  readonly paint: string;
  readonly person: boolean;
}

export interface ReadRoomState {
  readonly state: RoomState;
  /** What the address says that cannot be, one sentence each; the defaults stand in its place. */
  readonly ignored: readonly string[];
}

/** The wall that suits what is shown, where the address names none. */
const DEFAULT_WALL_WIDTH_CM: Readonly<Record<RoomSetting, number>> = {
  wall: 400,
  curtain: 360,
  sofa: 360,
  floor: 460,
};

/** Two metres by three. */
const USUAL_RUG_CM2 = 200 * 300;

const PAINT = /^#?([0-9a-f]{6})$/iu;

/**
 * Reads the room's state from an address. What is missing takes its default; what is wrong does too, and is named.
 *
 * @param products those that can be shown; at least one
 */
export function readRoomState(
  query: URLSearchParams,
  products: readonly [RoomProduct, ...RoomProduct[]],
): ReadRoomState {
  const ignored: string[] = [];
  const product = readProduct(query, products, ignored);
  const setting = readSetting(query, product, ignored);
  const state: RoomState = {
    setting,
    sku: product.sku,
    wallWidthCm: readLength(query, 'width', WALL_WIDTH_CM, DEFAULT_WALL_WIDTH_CM[setting], ignored),
    wallHeightCm: readLength(query, 'height', WALL_HEIGHT_CM, DEFAULT_WALL_HEIGHT_CM, ignored),
    paint: readPaint(query, ignored),
    person: readPerson(query, ignored),
  };
  return { state, ignored };
}

/** What stands in the address of a room: everything, so that it shows the same when defaults change. */
export function roomQuery(
  state: RoomState,
  product: RoomProduct,
): (readonly [name: string, value: string])[] {
  const sized: [string, string][] = state.setting === 'floor' ? [['size', sizeText(product)]] : [];
  return [
    ['show', state.setting],
    ['colour', product.colour],
    ...sized,
    ['width', String(state.wallWidthCm)],
    ['height', String(state.wallHeightCm)],
    ['paint', state.paint.slice(1)],
    ['person', state.person ? 'yes' : 'no'],
  ];
}

function readProduct(
  query: URLSearchParams,
  products: readonly [RoomProduct, ...RoomProduct[]],
  ignored: string[],
): RoomProduct {
  const colour = query.get('colour');
  const inColour =
    colour === null ? [] : products.filter((product) => fold(product.colour) === fold(colour));
  if (colour !== null && inColour.length === 0)
    ignored.push(`This design cannot be shown in the colour “${colour}”.`);
  const candidates = inColour.length > 0 ? inColour : products;
  const size = query.get('size');
  if (size === null) return usualSize(candidates) ?? products[0];
  const inSize = candidates.find((product) => fold(sizeText(product)) === fold(size));
  if (!inSize) ignored.push(`This colour does not come in the size “${size}”.`);
  return inSize ?? usualSize(candidates) ?? products[0];
}

/** Of what comes in sizes the one nearest to a rug for a sofa, of anything else the first. */
function usualSize(products: readonly RoomProduct[]): RoomProduct | undefined {
  const far = (product: RoomProduct): number => {
    const scale = wholeScale(product);
    return scale ? Math.abs(scale.widthCm * scale.heightCm - USUAL_RUG_CM2) : 0;
  };
  return products.toSorted((one, other) => far(one) - far(other))[0];
}

function readSetting(query: URLSearchParams, product: RoomProduct, ignored: string[]): RoomSetting {
  const [first = 'wall', ...others] = roomSettings(product);
  const show = query.get('show');
  if (show === null) return first;
  if (isRoomSetting(show) && [first, ...others].includes(show)) return show;
  ignored.push(`“${show}” is no place where this design can be shown.`);
  return first;
}

function readLength(
  query: URLSearchParams,
  name: 'width' | 'height',
  { min, max }: { readonly min: number; readonly max: number },
  otherwise: number,
  ignored: string[],
): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  const length = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (length >= min && length <= max) return length;
  ignored.push(`The wall’s ${name} “${text}” is no whole number from ${min} to ${max} cm.`);
  return otherwise;
}

function readPaint(query: URLSearchParams, ignored: string[]): string {
  const text = query.get('paint');
  if (text === null) return DEFAULT_PAINT;
  const found = PAINT.exec(text);
  if (found?.[1]) return `#${found[1].toLowerCase()}`;
  ignored.push(`The paint “${text}” is no colour such as ece7dd.`);
  return DEFAULT_PAINT;
}

function readPerson(query: URLSearchParams, ignored: string[]): boolean {
  const text = query.get('person');
  if (text === null || text === 'yes') return true;
  if (text !== 'no') ignored.push(`Person is “yes” or “no”, not “${text}”.`);
  return text !== 'no';
}

/** A colour of the wall's paint, as `#rrggbb`. */
interface Paint {
  readonly name: string;
  readonly hex: string;
}

/** The paints at hand; any other colour can be picked. */
export const PAINTS: readonly [Paint, ...Paint[]] = [
  { name: 'Limewash', hex: '#ece7dd' },
  { name: 'Chalk', hex: '#f6f4ef' },
  { name: 'Putty', hex: '#d3c8b6' },
  { name: 'Clay', hex: '#c49a7c' },
  { name: 'Sage', hex: '#a9b29a' },
  { name: 'Lichen', hex: '#7d8767' },
  { name: 'Rain', hex: '#a8b7bd' },
  { name: 'Deep Sea', hex: '#3d5560' },
  { name: 'Aubergine', hex: '#5a4149' },
  { name: 'Charcoal', hex: '#45433f' },
];

export const DEFAULT_PAINT = PAINTS[0].hex;

/** What a paint is called; one that has no name, by its number. */
export const paintName = (hex: string): string =>
  PAINTS.find((paint) => paint.hex === hex)?.name ?? hex;
