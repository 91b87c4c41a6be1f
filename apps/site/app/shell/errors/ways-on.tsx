import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { brandsUrl, itemGroupUrl, storeLocatorUrl } from '@selvedge/contract/urls';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './message-page.module.css';

/** Where to go from a page that has nothing to show. */
export function WaysOn() {
  return (
    <nav aria-label="Ways on" className={styles.ways}>
      <ul className={styles.list}>
        {PRODUCT_GROUPS.map(({ code, name }) => (
          <li key={code}>
            <Anchor href={itemGroupUrl(code)} className={styles.way}>
              {name}
            </Anchor>
          </li>
        ))}
        <li>
          <Anchor href={brandsUrl()} className={styles.way}>
            Brands
          </Anchor>
        </li>
        <li>
          <Anchor href={storeLocatorUrl()} className={styles.way}>
            Stores
          </Anchor>
        </li>
      </ul>
    </nav>
  );
}
