import { counted, fullTimes, metres } from '../../ui/calculator/length.ts';
import type { RollsNeeded, StripCount, Wallpaper } from './rolls-needed.ts';
import { type PatternMatch, TRIM_CM } from './strip-cuts.ts';

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
          `A roll of ${metres(paper.rollLengthCm)} gives ${counted(fullTimes(paper.rollLengthCm / first.cutCm), 'strip')} of ${metres(first.cutCm)}.`,
        ]
      : []),
    `${counted(needed.rolls, 'roll')} in all, with ${metres(needed.leftCm)} left in pieces.`,
  ];
}

const list = (counts: readonly StripCount[]): string =>
  counts.length === 0
    ? 'No strips'
    : counts
        .map(({ strips, cutCm }) => `${counted(strips, 'strip')} of ${metres(cutCm)}`)
        .join(', ');
