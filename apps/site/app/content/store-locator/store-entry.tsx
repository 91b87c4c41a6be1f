import type { Store } from '@selvedge/contract/store';
import { Anchor } from '../../ui/anchor.tsx';
import { linkTarget } from '../../ui/link-target.ts';
import { directionsUrl, distanceWords } from './store-distance.ts';
import styles from './store-entry.module.css';
import { telephoneUrl } from './stores-by-region.ts';

/** One store: where it is, when it is open and how to reach it. Source: STORE-02. */
export function StoreEntry(props: {
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
