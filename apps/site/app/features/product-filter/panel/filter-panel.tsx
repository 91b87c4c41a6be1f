import type { FormEvent } from 'react';
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
  /** Whether every section is open at first; else those with a chosen value alone are. Source: FILTER-24. */
  readonly startsOpen: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * All sections of the filter. It is a form that asks for page 1 of what is ticked, so it filters without script as
 * well; with script each tick acts at once.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { sections, action, foreign, updating, startsOpen, onChoose } = props;
  const ignore = (event: FormEvent) => event.preventDefault();
  return (
    <form
      className={styles.panel}
      action={action}
      autoComplete="off"
      aria-label="Filters"
      aria-busy={updating}
      data-updating={updating || undefined}
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
          onChange={({ value }, ticked) => onChoose({ facet: section.facet, value, ticked })}
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
