import { fold } from '@selvedge/contract/text';
import { X } from 'lucide-react';
import { PlainButton } from '../../../ui/button/button.tsx';
import { isFact } from '../../rules/fact-words.ts';
import type { Regain } from '../list/relaxations.ts';
import { type AppliedValue, appliedValues } from '../rules/choose-value.ts';
import type { FacetSection } from '../rules/facet-options.ts';
import type { FilterState } from '../rules/filter-state.ts';
import styles from './applied-filters.module.css';

/**
 * What is applied, each removable by one tap, and Clear where that would change anything. Beside each value of an empty
 * combination stands how many products there are without it. Source: FILTER-09, decision 37.
 */
export function AppliedFilters(props: {
  readonly state: FilterState;
  /** The panel's, by which a value is spelled: an address may spell it otherwise. */
  readonly sections: readonly FacetSection[];
  /** Of an empty combination; none otherwise. */
  readonly regains: readonly Regain[];
  readonly onRemove: (applied: AppliedValue) => void;
  /** None where nothing is chosen beyond what the path implies. */
  readonly onClear: (() => void) | undefined;
}) {
  const { state, sections, regains, onRemove, onClear } = props;
  const applied = appliedValues(state).map((entry) => ({
    ...entry,
    label: spelling(sections, entry),
  }));
  return (
    <div className={styles.row}>
      {applied.length > 0 && (
        <ul className={styles.list} aria-label="Applied filters">
          {applied.map((entry) => (
            <li key={`${entry.facet} ${entry.value}`} className={styles.entry}>
              <PlainButton
                className={styles.chip}
                aria-label={`Remove ${entry.heading}: ${entry.label}`}
                onClick={() => onRemove(entry)}
              >
                {isFact(entry.facet) ? `${entry.heading}: ${entry.label}` : entry.label}
                <X aria-hidden="true" className={styles.cross} />
              </PlainButton>
              <Without products={productsWithout(regains, entry)} />
            </li>
          ))}
        </ul>
      )}
      {onClear && (
        <PlainButton className={styles.clear} onClick={onClear}>
          Clear
        </PlainButton>
      )}
    </div>
  );
}

/** A value as the catalogue has it. */
function spelling(sections: readonly FacetSection[], { facet, value }: AppliedValue): string {
  const options = sections.find((section) => section.facet === facet)?.options ?? [];
  const wanted = fold(value);
  return options.find((option) => fold(option.value) === wanted)?.value ?? value;
}

const productsWithout = (regains: readonly Regain[], { facet, value }: AppliedValue) =>
  regains.find(({ applied }) => applied.facet === facet && applied.value === value)?.products;

function Without({ products }: { readonly products: number | undefined }) {
  if (products === undefined) return null;
  return (
    <span className={styles.without}>
      {products === 1 ? '1 product' : `${products} products`} without
    </span>
  );
}
