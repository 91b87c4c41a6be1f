import { Picture } from '../../ui/picture/picture.tsx';
import styles from './gallery-thumbnails.module.css';
import type { ProductPicture } from './product-pictures.ts';

/** The pictures of the gallery, small, each a button that shows it. */
export function GalleryThumbnails(props: {
  readonly name: string;
  readonly pictures: readonly ProductPicture[];
  readonly shown: number;
  readonly onShow: (place: number) => void;
}) {
  const { name, pictures, shown, onShow } = props;
  return (
    <ul className={styles.strip} aria-label={`All pictures of ${name}`}>
      {pictures.map(({ src }, place) => (
        <li key={src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Show picture ${place + 1}`}
            aria-current={place === shown}
            onClick={() => onShow(place)}
          >
            <Picture src={src} alt="" ratio="portrait" placeholder="" sizes="5rem" isMinor />
          </button>
        </li>
      ))}
    </ul>
  );
}
