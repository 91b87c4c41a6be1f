import { ErrorState } from '../../ui/state/state.tsx';
import styles from './catalogue-spreads.module.css';

/** Shown where a catalogue could not be loaded. Source: ERR-18, decision 22. */
export function CatalogueFailure() {
  return (
    <div className={styles.catalogue}>
      <h1 className={styles.title}>Catalogue</h1>
      <ErrorState
        heading="This catalogue could not be loaded"
        text="The connection to our catalogue failed. It may work again in a moment."
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
