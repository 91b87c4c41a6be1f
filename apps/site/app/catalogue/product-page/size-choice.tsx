import { sizeMagnitude } from '@selvedge/contract/size';
import { colourKey } from '../rules/design-colours.ts';
import { sizeWords } from '../rules/size-words.ts';
import type { DesignItem } from './product-attributes.ts';
import styles from './size-choice.module.css';

/** The sizes that the selected colour comes in, smallest first; nothing where there is one only. */
export function SizeChoice(props: {
  readonly items: readonly DesignItem[];
  readonly selected: DesignItem;
  readonly onSelect: (item: DesignItem) => void;
}) {
  const { items, selected, onSelect } = props;
  const sizes = items
    .filter((item) => colourKey(item) === colourKey(selected))
    .toSorted((a, b) => sizeMagnitude(a) - sizeMagnitude(b));
  if (sizes.length < 2) return null;
  return (
    <section className={styles.sizes} aria-label="Sizes">
      <h2 className={styles.heading}>{sizes.length} sizes</h2>
      <ul className={styles.list}>
        {sizes.map((item) => (
          <li key={item.sku}>
            <button
              type="button"
              className={styles.size}
              aria-pressed={item.sku === selected.sku}
              onClick={() => onSelect(item)}
            >
              {sizeWords(item) || item.sku}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
