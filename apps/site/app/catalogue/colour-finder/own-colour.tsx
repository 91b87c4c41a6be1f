import { useEffect, useId, useState } from 'react';
import styles from './own-colour.module.css';

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
export function OwnColour(props: {
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
