import { useId } from 'react';
import styles from './details-table.module.css';
import type { DetailRow } from './product-details.ts';

/** The "Product Details" table. [PROD-02] */
export function DetailsTable({ rows }: { readonly rows: readonly DetailRow[] }) {
  const id = useId();
  return (
    <section className={styles.details}>
      <h2 id={id} className={styles.heading}>
        Product Details
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
