import styles from './product-loading.module.css';

/** The shape of a product page, while its product is on the way. [PROD-05] */
export function ProductLoading() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.picture} />
      <div className={styles.sheet}>
        <p role="status" className={styles.message}>
          Loading product information...
        </p>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.thumbnails}>
          <div className={styles.thumbnail} />
          <div className={styles.thumbnail} />
          <div className={styles.thumbnail} />
        </div>
      </div>
    </div>
  );
}
