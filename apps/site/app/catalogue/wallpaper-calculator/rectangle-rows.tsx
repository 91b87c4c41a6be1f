import { Plus, X } from 'lucide-react';
import { IconButton } from '../../ui/button/button.tsx';
import { LengthField } from '../../ui/calculator/length-field.tsx';
import { BOUNDS, MAX_RECTANGLES, type RectangleText } from './calculator-input.ts';
import styles from './rectangle-rows.module.css';

/** Walls, or doors and windows: a row of width and height for each, with a way to add and to remove one. */
export function RectangleRows(props: {
  readonly legend: string;
  readonly hint: string;
  /** What one of them is called, as in "Add a wall". */
  readonly one: string;
  readonly names: { readonly width: string; readonly height: string };
  readonly rows: readonly RectangleText[];
  /** How many rows stay, so that the last cannot be removed. */
  readonly least: number;
  readonly onChange: (rows: readonly RectangleText[]) => void;
}) {
  const { legend, hint, one, names, rows, least, onChange } = props;
  const change = (place: number, part: Partial<RectangleText>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  const add = () => onChange([...rows, { width: '', height: rows.at(-1)?.height ?? '' }]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {rows.map((row, place) => {
        const of = `of ${one} ${place + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
          <div key={place} className={styles.row}>
            <LengthField
              label="Width"
              of={of}
              unit="m"
              name={names.width}
              value={row.width}
              bounds={BOUNDS.sideM}
              onChange={(width) => change(place, { width })}
            />
            <LengthField
              label="Height"
              of={of}
              unit="m"
              name={names.height}
              value={row.height}
              bounds={BOUNDS.sideM}
              onChange={(height) => change(place, { height })}
            />
            {rows.length > least && (
              <IconButton
                className={styles.remove}
                aria-label={`Remove ${one} ${place + 1}`}
                onClick={() => onChange(rows.filter((_, at) => at !== place))}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
        );
      })}
      {rows.length < MAX_RECTANGLES && (
        <button type="button" className={styles.add} onClick={add}>
          <Plus aria-hidden="true" className={styles.plus} />
          {`Add a ${one}`}
        </button>
      )}
    </fieldset>
  );
}
