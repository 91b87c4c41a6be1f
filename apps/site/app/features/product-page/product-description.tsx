import { useId, useState } from 'react';
import { cutDescription } from './description-cut.ts';
import styles from './product-description.module.css';

/** The long description: cut at 500 characters, with a button that shows and hides the rest. [PROD-02] [PROD-11] */
export function ProductDescription({ text }: { readonly text: string }) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const { short, isCut } = cutDescription(text);
  if (short === '') return null;
  return (
    <div className={styles.description}>
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
