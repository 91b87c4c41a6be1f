import { THUMBNAIL_SCROLL_FROM } from '@selvedge/contract/limits';
import { sizeMagnitude } from '@selvedge/contract/size';
import { useEffect, useRef } from 'react';
import { PlainButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { colourKey } from '../rules/design-colours.ts';
import { itemAddress } from '../rules/item-address.ts';
import { sizeWords } from '../rules/size-words.ts';
import type { DesignItem } from './product-attributes.ts';
import styles from './variant-choice.module.css';

/**
 * The colours of a design in one row, each a button that shows it; until the page's scripts have come it leads to the colour's
 * own address. From six on the row keeps to one line and scrolls
 * sideways. [PROD-02] [PROD-10] [PROD-16]
 */
export function ColourThumbnails(props: {
  readonly colours: readonly DesignItem[];
  readonly selected: DesignItem;
  readonly onSelect: (colour: DesignItem) => void;
}) {
  const { colours, selected, onSelect } = props;
  const scrolls = colours.length >= THUMBNAIL_SCROLL_FROM;
  const strip = useRef<HTMLUListElement>(null);
  const isSelected = (colour: DesignItem) => colourKey(colour) === colourKey(selected);

  // The strip opens where the selected colour is. Only the strip moves, never the page.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (strip.current && chosen) strip.current.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
  }, []);

  return (
    <section className={styles.colours} aria-label="Colours">
      <h2 className={styles.heading}>
        {colours.length === 1 ? '1 colour' : `${colours.length} colours`}
      </h2>
      <form>
        <ul
          ref={strip}
          className={classNames(styles.strip, scrolls ? styles.scrolls : styles.wraps)}
        >
          {colours.map((colour) => (
            <li key={colour.sku}>
              <PlainButton
                type="submit"
                formAction={itemAddress(colour)}
                className={styles.thumbnail}
                aria-pressed={isSelected(colour)}
                aria-label={colour.colour || colour.sku}
                title={colour.colour}
                onClick={(event) => {
                  event.preventDefault();
                  onSelect(colour);
                }}
              >
                <Picture
                  src={colour.primaryImageUrl}
                  alt=""
                  ratio="square"
                  placeholder={colour.colour}
                  sizes="5.5rem"
                  isMinor
                />
              </PlainButton>
            </li>
          ))}
        </ul>
      </form>
    </section>
  );
}

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
      <h2 className={styles.sizeHeading}>{sizes.length} sizes</h2>
      <ul className={styles.list}>
        {sizes.map((item) => (
          <li key={item.sku}>
            <PlainButton
              className={styles.size}
              aria-pressed={item.sku === selected.sku}
              onClick={() => onSelect(item)}
            >
              {sizeWords(item) || item.sku}
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
