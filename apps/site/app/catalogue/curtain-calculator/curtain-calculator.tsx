import { CURTAIN_FIELD, curtainCalculatorUrl } from '@selvedge/contract/calculator-urls';
import { useState } from 'react';
import {
  CalculatorForm,
  ChoiceRow,
  FieldGroup,
  Tick,
} from '../../ui/calculator/calculator-form.tsx';
import { counted, metres } from '../../ui/calculator/length.ts';
import { LengthRow } from '../../ui/calculator/length-field.tsx';
import { AnswerPlace, NoAnswer, WorkedAnswer } from '../../ui/calculator/worked-answer.tsx';
import { CopyCalculation } from '../calculated-product/calculated-product.tsx';
import {
  BOUNDS,
  type CurtainInput,
  curtainInputOf,
  FULLNESSES,
  queryOfCurtainInput,
  readCurtainInput,
} from './curtain-input.ts';
import {
  type Cloth,
  type Curtains,
  HEADING_AND_HEM_CM,
  type MetresNeeded,
  metresNeeded,
  SIDE_HEMS_CM,
} from './metres-needed.ts';

const CURTAIN_LENGTHS = [
  { key: 'railM', label: 'Rail width', name: CURTAIN_FIELD.railWidth },
  { key: 'dropM', label: 'Finished drop', name: CURTAIN_FIELD.drop },
] as const;

const FABRIC_LENGTHS = [
  { key: 'fabricWidthCm', label: 'Fabric width', name: CURTAIN_FIELD.fabricWidth },
  { key: 'repeatCm', label: 'Vertical repeat', name: CURTAIN_FIELD.repeat },
] as const;

/** A rail, a drop and a fabric in; metres and the working out, as they are written. */
export function CurtainCalculator({ initial }: { readonly initial: CurtainInput }) {
  const [input, setInput] = useState(initial);
  const change = (part: Partial<CurtainInput>) => setInput({ ...input, ...part });
  const changeLength = (key: keyof typeof BOUNDS, length: string) =>
    setInput({ ...input, [key]: length });
  return (
    <CalculatorForm
      onFilled={(query) => setInput(curtainInputOf(query))}
      answer={
        <AnswerPlace
          below={
            readCurtainInput(input) && (
              <CopyCalculation page={curtainCalculatorUrl()} input={queryOfCurtainInput(input)} />
            )
          }
        >
          <CurtainAnswer input={input} />
        </AnswerPlace>
      }
    >
      <FieldGroup legend="Curtains">
        <LengthRow
          questions={CURTAIN_LENGTHS}
          bounds={BOUNDS}
          input={input}
          onChange={changeLength}
        />
        <ChoiceRow
          label="Fullness"
          name={CURTAIN_FIELD.fullness}
          choices={FULLNESSES}
          chosen={input.fullness}
          onChoose={(fullness) => change({ fullness })}
        />
      </FieldGroup>
      <FieldGroup legend="Fabric">
        <LengthRow
          questions={FABRIC_LENGTHS}
          bounds={BOUNDS}
          input={input}
          onChange={changeLength}
        />
        <Tick
          label="Railroaded: hung sideways, without seams"
          name={CURTAIN_FIELD.turned}
          ticked={input.turned}
          onChange={(turned) => change({ turned })}
        />
      </FieldGroup>
    </CalculatorForm>
  );
}

const CM_PER_M = 100;

/** The metres with the working, or what is still wanted. */
function CurtainAnswer({ input }: { readonly input: CurtainInput }) {
  const read = readCurtainInput(input);
  if (!read) {
    const isWritten = input.railM.trim() !== '' && input.dropM.trim() !== '';
    return (
      <NoAnswer>
        {isWritten
          ? 'Correct what is marked to see the metres.'
          : 'Fill in the rail and the drop to see the metres.'}
      </NoAnswer>
    );
  }
  const needed = metresNeeded(read.curtains, read.cloth);
  if (!needed) {
    return <NoAnswer>{tooNarrow(read.curtains, read.cloth)}</NoAnswer>;
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

/** Why cloth that is turned does not hang so, and what does. */
export function tooNarrow({ dropCm }: Curtains, { widthCm }: Cloth): string {
  const needs = `The drop takes ${metres(dropCm + HEADING_AND_HEM_CM)} with ${HEADING_AND_HEM_CM} cm for heading and hem, and this cloth, hung sideways, is not wide enough for the drop: it has ${metres(widthCm)}.`;
  const longest = widthCm - HEADING_AND_HEM_CM;
  const shorter = longest > 0 ? ` It hangs without a seam up to a drop of ${metres(longest)}.` : '';
  return `${needs}${shorter} Untick “Railroaded” to have it sewn in widths.`;
}

/** The steps from the rail to the metres, one sentence each. */
export function curtainWorking(needed: MetresNeeded, curtains: Curtains, cloth: Cloth): string[] {
  const { flatCm, widths, orderCm } = needed;
  const flat = `A rail of ${metres(curtains.railCm)} at ${curtains.fullness} times, with ${SIDE_HEMS_CM} cm for the side hems, takes ${metres(flatCm)} of width.`;
  if (!widths) {
    return [
      flat,
      `Railroaded, which is hung sideways, the fabric hangs ${metres(cloth.widthCm)} deep: enough for the drop with ${HEADING_AND_HEM_CM} cm for heading and hem.`,
      `${metres(orderCm)} in one piece, without a seam.`,
    ];
  }
  const repeats = cloth.repeatCm > 0 ? ', rounded up to whole repeats' : '';
  return [
    flat,
    `That is ${counted(widths.count, 'width')} of ${cloth.widthCm} cm.`,
    `Each is cut to ${metres(widths.cutCm)}: the drop with ${HEADING_AND_HEM_CM} cm for heading and hem${repeats}.`,
    `${widths.count} × ${metres(widths.cutCm)}, rounded up to a tenth of a metre.`,
  ];
}
