import { AnswerPlace, NoAnswer, WorkedAnswer } from '../../ui/calculator/worked-answer.tsx';
import { type CalculatorInput, readInput } from './calculator-input.ts';
import { rollsNeeded } from './rolls-needed.ts';
import { working } from './working.ts';

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
