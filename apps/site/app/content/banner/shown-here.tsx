import type { ShownColourway } from '@selvedge/contract/content-parts';
import { productUrl } from '@selvedge/contract/urls';
import { Anchor } from '../../ui/anchor.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './shown-here.module.css';

/** As wide as a small square is on a dense screen. */
const SQUARE_PX = 160;

/** The products that a picture shows, under it: by name, picture and link. One that is not current keeps its place. */
export function ShownHere(props: {
  /** One at least. */
  readonly shows: readonly ShownColourway[];
  readonly isCurrent: boolean;
}) {
  const { shows, isCurrent } = props;
  return (
    <div className={styles.strip} data-current={isCurrent || undefined} inert={!isCurrent}>
      <p className={styles.label}>Shown here</p>
      <ul className={styles.list}>
        {shows.map((one) => (
          <li key={`${one.design} ${one.colour}`}>
            <Anchor className={styles.product} href={productUrl(one)}>
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
