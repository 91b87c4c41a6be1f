import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import type { NavigationSection } from '../navigation/navigation-link.ts';
import styles from './desktop-navigation.module.css';
import { Submenu } from './submenu.tsx';
import { useOpenPanel } from './use-open-panel.ts';

const byMouse = (action: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') action();
};

/**
 * The categories of large screens. One with sub-items is a button whose panel opens on hover, focus and click and
 * closes on leaving, on Escape and on choosing; one without is a link. [HEAD-02] [HEAD-03] [HEAD-12]
 */
export function DesktopNavigation(props: { readonly sections: readonly NavigationSection[] }) {
  const panel = useOpenPanel();
  const list = useRef<HTMLUListElement>(null);
  const closeOnBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) panel.close();
  };

  // A panel that the pointer has opened before the scripts were there stays.
  const { hover } = panel;
  const { sections } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useEffect(() => {
    const at = [...(list.current?.children ?? [])].findIndex((item) => item.matches(':hover'));
    const pointed = sections[at];
    if (pointed) hover(pointed.label);
  }, []);

  // Escape closes a hovered panel too, wherever the focus is (WCAG 1.4.13).
  const { label, close } = panel;
  useEffect(() => {
    if (label === undefined) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The focus would be lost with the panel that holds it.
      if (list.current?.contains(document.activeElement))
        list.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [label, close]);

  return (
    <nav aria-label="Main" className={styles.navigation}>
      <ul
        ref={list}
        className={styles.categories}
        onBlur={closeOnBlur}
        onPointerLeave={byMouse(panel.leave)}
      >
        {props.sections.map((section) => (
          <li key={section.label} onPointerEnter={byMouse(() => panel.hover(section.label))}>
            {section.links.length === 0 && section.target ? (
              <Anchor {...section.target} className={styles.category} onClick={close}>
                {section.label}
              </Anchor>
            ) : (
              <Submenu
                section={section}
                open={label === section.label}
                onFocus={() => panel.focus(section.label)}
                onToggle={() => panel.press(section.label)}
                onChoose={close}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
