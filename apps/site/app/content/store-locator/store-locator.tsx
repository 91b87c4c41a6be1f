import type { Store, StoreRegion } from '@selvedge/contract/house-content';
import { useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { linkTarget } from '../../ui/link-target.ts';
import { EmptyState } from '../../ui/state/state.tsx';
import { RegionMap } from './region-map.tsx';
import { StoreChoice, useStoreChoice } from './store-choice.tsx';
import styles from './store-locator.module.css';
import { directionsUrl, distanceWords, storesByRegion, telephoneUrl } from './stores.ts';

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

/** One store: where it is, when it is open and how to reach it. Source: STORE-02. */
function StoreEntry(props: {
  readonly store: Store;
  /** How far it is from the visitor, where that is known. */
  readonly km?: number | undefined;
  /** The level of its name. Default: h3, under a region. */
  readonly heading?: 'h2' | 'h3';
}) {
  const { store, km, heading: Heading = 'h3' } = props;
  const { title, address, phone, tradingHours, mapUrl, holidayNotice = [] } = store;
  const map = linkTarget(mapUrl);
  const directions = directionsUrl(mapUrl);
  return (
    <article className={styles.store} aria-label={title}>
      <div className={styles.place}>
        <Heading className={styles.title}>{title}</Heading>
        {km !== undefined && <p className={styles.distance}>{distanceWords(km)} away</p>}
        {address && <address className={styles.address}>{address}</address>}
        <p className={styles.ways}>
          {phone && (
            <a href={telephoneUrl(phone)} className={styles.link}>
              {phone}
            </a>
          )}
          {map && (
            <Anchor
              href={map.href}
              newTab={map.newTab}
              className={styles.link}
              aria-label={`View on map: ${title}`}
            >
              View on map
            </Anchor>
          )}
          {directions && (
            <Anchor
              href={directions}
              newTab
              className={styles.link}
              aria-label={`Directions to ${title}`}
            >
              Directions
            </Anchor>
          )}
        </p>
      </div>
      <div className={styles.times}>
        {tradingHours.length > 0 && (
          <table className={styles.hours} aria-label={`Trading hours of ${title}`}>
            <tbody>
              {tradingHours.map(({ day, time }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {holidayNotice.length > 0 && (
          <ul className={styles.notice} aria-label="Holiday notice">
            {holidayNotice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
