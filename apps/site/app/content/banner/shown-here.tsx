import type { ShownColourway } from '@selvedge/contract/content-parts';
import { productBySkuUrl } from '@selvedge/contract/urls';
import { useId } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './shown-here.module.css';

/** As wide as a small square is on a dense screen. */
const SQUARE_PX = 160;

/** The products that a picture shows, each once, under it: by name, picture and link. */
export function ShownHere({ shows }: { readonly shows: readonly ShownColourway[] }) {
  const label = useId();
  return (
    <div className={styles.strip}>
      <p id={label} className={styles.label}>
        Shown here
      </p>
      <ul aria-labelledby={label} className={styles.list}>
        {shows.map((one) => (
          <li key={one.sku}>
            <Anchor className={styles.product} href={productBySkuUrl(one.sku)}>
              <Picture
                className={styles.picture}
                src={one.url}
                alt=""
                ratio="square"
                placeholder=""
                sizes="2.75rem"
                maxWidthPx={SQUARE_PX}
                isMinor
              />
              <span className={styles.name}>{one.design}</span>{' '}
              <span className={styles.colour}>{one.colour}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
