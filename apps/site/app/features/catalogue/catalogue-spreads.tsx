import { Picture } from '../../ui/picture/picture.tsx';
import styles from './catalogue-spreads.module.css';

export interface CataloguePicture {
  readonly url: string;
  readonly design: string;
  readonly colours: number;
}

/** A catalogue's spreads: its title page, then two designs a spread. */
export function CatalogueSpreads(props: {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly CataloguePicture[];
}) {
  const { title, text, pictures } = props;
  return (
    <article className={styles.catalogue}>
      <header className={styles.cover}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      <ul className={styles.spreads}>
        {pictures.map(({ url, design, colours }, place) => (
          <li key={design} className={styles.page}>
            <Picture
              src={url}
              alt=""
              ratio="portrait"
              placeholder={design}
              sizes="(width > 600px) 50vw, 100vw"
              priority={place === 0}
            />
            <p className={styles.line}>
              <span className={styles.name}>{design}</span>{' '}
              <span className={styles.count}>
                {colours === 1 ? 'One colour' : `${colours} colours`}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}
