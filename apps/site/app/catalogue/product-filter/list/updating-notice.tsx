import { Spinner } from '../../../ui/spinner/spinner.tsx';
import styles from './updating-notice.module.css';

/** Stands over the faded filters while products load, and takes no room of its own. Source: FILTER-25. */
export function UpdatingNotice() {
  return (
    <div className={styles.place}>
      <div className={styles.notice}>
        <Spinner small label="Loading products" />
        <span>Updating filters...</span>
      </div>
    </div>
  );
}
