import { DESIGN_CARDS_PER_ROW } from '@selvedge/contract/limits';
import { Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import grid from './design-grid.module.css';
import { DESIGNS_HEADING } from './design-sections.tsx';
import styles from './designs-loading.module.css';

const PLACES = Array.from({ length: 2 * DESIGN_CARDS_PER_ROW }, (_, place) => place);

/** The shape of the designs that are on their way, as high as they will be, so that nothing jumps. */
export function DesignsLoading() {
  return (
    <Section heading={DESIGNS_HEADING}>
      <p role="status">
        <VisuallyHidden>Loading designs...</VisuallyHidden>
      </p>
      <div className={grid.grid} aria-hidden="true">
        {PLACES.map((place) => (
          <div key={place}>
            <div className={styles.picture} />
            <div className={styles.text} />
          </div>
        ))}
      </div>
    </Section>
  );
}
