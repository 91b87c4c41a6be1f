import { ChevronDown } from 'lucide-react';
import type { NavigationSection } from '../../navigation/navigation-sections.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './mobile-menu.module.css';

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
      <ul className={styles.links}>
        {section.links.map((link) => (
          <li key={link.href}>
            <Anchor
              href={link.href}
              newTab={link.newTab}
              className={styles.link}
              onClick={onChoose}
            >
              {link.label}
            </Anchor>
          </li>
        ))}
        {section.overview && (
          <li>
            <Anchor href={section.overview.href} className={styles.link} onClick={onChoose}>
              {section.overview.label}
            </Anchor>
          </li>
        )}
      </ul>
    </details>
  );
}
