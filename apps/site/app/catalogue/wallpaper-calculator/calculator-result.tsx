import { counted, fullTimes, metres } from '../../ui/calculator/length.ts';
import { AnswerPlace, NoAnswer, WorkedAnswer } from '../../ui/calculator/worked-answer.tsx';
import { type CalculatorInput, readInput } from './calculator-input.ts';
import { type RollsNeeded, rollsNeeded, type StripCount, type Wallpaper } from './rolls-needed.ts';
import { type PatternMatch, TRIM_CM } from './strip-cuts.ts';

/** The rolls with the working, or what is still wanted. */
export function CalculatorResult({ input }: { readonly input: CalculatorInput }) {
  return (
    <AnswerPlace>
      <Answer input={input} />
    </AnswerPlace>
  );
}

function Answer({ input }: { readonly input: CalculatorInput }) {
  const read = readInput(input);
  if (!read) return <NoAnswer>Fill in the width and height of a wall to see the rolls.</NoAnswer>;
  const needed = rollsNeeded(read.room, read.paper);
  if (!needed) return <NoAnswer>A strip of this height is longer than one roll.</NoAnswer>;
  return (
    <WorkedAnswer
      amount={String(needed.rolls)}
      unit={needed.rolls === 1 ? 'roll' : 'rolls'}
      steps={working(needed, read.paper)}
      note="Order all rolls at once, so that they come from one batch, and one more for later repairs."
    />
  );
}

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
