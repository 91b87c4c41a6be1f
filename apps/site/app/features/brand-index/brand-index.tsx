import { navigationBrandUrl } from '@selvedge/contract/urls';
import { Anchor } from '../../ui/anchor.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BrandEntry } from './brand-entry.ts';
import styles from './brand-index.module.css';
import { brandsByLetter } from './brands-by-letter.ts';

/** All brands, A to Z, each with a sentence and a picture where its page has them. Source: ROUTE-02. */
export function BrandIndex({ brands }: { readonly brands: readonly BrandEntry[] }) {
  return (
    <div>
      {brandsByLetter(brands).map(({ letter, brands: group }) => (
        <section key={letter} className={styles.group} aria-label={letter}>
          <h2 className={styles.letter}>{letter}</h2>
          <ul className={styles.brands}>
            {group.map((brand) => (
              <li key={brand.brand_name} className={styles.brand}>
                <div className={styles.words}>
                  <h3 className={styles.name}>
                    <Anchor href={navigationBrandUrl(brand.brand_name)} className={styles.link}>
                      {brand.brand_name}
                    </Anchor>
                  </h3>
                  {brand.line && <p className={styles.line}>{brand.line}</p>}
                  {brand.collections > 0 && (
                    <p className={styles.count}>
                      {brand.collections === 1
                        ? 'One collection'
                        : `${brand.collections} collections`}
                    </p>
                  )}
                </div>
                {brand.picture && (
                  <div className={styles.picture}>
                    <Picture
                      src={brand.picture}
                      alt=""
                      ratio="wide"
                      placeholder=""
                      sizes="(width >= 1600px) 46rem, (width > 600px) 46vw, 92vw"
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
