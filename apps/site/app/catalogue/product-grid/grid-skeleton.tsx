import { PAGE_SIZE } from '@selvedge/contract/limits';
import styles from './grid-skeleton.module.css';
import grid from './product-grid.module.css';

const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

/** The shape of the products that are on their way, as high as they will be, so that nothing jumps. */
export function GridSkeleton() {
  return (
    <div className={grid.grid} aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place}>
          <div className={styles.picture} />
          <div className={styles.text} />
        </div>
      ))}
    </div>
  );
}
