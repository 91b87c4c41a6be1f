import type { LinkedColour } from '@selvedge/contract/urls';
import {
  type MouseEventHandler,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react';
import styles from './colour-finder.module.css';
import { NearestResults } from './nearest-results.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** Finds colourways by a colour of the house, by any other, or by those of a picture. */
export function ColourFinder(props: {
  /** What is looked for; none at first. */
  readonly colours: readonly LinkedColour[];
  readonly onChange: (colours: readonly LinkedColour[]) => void;
  /** Most colourways of a group. */
  readonly perGroup: number;
  /** The level of the groups' headings. */
  readonly heading: 'h2' | 'h3';
  /** Called when a card is followed. */
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>;
  /** Stands after what was found. */
  readonly children?: ReactNode;
}) {
  const { colours, onChange, perGroup, heading, onFollow, children } = props;
  const single = colours.length === 1 ? colours[0]?.hex : undefined;
  const chooseOne = useCallback((hex: string) => onChange([{ hex, share: 1 }]), [onChange]);
  return (
    <div className={styles.finder}>
      <noscript>
        To find by colour, your browser has to run scripts. Without them, the filter of each item
        group has its colours.
      </noscript>
      <div className={styles.choice}>
        <div className={styles.house}>
          <HouseSwatches chosen={single} onChoose={chooseOne} />
        </div>
        <OwnColour chosen={single} onChoose={chooseOne} />
        <PictureChoice colours={colours} onChoose={onChange} />
      </div>
      <NearestResults colours={colours} perGroup={perGroup} heading={heading} onFollow={onFollow} />
      {children}
    </div>
  );
}

/** The house's colour families as swatches, of which one can be chosen: by a tap, or with the arrow keys. */
function HouseSwatches(props: {
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

/** Pause in choosing after which a colour is looked for, in milliseconds: a colour field tells of every step of the hand. */
const SETTLE_MS = 200;
/** What the colour field shows before anything is chosen. */
const UNCHOSEN = '#8c8b88';

interface Edit {
  readonly text: string;
  /** What was looked for when it was written. */
  readonly before: string | undefined;
}

/** Any colour: by the browser's own colour field, or by its code. */
function OwnColour(props: {
  readonly chosen: string | undefined;
  readonly onChoose: (hex: string) => void;
}) {
  const { chosen, onChoose } = props;
  const id = useId();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [left, setLeft] = useState(false);
  const code = edit && colourOfCode(edit.text);
  // Once another way has chosen a colour, what was written here is of the past.
  const text = edit && (chosen === edit.before || chosen === code) ? edit.text : null;
  const invalid = left && text !== null && text.trim() !== '' && code === null;
  const write = (written: string) => {
    setEdit({ text: written, before: chosen });
    setLeft(false);
  };

  useEffect(() => {
    if (text === null || code === null || code === chosen) return;
    const timer = setTimeout(() => onChoose(code), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, code, chosen, onChoose]);

  return (
    <fieldset>
      <legend className={styles.legend}>Any colour</legend>
      <div className={styles.line}>
        <input
          type="color"
          className={styles.well}
          aria-label="Pick a colour"
          value={(text !== null ? code : null) ?? chosen ?? UNCHOSEN}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <input
          type="text"
          className={styles.code}
          aria-label="Colour code"
          aria-invalid={invalid}
          aria-describedby={`${id}-message`}
          placeholder="#3b527f"
          maxLength={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text ?? chosen ?? ''}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
          onKeyDown={(event) => event.key === 'Enter' && setLeft(true)}
        />
      </div>
      <p id={`${id}-message`} className={styles.message} role="alert">
        {invalid && 'Write the colour as six digits or letters from a to f, such as #3b527f.'}
      </p>
    </fieldset>
  );
}

/**
 * A colour as people write it, "8A4B2C", "#8a4b2c" or "#abc", as #rrggbb in lower case; null where it is none.
 */
export function colourOfCode(text: string): string | null {
  const digits = text.trim().replace(/^#/u, '').toLowerCase();
  if (/^[0-9a-f]{6}$/u.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/u.test(digits))
    return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return null;
}
