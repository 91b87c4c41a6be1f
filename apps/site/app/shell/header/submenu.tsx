import { useId } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import type { NavigationSection } from '../navigation/navigation-link.ts';
import styles from './desktop-navigation.module.css';
import { SubmenuLinks } from './submenu-links.tsx';

/** A category's button and the panel of its sub-items across the page's width. [HEAD-03] */
export function Submenu(props: {
  readonly section: NavigationSection;
  readonly open: boolean;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}) {
  const { section, open, onFocus, onToggle, onChoose } = props;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.category}
        aria-expanded={open}
        aria-controls={id}
        // A press focuses the button too; its click is what counts then.
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus()}
        onClick={onToggle}
      >
        {section.label}
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        <div className={styles.head}>
          {section.overview ? (
            <Anchor href={section.overview.href} className={styles.all} onClick={onChoose}>
              {section.overview.label}
            </Anchor>
          ) : (
            <p className={styles.all}>{section.label}</p>
          )}
        </div>
        <SubmenuLinks
          section={section}
          listClass={styles.links}
          linkClass={styles.link}
          onChoose={onChoose}
        />
      </div>
    </>
  );
}
