import { BANNER_RATIO_PERCENT } from '@selvedge/contract/limits';
import styles from './banner.module.css';

/** Keeps the place of a hero that is on its way. */
export function BannerLoading() {
  return (
    <div className={styles.banner} aria-hidden="true">
      <svg className={styles.ratio} viewBox={`0 0 100 ${BANNER_RATIO_PERCENT}`} />
    </div>
  );
}
