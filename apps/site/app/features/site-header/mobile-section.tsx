import { ChevronDown } from 'lucide-react';
import type { NavigationSection } from '../../navigation/navigation-link.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './mobile-menu.module.css';
import { SubmenuLinks } from './submenu-links.tsx';

/** Sections of one name exclude each other: the browser closes one when it opens another. [HEAD-04] */
const EXCLUSIVE = 'mobile-menu';

export function MobileSection(props: {
  readonly section: NavigationSection;
  readonly onChoose: () => void;
}) {
  const { section, onChoose } = props;
  return (
    <details name={EXCLUSIVE} className={styles.details}>
      <summary className={styles.summary}>
        {section.label}
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <SubmenuLinks
        section={section}
        listClass={styles.links}
        linkClass={styles.link}
        onChoose={onChoose}
      />
      {section.overview && (
        <Anchor href={section.overview.href} className={styles.overview} onClick={onChoose}>
          {section.overview.label}
        </Anchor>
      )}
    </details>
  );
}
