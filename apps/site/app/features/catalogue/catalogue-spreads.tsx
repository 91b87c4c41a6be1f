import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './catalogue-spreads.module.css';

export interface CataloguePicture {
  readonly url: string;
  readonly design?: string;
  /** How many colours the design has. */
  readonly colours?: number;
}

export interface CatalogueView {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly CataloguePicture[];
  /** The page of the site to which the catalogue belongs. */
  readonly wayOn: { readonly label: string; readonly href: string };
}

/** A catalogue as spreads: its title page, then its designs, of which every third takes a whole spread. */
export function CatalogueSpreads({ title, text, pictures, wayOn }: CatalogueView) {
  return (
    <article className={styles.catalogue}>
      <header className={styles.cover}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      <ul className={styles.spreads}>
        {pictures.map(({ url, design = '', colours }, place) => {
          const whole = place % 3 === 0;
          return (
            <li key={design || url} className={classNames(whole && styles.whole)}>
              <Picture
                src={url}
                alt=""
                ratio={whole ? 'wide' : 'portrait'}
                placeholder={design || title}
                sizes={whole ? '100vw' : '(width > 600px) 50vw, 100vw'}
                priority={place === 0}
              />
              {design && (
                <p className={styles.line}>
                  <span className={styles.name}>{design}</span>{' '}
                  {colours && (
                    <span className={styles.count}>
                      {colours === 1 ? 'One colour' : `${colours} colours`}
                    </span>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {/* Out of the viewer's frame, where there is one: the page stands in the window itself. */}
      <a href={wayOn.href} target="_top" className={styles.wayOn}>
        {wayOn.label}
      </a>
    </article>
  );
}
