import type { SearchSection } from '@selvedge/contract/search-sections';
import { type KeyboardEvent, useState } from 'react';
import {
  type HitSection,
  neighbourStop,
  type SearchHit,
  type SearchStop,
  searchStops,
} from './search-sections.ts';

/** What is expanded and what the arrow keys have reached. */
export interface SearchKeys {
  readonly open: ReadonlySet<SearchSection>;
  readonly active: SearchStop | null;
  toggle(section: SearchSection): void;
  /** The arrow keys begin anew at the field. */
  reset(): void;
  /** For the text field: arrows move, Enter opens what they have reached, right and left expand and collapse. */
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

/** The keyboard's way through sections and hits, while the focus stays in the text field. [SEARCH-03] */
export function useSearchKeys(
  sections: readonly HitSection[],
  /** Told the hit that is opened, or null where the arrow keys have reached none and the text itself is meant. */
  follow: (hit: SearchHit | null) => void,
): SearchKeys {
  const [open, setOpen] = useState<ReadonlySet<SearchSection>>(new Set());
  const [active, setActive] = useState<SearchStop | null>(null);

  const toggle = (section: SearchSection) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(section)) after.add(section);
      return after;
    });

  const enter = () => {
    if (active?.hit != null) {
      const hit = sections.find(({ name }) => name === active.section)?.hits[active.hit];
      if (hit) follow(hit);
    } else if (active) toggle(active.section);
    else follow(null);
  };

  /** Whether the key meant the hits and not the text. */
  const handle = (key: string): boolean => {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        setActive(neighbourStop(searchStops(sections, open), active, key === 'ArrowDown' ? 1 : -1));
        return true;
      case 'ArrowRight':
        if (active?.hit !== null || open.has(active.section)) return false;
        toggle(active.section);
        return true;
      case 'ArrowLeft':
        if (!active || !open.has(active.section)) return false;
        toggle(active.section);
        setActive({ section: active.section, hit: null });
        return true;
      case 'Enter':
        enter();
        return true;
      default:
        return false;
    }
  };

  return {
    open,
    active,
    toggle,
    reset: () => setActive(null),
    onKeyDown: (event) => {
      // While an input method composes a word, its keys are its own.
      if (event.nativeEvent.isComposing) return;
      if (handle(event.key)) event.preventDefault();
    },
  };
}
