import { titleCase } from '@selvedge/contract/text';
import { useId } from 'react';
import { Section } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import type { DesignSection } from './collection-designs.ts';
import { DesignGrid } from './design-grid.tsx';
import styles from './design-sections.module.css';

export const DESIGNS_HEADING = 'Designs in this collection';

/** The designs of a collection: one list, or a headed section per application where there are several. [COLL-04] */
export function DesignSections({ sections }: { readonly sections: readonly DesignSection[] }) {
  const [first, ...others] = sections;
  if (!first) {
    return (
      <Section label={DESIGNS_HEADING}>
        <EmptyState heading={DESIGNS_HEADING} text="No designs found in this collection" />
      </Section>
    );
  }
  return (
    <Section heading={DESIGNS_HEADING}>
      {others.length === 0 ? (
        <DesignGrid label="Designs" cards={first.cards} />
      ) : (
        <div className={styles.sections}>
          {sections.map((section) => (
            <ApplicationDesigns key={section.application} section={section} />
          ))}
        </div>
      )}
    </Section>
  );
}

function ApplicationDesigns({ section }: { readonly section: DesignSection }) {
  const id = useId();
  const name = titleCase(section.application);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.application}>
        {name}
      </h3>
      <DesignGrid label={`${name} designs`} cards={section.cards} />
    </section>
  );
}
