import { replaceEqualDeep } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useEarlyInput } from '../../../ui/use-early-input.ts';
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
  /** The sections of what is measured, after those of the facets. */
  readonly measures: ReactNode;
  /** Called with what is chosen at once, of which each choice builds on the one before. */
  readonly onChoose: (...choices: readonly Choice[]) => void;
}

/**
 * All sections of the filter. It is a form that asks for page 1 of what is ticked, so it filters without script as
 * well; with script each tick acts at once.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { action, foreign, updating, faded, startsOpen, measures } = props;
  const sections = useUnchangedParts(props.sections);
  const ignore = (event: FormEvent) => event.preventDefault();
  const choose = useUnchanged(props.onChoose);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (inputs) => {
    const choices = inputs.flatMap(({ name, value, checked }) =>
      sections
        .filter(({ parameter }) => parameter === name)
        .map(({ facet }) => ({ facet, value, ticked: checked })),
    );
    choose(...choices);
  });
  return (
    <form
      ref={form}
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
      {/* Without a box that is ticked it says that none is meant, where the path would speak (decision 38). */}
      {sections
        .filter(({ facet }) => facet === 'application')
        .map(({ parameter }) => (
          <input key={parameter} type="hidden" name={parameter} value="" />
        ))}
      {sections.map((section) => (
        <FacetGroup
          key={section.facet}
          section={section}
          startsOpen={startsOpen || section.options.some(({ checked }) => checked)}
          onChoose={choose}
        />
      ))}
      {measures}
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
function useUnchanged(onChoose: FilterPanelProps['onChoose']): FilterPanelProps['onChoose'] {
  const last = useRef(onChoose);
  useLayoutEffect(() => {
    last.current = onChoose;
  });
  return useCallback((...choices) => last.current(...choices), []);
}
