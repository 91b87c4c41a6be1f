import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import type { NavigationSection } from '../navigation/navigation-link.ts';
import styles from './desktop-navigation.module.css';
import { type Highlights, SubmenuLinks } from './header-links.tsx';

const byMouse = (action: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') action();
};

/**
 * The categories of large screens. One with sub-items is a button whose panel opens on hover, focus and click and
 * closes on leaving, on Escape and on choosing; one without is a link. [HEAD-02] [HEAD-03] [HEAD-12]
 */
export function DesktopNavigation(props: {
  readonly sections: readonly NavigationSection[];
  readonly highlights: Highlights;
}) {
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
                highlights={props.highlights}
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

interface OpenPanel {
  readonly label: string;
  readonly by: 'hover' | 'focus' | 'click';
}

/** Which category's panel is open, and what pointer and keyboard do to it. */
interface PanelControl {
  readonly label: string | undefined;
  close(): void;
  /** The pointer is on a category, or on its panel. */
  hover(label: string): void;
  /** The pointer is elsewhere. */
  leave(): void;
  /** The keyboard has reached a category. */
  focus(label: string): void;
  /** A category was pressed. */
  press(label: string): void;
}

/** One panel at a time, opened by hover, by focus or by a press. [HEAD-03] */
function useOpenPanel(): PanelControl {
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const [intent] = useState(createHoverIntent);
  useEffect(() => intent.cancel, [intent]);

  const show = (panel: OpenPanel | null) => {
    intent.cancel();
    setOpen(panel);
  };
  return {
    label: open?.label,
    close: () => show(null),
    hover: (label) => {
      if (open?.label === label) intent.cancel();
      else intent.after(open ? SWITCH_DELAY_MS : 0, () => setOpen({ label, by: 'hover' }));
    },
    leave: () => intent.after(LEAVE_DELAY_MS, () => setOpen(null)),
    focus: (label) => show({ label, by: 'focus' }),
    // A press meets the panel that its hover or focus has just opened: that one stays, and the next press closes it.
    press: (label) =>
      show(open?.label === label && open.by === 'click' ? null : { label, by: 'click' }),
  };
}

/** How long the pointer rests on another category before its panel takes the open one's place, in milliseconds. */
const SWITCH_DELAY_MS = 160;
/** How long an open panel waits for a pointer that has left it, in milliseconds. */
const LEAVE_DELAY_MS = 280;

/** Does the last of the things that it is told to do, unless it is told otherwise before the time is over. */
interface HoverIntent {
  /** @param delayMs 0 does it at once */
  after(delayMs: number, action: () => void): void;
  cancel(): void;
}

/**
 * Tells a pointer that means a category from one that only crosses it: on its way from a category down to a far link
 * of its panel, a mouse passes over the neighbours, and the panel must not be lost to them.
 */
export function createHoverIntent(): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    after(delayMs, action) {
      cancel();
      if (delayMs === 0) action();
      else timer = setTimeout(action, delayMs);
    },
    cancel,
  };
}

/** A category's button and the panel of its sub-items across the page's width. [HEAD-03] */
function Submenu(props: {
  readonly section: NavigationSection;
  readonly open: boolean;
  readonly highlights: Highlights;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}) {
  const { section, open, highlights, onFocus, onToggle, onChoose } = props;
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
          <SubmenuLinks
            label="Tools"
            links={section.tools}
            listClass={styles.tools}
            linkClass={styles.tool}
            onChoose={onChoose}
          />
        </div>
        <SubmenuLinks
          label={section.label}
          links={section.links}
          listClass={styles.links}
          linkClass={styles.link}
          onChoose={onChoose}
        />
        {section.itemGroup !== null && (
          <div className={styles.highlights}>{open && highlights(section.itemGroup, onChoose)}</div>
        )}
      </div>
    </>
  );
}
