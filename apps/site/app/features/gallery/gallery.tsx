import type { PlacedImage } from '@selvedge/contract/content-parts';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './gallery.module.css';
import { galleryColumns } from './gallery-columns.ts';

/** A masonry of pictures in their own shapes. `missing` stands in its place where there are none. Source: COLL-02. */
export function Gallery(props: {
  readonly images: readonly PlacedImage[];
  /** What the pictures are of, for the section's name and for what stands where one fails. */
  readonly subject: string;
  readonly missing?: ReactNode;
}) {
  const { images, subject, missing = null } = props;
  const columns = galleryColumns(images);
  if (columns.length === 0) return missing;
  return (
    <Section label={`${subject} gallery`}>
      <div className={styles.columns}>
        {columns.map((column) => (
          <ul key={column[0]} className={styles.column}>
            {column.map((url, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures never move, and one may come twice
              <li key={place}>
                <Picture
                  src={url}
                  alt=""
                  ratio="own"
                  placeholder={subject}
                  sizes="(width > 600px) 50vw, 100vw"
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}
