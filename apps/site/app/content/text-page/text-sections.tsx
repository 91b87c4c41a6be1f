import type { TextSection } from '@selvedge/contract/house-content';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './text-sections.module.css';

/** The sections of a page of text: a heading beside its paragraphs, points and picture. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heading may be empty or come twice; the order is fixed
        <section key={place} className={styles.section}>
          {section.heading && <h2 className={styles.heading}>{section.heading}</h2>}
          <div className={styles.body}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points.length > 0 && (
              <ul className={styles.points}>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {section.picture_url && (
              <Picture
                src={section.picture_url}
                alt={section.picture_alt}
                ratio="landscape"
                placeholder={section.heading}
                sizes="(width >= 900px) min(70vw, 912px), 108vw"
              />
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
