import type { PageContent } from '@selvedge/contract/page-content';
import { internationalsUrl } from '@selvedge/contract/urls';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './internationals-teaser.module.css';

/**
 * The first picture of the section beside the name of the international trade arm, its description and the way to its
 * page. `missing` stands in its place where content has neither. Source: HOME-15.
 */
export function InternationalsTeaser(props: {
  readonly content: Pick<PageContent, 'section_internationals' | 'internationals_description'>;
  /** The name of the international trade arm. */
  readonly name: string;
  readonly missing?: ReactNode;
}) {
  const { content, name, missing = null } = props;
  const [picture] = content.section_internationals;
  const text = content.internationals_description;
  if (!picture && text === '') return missing;
  return (
    <section className={styles.teaser} aria-label={name}>
      {picture && (
        <div className={styles.picture}>
          <Picture
            src={picture.url}
            alt={picture.alt}
            ratio="fill"
            placeholder={name}
            sizes="(width >= 900px) min(68vw, 1070px), 108vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.text}>{text}</p>
        <ButtonLink href={internationalsUrl()} aria-label={`Explore More: ${name}`}>
          Explore More
        </ButtonLink>
      </div>
    </section>
  );
}
