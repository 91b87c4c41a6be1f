import styles from './product-comments.module.css';
import { SheetPart } from './sheet-part.tsx';

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
