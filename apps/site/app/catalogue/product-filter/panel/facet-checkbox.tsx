import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { colourFamilyShade } from '../rules/colour-families.ts';
import type { FacetOption } from '../rules/facet-options.ts';
import styles from './facet-checkbox.module.css';

/** One value of a facet: a real checkbox that is called by the value alone, and described by its count of products. */
export function FacetCheckbox(props: {
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
export function UnavailableValue(props: { readonly value: string; readonly isColour: boolean }) {
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
