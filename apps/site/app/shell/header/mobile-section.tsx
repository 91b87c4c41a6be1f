import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import type { NavigationSection } from '../navigation/navigation-link.ts';
import styles from './mobile-menu.module.css';
import { SubmenuLinks } from './submenu-links.tsx';

/** A category's button and, once it is expanded, its sub-items beneath. The menu says which one is open. [HEAD-04] */
export function MobileSection(props: {
  readonly section: NavigationSection;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}) {
  const { section, open, onToggle, onChoose } = props;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {section.label}
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={id} hidden={!open}>
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
      </div>
    </>
  );
}
