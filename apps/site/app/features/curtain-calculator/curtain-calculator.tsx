import { CURTAIN_FIELD } from '@selvedge/contract/calculator-urls';
import { useState } from 'react';
import {
  CalculatorForm,
  ChoiceRow,
  FieldGroup,
  FieldRow,
  Tick,
} from '../../ui/calculator/calculator-form.tsx';
import { lengthError } from '../../ui/calculator/length.ts';
import { LengthField } from '../../ui/calculator/length-field.tsx';
import { AnswerPlace } from '../../ui/calculator/worked-answer.tsx';
import { CurtainAnswer } from './curtain-answer.tsx';
import { BOUNDS, type CurtainInput, FULLNESSES } from './curtain-input.ts';

/** A rail, a drop and a fabric in; metres and the working out, as they are written. */
export function CurtainCalculator({ initial }: { readonly initial: CurtainInput }) {
  const [input, setInput] = useState(initial);
  const change = (part: Partial<CurtainInput>) => setInput({ ...input, ...part });
  return (
    <CalculatorForm
      answer={
        <AnswerPlace>
          <CurtainAnswer input={input} />
        </AnswerPlace>
      }
    >
      <FieldGroup legend="Curtains">
        <FieldRow>
          <LengthField
            label="Rail width"
            unit="m"
            name={CURTAIN_FIELD.railWidth}
            value={input.railM}
            error={lengthError(input.railM, 'm', BOUNDS.railM)}
            onChange={(railM) => change({ railM })}
          />
          <LengthField
            label="Finished drop"
            unit="m"
            name={CURTAIN_FIELD.drop}
            value={input.dropM}
            error={lengthError(input.dropM, 'm', BOUNDS.dropM)}
            onChange={(dropM) => change({ dropM })}
          />
        </FieldRow>
        <ChoiceRow
          label="Fullness"
          name={CURTAIN_FIELD.fullness}
          choices={FULLNESSES}
          chosen={input.fullness}
          onChoose={(fullness) => change({ fullness })}
        />
      </FieldGroup>
      <FieldGroup legend="Fabric">
        <FieldRow>
          <LengthField
            label="Fabric width"
            unit="cm"
            name={CURTAIN_FIELD.fabricWidth}
            value={input.fabricWidthCm}
            error={lengthError(input.fabricWidthCm, 'cm', BOUNDS.fabricWidthCm)}
            onChange={(fabricWidthCm) => change({ fabricWidthCm })}
          />
          <LengthField
            label="Vertical repeat"
            unit="cm"
            name={CURTAIN_FIELD.repeat}
            value={input.repeatCm}
            error={lengthError(input.repeatCm, 'cm', BOUNDS.repeatCm)}
            onChange={(repeatCm) => change({ repeatCm })}
          />
        </FieldRow>
        <Tick
          label="Turn the cloth on its side, without seams"
          name={CURTAIN_FIELD.turned}
          ticked={input.turned}
          onChange={(turned) => change({ turned })}
        />
      </FieldGroup>
    </CalculatorForm>
  );
}
