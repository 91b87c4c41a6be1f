import { useId } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './paint-choice.module.css';
import { PAINTS, paintName } from './paints.ts';

/** The wall's paint: one of ours, or any colour. */
export function PaintChoice(props: {
  readonly value: string;
  readonly onChange: (hex: string) => void;
}) {
  const { value, onChange } = props;
  const id = useId();
  return (
    <ChoiceGroup
      legend="Paint"
      chosenName={paintName(value)}
      choices={PAINTS.map(({ name, hex }) => ({ value: hex, name, patch: <Patch hex={hex} /> }))}
      value={value}
      onChange={onChange}
    >
      <span className={styles.other}>
        <input
          id={id}
          type="color"
          className={styles.well}
          value={value}
          onChange={(event) => onChange(event.target.value.toLowerCase())}
        />
        <label htmlFor={id}>Another colour</label>
      </span>
    </ChoiceGroup>
  );
}

/** A drawing and not a style, which the page's policy would refuse. */
function Patch({ hex }: { readonly hex: string }) {
  return (
    <svg className={styles.patch} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={hex} />
    </svg>
  );
}
