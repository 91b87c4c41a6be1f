import type { TextPage } from '@selvedge/contract/house-content';
import type { ReactNode } from 'react';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './text-page-view.module.css';
import { TextSections } from './text-sections.tsx';

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
