import { FieldRow } from './calculator-form.tsx';
import type { LengthBounds } from './length.ts';
import { LengthField } from './length-field.tsx';

/** One length of a calculator's input: where it is kept, and how it is asked for. */
export interface LengthQuestion<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly unit: 'cm' | 'm';
  /** In the address and the form. */
  readonly name: string;
}

/** Fields for lengths, side by side. */
export function LengthRow<Key extends string>(props: {
  readonly questions: readonly LengthQuestion<Key>[];
  readonly bounds: Readonly<Record<Key, LengthBounds>>;
  readonly input: Readonly<Record<Key, string>>;
  readonly onChange: (key: Key, value: string) => void;
}) {
  const { questions, bounds, input, onChange } = props;
  return (
    <FieldRow>
      {questions.map(({ key, label, unit, name }) => (
        <LengthField
          key={key}
          label={label}
          unit={unit}
          name={name}
          value={input[key]}
          bounds={bounds[key]}
          onChange={(value) => onChange(key, value)}
        />
      ))}
    </FieldRow>
  );
}
