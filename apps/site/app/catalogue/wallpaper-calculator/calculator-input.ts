import { WALLPAPER_FIELD } from '@selvedge/contract/calculator-urls';
import { lengthOf, MOST_LENGTH_CHARACTERS } from '../../ui/calculator/length.ts';
import {
  MATCHES,
  type PatternMatch,
  type Rectangle,
  type Room,
  type Wallpaper,
} from './rolls-needed.ts';

/** A rectangle as it stands in the form, in metres as people write them. */
export interface RectangleText {
  readonly width: string;
  readonly height: string;
}

/** Everything that the form asks for, as it is written there and in the address. */
export interface CalculatorInput {
  readonly rollWidthCm: string;
  readonly rollLengthM: string;
  readonly repeatCm: string;
  readonly match: PatternMatch;
  readonly walls: readonly RectangleText[];
  readonly openings: readonly RectangleText[];
}

/** The roll that most European papers come on. */
const USUAL_ROLL = { width: '52', length: '10.05' };

/** The most walls, and the most doors and windows, that one calculation takes. */
export const MAX_RECTANGLES = 20;

/** What an address says, with usual sizes where it says nothing. Source: decision 34. */
export function inputOfQuery(query: URLSearchParams): CalculatorInput {
  const match = query.get(WALLPAPER_FIELD.match)?.toLowerCase();
  const written = (name: string) => query.get(name)?.slice(0, MOST_LENGTH_CHARACTERS);
  const walls = rectangles(query, WALLPAPER_FIELD.wallWidth, WALLPAPER_FIELD.wallHeight);
  return {
    rollWidthCm: written(WALLPAPER_FIELD.rollWidth) || USUAL_ROLL.width,
    rollLengthM: written(WALLPAPER_FIELD.rollLength) || USUAL_ROLL.length,
    repeatCm: written(WALLPAPER_FIELD.repeat) ?? '',
    match:
      MATCHES.find((known) => known === match) ??
      (query.get(WALLPAPER_FIELD.repeat) ? 'straight' : 'free'),
    walls: walls.length > 0 ? walls : [{ width: '', height: '' }],
    openings: rectangles(query, WALLPAPER_FIELD.openingWidth, WALLPAPER_FIELD.openingHeight),
  };
}

/** What a form holds as an address says it: {@link inputOfQuery} reads the same out of it. */
export function queryOfInput(input: CalculatorInput): URLSearchParams {
  const { wallWidth, wallHeight, openingWidth, openingHeight } = WALLPAPER_FIELD;
  return new URLSearchParams([
    ...input.walls.flatMap(({ width, height }) => [
      [wallWidth, width],
      [wallHeight, height],
    ]),
    ...input.openings.flatMap(({ width, height }) => [
      [openingWidth, width],
      [openingHeight, height],
    ]),
    [WALLPAPER_FIELD.rollWidth, input.rollWidthCm],
    [WALLPAPER_FIELD.rollLength, input.rollLengthM],
    [WALLPAPER_FIELD.repeat, input.repeatCm],
    [WALLPAPER_FIELD.match, input.match],
  ]);
}

function rectangles(query: URLSearchParams, width: string, height: string): RectangleText[] {
  const written = (name: string) =>
    query
      .getAll(name)
      .slice(0, MAX_RECTANGLES)
      .map((text) => text.slice(0, MOST_LENGTH_CHARACTERS));
  const heights = written(height);
  return written(width).map((text, place) => ({ width: text, height: heights[place] ?? '' }));
}

/** Bounds of each field, in the field's own unit. */
export const BOUNDS = {
  rollWidthCm: { unit: 'cm', min: 10, max: 500 },
  rollLengthM: { unit: 'm', min: 1, max: 100 },
  repeatCm: { unit: 'cm', min: 0, max: 400 },
  sideM: { unit: 'm', min: 0.1, max: 50 },
} as const;

const CM_PER_M = 100;

/** The room and the paper of a form, or null where something is still to be written or is out of bounds. */
export function readInput(input: CalculatorInput): { room: Room; paper: Wallpaper } | null {
  const rollWidthCm = lengthOf(input.rollWidthCm, BOUNDS.rollWidthCm);
  const rollLengthM = lengthOf(input.rollLengthM, BOUNDS.rollLengthM);
  const repeatCm = lengthOf(input.repeatCm || '0', BOUNDS.repeatCm);
  const walls = readRectangles(input.walls);
  const openings = readRectangles(input.openings);
  if (rollWidthCm === null || rollLengthM === null || repeatCm === null) return null;
  if (!walls || walls.length === 0 || !openings) return null;
  const rollLengthCm = rollLengthM * CM_PER_M;
  return {
    room: { walls, openings },
    paper: { rollWidthCm, rollLengthCm, repeatCm, match: input.match },
  };
}

/** Null where one is begun and not complete; those that nobody has begun do not count. */
function readRectangles(texts: readonly RectangleText[]): Rectangle[] | null {
  const begun = texts.filter(({ width, height }) => `${width}${height}`.trim() !== '');
  const read = begun.flatMap(({ width, height }) => {
    const widthM = lengthOf(width, BOUNDS.sideM);
    const heightM = lengthOf(height, BOUNDS.sideM);
    if (widthM === null || heightM === null) return [];
    return [{ widthCm: widthM * CM_PER_M, heightCm: heightM * CM_PER_M }];
  });
  return read.length === begun.length ? read : null;
}
