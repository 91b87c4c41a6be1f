import { NoAnswer, WorkedAnswer } from '../../ui/calculator/worked-answer.tsx';
import { type CurtainInput, readCurtainInput } from './curtain-input.ts';
import { curtainWorking } from './curtain-working.ts';
import { metresNeeded } from './metres-needed.ts';

const CM_PER_M = 100;

/** The metres with the working, or what is still wanted. */
export function CurtainAnswer({ input }: { readonly input: CurtainInput }) {
  const read = readCurtainInput(input);
  if (!read) return <NoAnswer>Fill in the rail and the drop to see the metres.</NoAnswer>;
  const needed = metresNeeded(read.curtains, read.cloth);
  if (!needed) {
    return <NoAnswer>Turned on its side, this cloth is not wide enough for the drop.</NoAnswer>;
  }
  return (
    <WorkedAnswer
      amount={(needed.orderCm / CM_PER_M).toFixed(1)}
      unit="metres"
      steps={curtainWorking(needed, read.curtains, read.cloth)}
      note="Order the whole length at once, so that it comes from one piece. A workroom may ask for more."
    />
  );
}
