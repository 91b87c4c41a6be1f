import type { TextPage, TextSection } from '@selvedge/contract/house-content';
import type { ReactNode } from 'react';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './text-page-view.module.css';

/** A page of text: title and lead, a picture across, then its sections. `missing` stands for sections nobody wrote. */
export function TextPageView(props: {
  /** Null where none is published: the page then has its title only. */
  readonly page: TextPage | null;
  /** The title where the page gives none. */
  readonly title: string;
  readonly above?: ReactNode;
  readonly missing: ReactNode;
  /** Stands after the sections. */
  readonly children?: ReactNode;
}) {
  const { page, title, above, missing, children } = props;
  const heading = page?.page_title || title;
  return (
    <>
      <PageIntro heading={heading} text={page?.description ?? ''} above={above} />
      {page?.picture_url && (
        <div className={styles.picture}>
          <Picture
            src={page.picture_url}
            alt={page.picture_alt}
            ratio="wide"
            placeholder={heading}
            sizes="100vw"
            priority
          />
        </div>
      )}
      {page && page.sections.length > 0 ? (
        <Section label={heading}>
          <TextSections sections={page.sections} />
        </Section>
      ) : (
        missing
      )}
      {children}
    </>
  );
}

/** The sections of a page of text: a heading beside its paragraphs, points and picture. */
function TextSections({ sections }: { readonly sections: readonly TextSection[] }) {
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
