import { useId } from 'react';
import { HOUSE_COLOURS } from './house-colours.ts';
import styles from './house-swatches.module.css';

/** The house's colour families as swatches, of which one can be chosen: by a tap, or with the arrow keys. */
export function HouseSwatches(props: {
  /** The colour that is looked for by itself, if there is one. */
  readonly chosen: string | undefined;
  readonly onChoose: (hex: string) => void;
}) {
  const { chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>A colour family</legend>
      <div className={styles.swatches}>
        {HOUSE_COLOURS.map((colour) => (
          <label key={colour.hex} className={styles.swatch}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={colour.hex}
              checked={chosen === colour.hex}
              onChange={() => onChoose(colour.hex)}
            />
            <svg
              className={styles.shade}
              viewBox="0 0 10 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width="10" height="10" fill={colour.hex} />
            </svg>
            <span className={styles.name}>{colour.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
