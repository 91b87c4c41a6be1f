import type { Store } from '@selvedge/contract/store';
import { StoreEntry } from './store-entry.tsx';
import styles from './store-locator.module.css';
import { storesByRegion } from './stores-by-region.ts';

/** All stores by region, with a way to jump to each. Source: STORE-01. */
export function StoreLocator({ stores }: { readonly stores: readonly Store[] }) {
  const regions = storesByRegion(stores);
  return (
    <div className={styles.locator}>
      <nav aria-label="Regions">
        <ul className={styles.list}>
          {regions.map(({ region, anchor, stores: group }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.jump}>
                {region} <span className={styles.count}>{group.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {regions.map(({ region, anchor, stores: group }) => (
        <section key={anchor} id={anchor} className={styles.region} aria-label={region}>
          <h2 className={styles.heading}>{region}</h2>
          <ul className={styles.stores}>
            {group.map((store) => (
              <li key={store.title}>
                <StoreEntry store={store} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
