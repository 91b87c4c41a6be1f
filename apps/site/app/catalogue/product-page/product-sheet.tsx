import { DESCRIPTION_CUT_CHARACTERS } from '@selvedge/contract/limits';
import { type ReactNode, useId, useState } from 'react';
import { PlainButton } from '../../ui/button/button.tsx';
import type { DetailRow } from './product-details.ts';
import styles from './product-sheet.module.css';

/** The "Product Details" table. [PROD-02] */
export function DetailsTable({ rows }: { readonly rows: readonly DetailRow[] }) {
  const id = useId();
  return (
    <section className={styles.details}>
      <h2 id={id} className={styles.heading}>
        Product Details
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
        <PlainButton
          className={styles.toggle}
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Less' : 'More'}
        </PlainButton>
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

/** The supplier's comments on a product, line by line. Source: ENT-06. */
export function ProductComments({ text }: { readonly text: string }) {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <SheetPart heading="Comments">
      <p className={styles.lines}>{lines.join('\n')}</p>
    </SheetPart>
  );
}

/** A small part of the product's sheet under a heading of its own. */
export function SheetPart(props: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partHeading}>
        {props.heading}
      </h3>
      {props.children}
    </section>
  );
}
