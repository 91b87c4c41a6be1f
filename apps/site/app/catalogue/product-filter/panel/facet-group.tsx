import { compareLabels, fold } from '@selvedge/contract/text';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Choice } from '../rules/choose-value.ts';
import { colourFamilyShade } from '../rules/colour-families.ts';
import type { FacetOption, FacetSection } from '../rules/facet-options.ts';
import styles from './facet-group.module.css';

/** A facet with this many options can be searched; a shorter list is read faster than a word is typed. */
const SEARCHABLE_FROM = 16;

/**
 * One section of the filter, which opens and closes. A long one can be searched, and scrolls (FILTER-23). A tick
 * renders its own section alone at once; the others wait for the answer.
 */
export const FacetGroup = memo(function FacetGroup(props: {
  readonly section: FacetSection;
  readonly startsOpen: boolean;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { section, startsOpen, onChoose } = props;
  const [wanted, setWanted] = useState('');
  // Afterwards the element itself keeps whether it is open.
  const [opensAtFirst] = useState(startsOpen);
  const { heading, options, unavailable } = section;
  const chosen = options.filter(({ checked }) => checked).length;
  // A chosen value stays in sight and in the form, whatever is searched for.
  const fits = (value: string) => fold(value).includes(fold(wanted));
  const shown: readonly (FacetOption | string)[] = [
    ...options.filter(({ value, checked }) => checked || fits(value)),
    ...unavailable.filter(fits),
  ].toSorted((a, b) => compareLabels(nameOf(a), nameOf(b)));
  const isColour = section.facet === 'web_colour';

  return (
    <details className={styles.group} open={opensAtFirst}>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>{heading}</h3>
        {chosen > 0 && <span className={styles.chosen}>{chosen} chosen</span>}
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      {options.length + unavailable.length >= SEARCHABLE_FROM && (
        <input
          type="search"
          className={styles.search}
          aria-label={`Search ${heading}`}
          placeholder="Search"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the summary's words twice */}
      <div role="group" aria-label={heading} className={styles.options}>
        {shown.map((option) =>
          typeof option === 'string' ? (
            <UnavailableValue key={option} value={option} isColour={isColour} />
          ) : (
            <FacetCheckbox
              key={option.value}
              name={section.parameter}
              option={option}
              isColour={isColour}
              onChange={(ticked) => onChoose({ facet: section.facet, value: option.value, ticked })}
            />
          ),
        )}
      </div>
    </details>
  );
});

const nameOf = (option: FacetOption | string) =>
  typeof option === 'string' ? option : option.value;

/** One value of a facet: a real checkbox that is called by the value alone, and described by its count of products. */
function FacetCheckbox(props: {
  readonly name: string;
  readonly option: FacetOption;
  /** Shows the shade of a colour family in the box. */
  readonly isColour: boolean;
  readonly onChange: (ticked: boolean) => void;
}) {
  const { name, option, isColour, onChange } = props;
  const shade = isColour ? colourFamilyShade(option.value) : null;
  const id = useId();
  const hasCount = option.count !== undefined;
  return (
    <label className={styles.option}>
      <span className={styles.box}>
        {shade && <Shade shade={shade} />}
        <input
          type="checkbox"
          className={shade ? styles.swatch : styles.input}
          name={name}
          value={option.value}
          checked={option.checked}
          aria-labelledby={`${id}-value`}
          aria-describedby={hasCount ? `${id}-count` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </span>
      <span id={`${id}-value`} className={styles.name}>
        {option.value}
      </span>
      {hasCount && (
        <span id={`${id}-count`} className={styles.count}>
          {option.count}
          <VisuallyHidden>{option.count === 1 ? ' product' : ' products'}</VisuallyHidden>
        </span>
      )}
    </label>
  );
}

/** A value that would give nothing: in its place among the others, and nothing that could be chosen. */
function UnavailableValue(props: { readonly value: string; readonly isColour: boolean }) {
  const shade = props.isColour ? colourFamilyShade(props.value) : null;
  return (
    <p className={classNames(styles.option, styles.unavailable)}>
      <span className={styles.box}>
        {shade ? <Shade shade={shade} /> : <span className={styles.input} />}
      </span>
      <span className={styles.name}>{props.value}</span>
      <span className={styles.count}>
        0<VisuallyHidden> products</VisuallyHidden>
      </span>
    </p>
  );
}

function Shade({ shade }: { readonly shade: string }) {
  return (
    <svg className={styles.shade} viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" fill={shade} />
    </svg>
  );
}
