import { useId } from 'react';
import type { NavigationSection } from '../../navigation/navigation-sections.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './desktop-navigation.module.css';

/** A category's button and the panel of its sub-items across the page's width. [HEAD-03] [HEAD-08] */
export function Submenu(props: {
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
        className={styles.category}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {section.label}
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {section.overview && (
          <Anchor href={section.overview.href} className={styles.all} onClick={onChoose}>
            {section.overview.label}
          </Anchor>
        )}
        <ul aria-label={section.label} className={styles.links}>
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
        </ul>
      </div>
    </>
  );
}
