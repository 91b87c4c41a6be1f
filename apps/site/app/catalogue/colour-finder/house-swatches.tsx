import { useId } from 'react';
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

/** The house's colour families, each as the shade that cloth of that name has in daylight. */
const HOUSE_COLOURS = [
  { name: 'White', hex: '#f4f1ea' },
  { name: 'Natural', hex: '#d6c9b2' },
  { name: 'Grey', hex: '#8f9092' },
  { name: 'Black', hex: '#1f1e1d' },
  { name: 'Brown', hex: '#6b4a33' },
  { name: 'Red', hex: '#9c2f2e' },
  { name: 'Rose', hex: '#d3a19f' },
  { name: 'Terracotta', hex: '#b8613f' },
  { name: 'Ochre', hex: '#c2924a' },
  { name: 'Green', hex: '#5f7a56' },
  { name: 'Teal', hex: '#2f6f73' },
  { name: 'Blue', hex: '#3b527f' },
  { name: 'Purple', hex: '#6c4b7d' },
] as const;
