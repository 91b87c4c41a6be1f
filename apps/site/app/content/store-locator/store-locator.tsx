import type { Store, StoreRegion } from '@selvedge/contract/store';
import { useState } from 'react';
import { EmptyState } from '../../ui/state/state.tsx';
import { RegionMap } from './region-map.tsx';
import { StoreChoice } from './store-choice.tsx';
import { StoreEntry } from './store-entry.tsx';
import styles from './store-locator.module.css';
import { storesByRegion } from './stores-by-region.ts';
import { useStoreChoice } from './use-store-choice.ts';

/**
 * All stores by region, with a map of them and a way to jump to each region; or those that are open, or the nearest first.
 * Source: STORE-01.
 */
export function StoreLocator({ stores }: { readonly stores: readonly Store[] }) {
  const choice = useStoreChoice(stores);
  const regions = storesByRegion(choice.chosen);
  const [pointed, setPointed] = useState<StoreRegion | null>(null);
  const leave = () => setPointed(null);
  return (
    <div className={styles.locator}>
      <div className={styles.overview}>
        <RegionMap regions={regions} pointed={pointed} />
        {choice.near === null && (
          <nav aria-label="Regions">
            <ul className={styles.list}>
              {regions.map(({ region, anchor, stores: group }) => (
                <li key={anchor}>
                  <a
                    href={`#${anchor}`}
                    className={styles.jump}
                    onPointerEnter={() => setPointed(region)}
                    onPointerLeave={leave}
                    onFocus={() => setPointed(region)}
                    onBlur={leave}
                  >
                    {region} <span className={styles.count}>{group.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div>
        <StoreChoice choice={choice} all={stores.length} />
        {choice.chosen.length === 0 && (
          <EmptyState heading="No store is open then" text="Take a choice away to see all hours." />
        )}
        {choice.near && (
          <ul aria-label="Stores, the nearest first">
            {choice.near.map(({ store, km }) => (
              <li key={store.title} className={styles.entry}>
                <StoreEntry store={store} km={km} heading="h2" />
              </li>
            ))}
          </ul>
        )}
        {(choice.near ? [] : regions).map(({ region, anchor, stores: group }) => (
          <section key={anchor} id={anchor} className={styles.region} aria-label={region}>
            <h2 className={styles.heading}>{region}</h2>
            <ul>
              {group.map((store) => (
                <li key={store.title} className={styles.entry}>
                  <StoreEntry store={store} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
