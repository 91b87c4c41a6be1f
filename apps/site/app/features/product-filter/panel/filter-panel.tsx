import { replaceEqualDeep } from '@tanstack/react-query';
import { type FormEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PAGE_PARAMETER } from '../address/filter-url.ts';
import type { Choice } from '../rules/choose-value.ts';
import type { FacetSection } from '../rules/facet-options.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './filter-panel.module.css';

export interface FilterPanelProps {
  readonly sections: readonly FacetSection[];
  /** The page's path, where the form goes without script. */
  readonly action: string;
  /** What the URL holds beside the filter's own parameters; the form keeps it. */
  readonly foreign: readonly (readonly [name: string, value: string])[];
  readonly updating: boolean;
  readonly faded: boolean;
  /** Whether every section is open at first; else those with a chosen value alone are. Source: FILTER-24. */
  readonly startsOpen: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * All sections of the filter. It is a form that asks for page 1 of what is ticked, so it filters without script as
 * well; with script each tick acts at once.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { action, foreign, updating, faded, startsOpen } = props;
  const sections = useUnchangedParts(props.sections);
  const ignore = (event: FormEvent) => event.preventDefault();
  const choose = useUnchanged(props.onChoose);
  return (
    <form
      className={styles.panel}
      action={action}
      autoComplete="off"
      aria-label="Filters"
      aria-busy={updating}
      data-faded={faded || undefined}
      onSubmit={ignore}
    >
      {foreign.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={PAGE_PARAMETER} value="1" />
      {sections.map((section) => (
        <FacetGroup
          key={section.facet}
          section={section}
          startsOpen={startsOpen || section.options.some(({ checked }) => checked)}
          onChoose={choose}
        />
      ))}
      <noscript>
        <Button type="submit" wide>
          Show products
        </Button>
      </noscript>
    </form>
  );
}

/** The sections, each the same object for as long as nothing in it changes: it is not rendered anew then. */
function useUnchangedParts(sections: readonly FacetSection[]): readonly FacetSection[] {
  const last = useRef(sections);
  const shared: readonly FacetSection[] = replaceEqualDeep(last.current, sections);
  useLayoutEffect(() => {
    last.current = shared;
  });
  return shared;
}

/** The same function at every render, which calls that of the last one. */
function useUnchanged(onChoose: (choice: Choice) => void): (choice: Choice) => void {
  const last = useRef(onChoose);
  useLayoutEffect(() => {
    last.current = onChoose;
  });
  return useCallback((choice) => last.current(choice), []);
}
