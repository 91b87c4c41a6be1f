import type { Brand } from '@selvedge/contract/product-calls';
import { compareLabels, fold, sortForm } from '@selvedge/contract/text';
import { navigationBrandUrl } from '@selvedge/contract/urls';
import { Anchor } from '../../ui/anchor.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './brand-index.module.css';

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

type Named = Pick<Brand, 'brand_name'>;

/** The brands whose names begin with a letter; `#` holds those that begin with none. */
interface LetterGroup<Entry extends Named> {
  readonly letter: string;
  readonly brands: readonly Entry[];
}

/** Brands in alphabetical order under their letters, each once, blank names left out. Source: ROUTE-02, BRAND-07. */
export function brandsByLetter<Entry extends Named>(
  brands: readonly Entry[],
): LetterGroup<Entry>[] {
  const named = new Map(
    brands
      .filter(({ brand_name }) => brand_name.trim() !== '')
      .map((brand) => [fold(brand.brand_name), brand]),
  );
  const sorted = [...named.values()].toSorted((a, b) => compareLabels(a.brand_name, b.brand_name));
  return [...Map.groupBy(sorted, ({ brand_name }) => letterOf(brand_name))]
    .map(([letter, group]) => ({ letter, brands: group }))
    .toSorted((a, b) => compareLabels(a.letter, b.letter));
}

const letterOf = (name: string): string => /^\p{L}/u.exec(sortForm(name))?.[0].toUpperCase() ?? '#';

/** A brand as the index shows it. */
export interface BrandEntry {
  readonly brand_name: string;
  /** One sentence; empty where staff have written none. */
  readonly line: string;
  /** Address of a picture, or empty. */
  readonly picture: string;
  readonly collections: number;
}

/** The first sentence of a text, with its full stop. */
export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim());
  return first?.segment.trim() ?? '';
}
