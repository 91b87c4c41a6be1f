import { CURTAIN_FIELD } from '@selvedge/contract/calculator-urls';
import { useState } from 'react';
import {
  CalculatorForm,
  ChoiceRow,
  FieldGroup,
  Tick,
} from '../../ui/calculator/calculator-form.tsx';
import { LengthRow } from '../../ui/calculator/length-field.tsx';
import { AnswerPlace } from '../../ui/calculator/worked-answer.tsx';
import { CurtainAnswer } from './curtain-answer.tsx';
import { BOUNDS, type CurtainInput, curtainInputOf, FULLNESSES } from './curtain-input.ts';

const CURTAIN_LENGTHS = [
  { key: 'railM', label: 'Rail width', unit: 'm', name: CURTAIN_FIELD.railWidth },
  { key: 'dropM', label: 'Finished drop', unit: 'm', name: CURTAIN_FIELD.drop },
] as const;

const FABRIC_LENGTHS = [
  { key: 'fabricWidthCm', label: 'Fabric width', unit: 'cm', name: CURTAIN_FIELD.fabricWidth },
  { key: 'repeatCm', label: 'Vertical repeat', unit: 'cm', name: CURTAIN_FIELD.repeat },
] as const;

/** A rail, a drop and a fabric in; metres and the working out, as they are written. */
export function CurtainCalculator({ initial }: { readonly initial: CurtainInput }) {
  const [input, setInput] = useState(initial);
  const change = (part: Partial<CurtainInput>) => setInput({ ...input, ...part });
  const changeLength = (key: keyof typeof BOUNDS, length: string) =>
    setInput({ ...input, [key]: length });
  return (
    <CalculatorForm
      onFilledEarly={(query) => setInput(curtainInputOf(query))}
      answer={
        <AnswerPlace>
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
