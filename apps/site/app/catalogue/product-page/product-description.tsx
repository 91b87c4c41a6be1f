import { DESCRIPTION_CUT_CHARACTERS } from '@selvedge/contract/limits';
import { useId, useState } from 'react';
import styles from './product-description.module.css';

/** The long description: cut at 500 characters, with a button that shows and hides the rest. [PROD-02] [PROD-11] */
export function ProductDescription({ text }: { readonly text: string }) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const { short, isCut } = cutDescription(text);
  if (short === '') return null;
  return (
    // On paper nothing can be opened: there the style puts the whole text in place of the cut one.
    <div className={styles.description} data-whole={isCut ? text.trim() : undefined}>
      <p id={id} className={styles.text}>
        {whole ? text.trim() : short}
      </p>
      {isCut && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Less' : 'More'}
        </button>
      )}
    </div>
  );
}

/** The short form of a long description, and whether anything was left out of it. */
interface CutDescription {
  readonly short: string;
  readonly isCut: boolean;
}

/**
 * Cuts a description at 500 characters (PROD-11). Characters are counted as Unicode code points, so that none is torn
 * in two; white space before the cut goes, and an ellipsis marks it.
 */
export function cutDescription(description: string): CutDescription {
  const text = description.trim();
  const characters = Array.from(text.slice(0, 2 * DESCRIPTION_CUT_CHARACTERS + 2));
  if (characters.length <= DESCRIPTION_CUT_CHARACTERS) return { short: text, isCut: false };
  const short = characters.slice(0, DESCRIPTION_CUT_CHARACTERS).join('').trimEnd();
  return { short: `${short}…`, isCut: true };
}
