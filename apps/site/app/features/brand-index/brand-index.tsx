import type { Brand } from '@selvedge/contract/product-calls';
import { navigationBrandUrl } from '@selvedge/contract/urls';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './brand-index.module.css';
import { brandsByLetter } from './brands-by-letter.ts';

/** All brands, A to Z. Source: ROUTE-02. */
export function BrandIndex({ brands }: { readonly brands: readonly Brand[] }) {
  return (
    <div className={styles.index}>
      {brandsByLetter(brands).map(({ letter, brands: group }) => (
        <section key={letter} className={styles.group} aria-label={letter}>
          <h2 className={styles.letter}>{letter}</h2>
          <ul className={styles.names}>
            {group.map(({ brand_name }) => (
              <li key={brand_name}>
                <Anchor href={navigationBrandUrl(brand_name)} className={styles.name}>
                  {brand_name}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
