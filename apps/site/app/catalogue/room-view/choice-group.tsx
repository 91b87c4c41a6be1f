import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './choice-group.module.css';
import { PAINTS, paintName } from './paints.ts';

export interface Choice {
  readonly value: string;
  readonly name: string;
  /** Stands for the name: a picture of cloth or a patch of paint. */
  readonly patch?: ReactNode;
}

/** One of several, as radio buttons that look like what they choose: words in a row, patches, or pictures with a name. */
export function ChoiceGroup(props: {
  readonly legend: string;
  /** What the address calls it, for a form that is sent without scripts. */
  readonly field?: string;
  /** What is chosen, in words, where the patches do not say it. */
  readonly chosenName?: string;
  readonly choices: readonly Choice[];
  /** Another than any of the choices where none is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Pictures are as large as a scene needs, and have their name under them. */
  readonly isPictured?: boolean;
  /** Follows the choices. */
  readonly children?: ReactNode;
}) {
  const { legend, chosenName, choices, value, onChange, isPictured = false, children } = props;
  const id = useId();
  const { field: name = id } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {legend}
        {chosenName !== undefined && <span className={styles.chosen}> {chosenName}</span>}
      </legend>
      <div className={classNames(styles.choices, isPictured && styles.pictures)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              styles.choice,
              choice.patch !== undefined && (isPictured ? styles.pictured : styles.patched),
            )}
            title={choice.patch === undefined || isPictured ? undefined : choice.name}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.patch ?? <span className={styles.word}>{choice.name}</span>}
            {isPictured && <span className={styles.name}>{choice.name}</span>}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

/** The colour that the field shows where nothing is painted. */
const UNPAINTED = '#e9e3d8';

/** A wall's paint: one of ours, or any colour. */
export function PaintChoice(props: {
  /** As `#rrggbb`; empty where it is not painted. */
  readonly value: string;
  /** `isStep`: chosen, and not one more colour that is tried since the field was opened. */
  readonly onChange: (hex: string, isStep: boolean) => void;
}) {
  const { value, onChange } = props;
  const id = useId();
  const isTrying = useRef(false);
  return (
    <ChoiceGroup
      legend="Paint"
      {...(value !== '' && { chosenName: paintName(value) })}
      choices={PAINTS.map(({ name, hex }) => ({ value: hex, name, patch: <Patch hex={hex} /> }))}
      value={value}
      onChange={(hex) => onChange(hex, true)}
    >
      <span className={styles.other}>
        <input
          id={id}
          type="color"
          className={styles.well}
          value={value || UNPAINTED}
          onClick={() => {
            isTrying.current = false;
          }}
          onChange={(event) => {
            onChange(event.target.value.toLowerCase(), !isTrying.current);
            isTrying.current = true;
          }}
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
