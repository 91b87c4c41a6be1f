import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { NavigationSection } from '../../navigation/navigation-sections.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './desktop-navigation.module.css';
import { Submenu } from './submenu.tsx';

interface OpenPanel {
  readonly label: string;
  readonly by: 'hover' | 'click';
}

/**
 * The categories of large screens. One with sub-items is a button whose panel opens on hover, on click and by keyboard,
 * and closes on leaving, on Escape and on choosing; one without is a link. [HEAD-02] [HEAD-03]
 */
export function DesktopNavigation(props: { readonly sections: readonly NavigationSection[] }) {
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const close = () => setOpen(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // The focus would be lost with the panel that holds it.
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    close();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const hover = (label: string) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen({ label, by: 'hover' });
  };
  // The click of a mouse meets a panel that its hover has just opened: that one stays.
  const toggle = (label: string) => () =>
    setOpen(open?.label === label && open.by === 'click' ? null : { label, by: 'click' });

  return (
    <nav aria-label="Main" className={styles.navigation}>
      <ul
        className={styles.categories}
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeave}
        onPointerLeave={close}
      >
        {props.sections.map((section) => (
          <li key={section.label} onPointerEnter={hover(section.label)}>
            {section.links.length === 0 ? (
              <Anchor href={section.href} newTab={section.newTab} className={styles.category}>
                {section.label}
              </Anchor>
            ) : (
              <Submenu
                section={section}
                open={open?.label === section.label}
                onToggle={toggle(section.label)}
                onChoose={close}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
