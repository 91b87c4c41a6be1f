import type { RollsNeeded, StripCount, Wallpaper } from './rolls-needed.ts';
import { fullTimes, type PatternMatch, TRIM_CM } from './strip-cuts.ts';

const CM_PER_M = 100;

/** "2.56 m" */
export const metres = (lengthCm: number): string => `${(lengthCm / CM_PER_M).toFixed(2)} m`;

const count = (number: number, noun: string): string =>
  `${number} ${number === 1 ? noun : `${noun}s`}`;

const HOW: Readonly<Record<PatternMatch, string>> = {
  free: '',
  straight: ', rounded up to whole repeats',
  'half-drop': ', rounded up to whole repeats and a half',
};

/** The steps from the room to the rolls, one sentence each. Source: decision 34. */
export function working(needed: RollsNeeded, paper: Wallpaper): string[] {
  const how = paper.repeatCm > 0 ? HOW[paper.match] : '';
  const [first] = needed.full;
  return [
    `Each strip has ${TRIM_CM} cm added for trimming${how}.`,
    `${list(needed.full)} from ceiling to skirting.`,
    ...(needed.short.length > 0 ? [`${list(needed.short)} around doors and windows.`] : []),
    ...(first
      ? [
          `A roll of ${metres(paper.rollLengthCm)} gives ${count(fullTimes(paper.rollLengthCm / first.cutCm), 'strip')} of ${metres(first.cutCm)}.`,
        ]
      : []),
    `${count(needed.rolls, 'roll')} in all, with ${metres(needed.leftCm)} left in pieces.`,
  ];
}

const list = (counts: readonly StripCount[]): string =>
  counts.length === 0
    ? 'No strips'
    : counts.map(({ strips, cutCm }) => `${count(strips, 'strip')} of ${metres(cutCm)}`).join(', ');
