import type { Store } from '@selvedge/contract/store';
import { Section } from '../../ui/section/section.tsx';
import { StoreEntry } from './store-entry.tsx';
import styles from './store-locator.module.css';
import { storesByRegion } from './stores-by-region.ts';

/** All stores by region, with a way to jump to each. Source: STORE-01. */
export function StoreLocator({ stores }: { readonly stores: readonly Store[] }) {
  const regions = storesByRegion(stores);
  return (
    <>
      <nav aria-label="Regions" className={styles.regions}>
        <ul className={styles.list}>
          {regions.map(({ region, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.jump}>
                {region}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {regions.map(({ region, anchor, stores: group }) => (
        <div key={anchor} id={anchor}>
          <Section heading={region}>
            <ul className={styles.stores}>
              {group.map((store) => (
                <li key={store.title}>
                  <StoreEntry store={store} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      ))}
    </>
  );
}
