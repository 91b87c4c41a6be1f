import { fullTimes, wholeTimes } from '../../ui/calculator/length.ts';

/** A wall, or a door or window in one. */
export interface Rectangle {
  readonly widthCm: number;
  readonly heightCm: number;
}

export interface Room {
  readonly walls: readonly Rectangle[];
  /** Doors and windows; they are taken to be in the highest walls. */
  readonly openings: readonly Rectangle[];
}

export interface Wallpaper {
  readonly rollWidthCm: number;
  readonly rollLengthCm: number;
  /** 0 where the pattern has none. */
  readonly repeatCm: number;
  readonly match: PatternMatch;
}

/** Strips of one length. */
export interface StripCount {
  readonly strips: number;
  readonly cutCm: number;
}

/** How many rolls a room takes, with the steps that lead there. */
export interface RollsNeeded {
  readonly rolls: number;
  /** Strips from ceiling to skirting, one entry for each length, the longest first. */
  readonly full: readonly StripCount[];
  /** Strips over and under doors and windows, in the same order. */
  readonly short: readonly StripCount[];
  /** Roll that is left when all strips are cut, in centimetres. */
  readonly leftCm: number;
}

/**
 * The rolls for a room, or null where a strip is longer than a roll. A strip that lies within a door or window is only as
 * long as the wall that is left there; short strips are cut from what the long ones leave. All sides are positive.
 * Source: decision 34.
 */
export function rollsNeeded(room: Room, paper: Wallpaper): RollsNeeded | null {
  const cut = (stripCm: number) => cutLengthCm(stripCm, paper.match, paper.repeatCm);
  const strips = room.walls
    .flatMap(({ widthCm, heightCm }) => times(wholeTimes(widthCm / paper.rollWidthCm), heightCm))
    .toSorted(descending);
  const spared = room.openings
    .flatMap(({ widthCm, heightCm }) => times(fullTimes(widthCm / paper.rollWidthCm), heightCm))
    .slice(0, strips.length);
  const long = strips.slice(spared.length).map(cut);
  const short = spared
    .map((openingCm, place) => (strips[place] ?? 0) - openingCm)
    .filter((leftCm) => leftCm > 0)
    .map(cut);
  const offcuts = cutFromRolls([...long, ...short], paper.rollLengthCm);
  if (!offcuts) return null;
  return {
    rolls: offcuts.length,
    full: counted(long),
    short: counted(short),
    leftCm: offcuts.reduce((sum, leftCm) => sum + leftCm, 0),
  };
}

/** Whether a door or window fits into none of the walls, which is a slip of whoever wrote it. */
export const hasTooLargeOpening = ({ walls, openings }: Room): boolean =>
  openings.some(
    (opening) =>
      !walls.some((wall) => opening.widthCm <= wall.widthCm && opening.heightCm <= wall.heightCm),
  );

/** What is left of each roll when the strips are cut, each from the first roll that it fits, the longest first. */
function cutFromRolls(cutsCm: readonly number[], rollLengthCm: number): number[] | null {
  const left: number[] = [];
  for (const cutCm of cutsCm.toSorted(descending)) {
    if (fullTimes(rollLengthCm / cutCm) === 0) return null;
    const place = left.findIndex((leftCm) => fullTimes(leftCm / cutCm) > 0);
    if (place === -1) left.push(rollLengthCm - cutCm);
    else left[place] = Math.max(0, (left[place] ?? 0) - cutCm);
  }
  return left;
}

function counted(cutsCm: readonly number[]): StripCount[] {
  const groups = Map.groupBy(cutsCm.toSorted(descending), (cutCm) => cutCm);
  return [...groups].map(([cutCm, strips]) => ({ cutCm, strips: strips.length }));
}

const times = (count: number, lengthCm: number): number[] =>
  Array.from({ length: count }, () => lengthCm);

const descending = (a: number, b: number): number => b - a;

/** How a wallpaper's pattern runs on from one strip to the next. */
export const MATCHES = ['free', 'straight', 'half-drop'] as const;

export type PatternMatch = (typeof MATCHES)[number];

/** Extra length of every strip for trimming at ceiling and skirting, in centimetres. */
export const TRIM_CM = 10;

/**
 * The length of roll that one strip uses, in centimetres, when strips are cut in the order in which they hang.
 *
 * Free: no more than the strip and its trim. Straight: every strip begins at the same place of the pattern, so it takes
 * whole repeats. Half-drop: every strip begins half a repeat after the one before it, so it takes whole repeats and a
 * half. A repeat of 0 is a pattern without one. Source: decision 34.
 */
export function cutLengthCm(stripCm: number, match: PatternMatch, repeatCm: number): number {
  const neededCm = stripCm + TRIM_CM;
  if (match === 'free' || repeatCm <= 0) return neededCm;
  const begunCm = match === 'half-drop' ? repeatCm / 2 : 0;
  return wholeTimes((neededCm - begunCm) / repeatCm) * repeatCm + begunCm;
}
