import { PANEL_HEADINGS } from '@selvedge/contract/filter-panel';
import type { FactSpread } from '@selvedge/contract/multi-filter';
import { type FactField, readFact } from '@selvedge/contract/product-facts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useProductService } from '../../../data/services-context.tsx';
import { type FactRange, factText } from '../../rules/fact-words.ts';
import { martindaleUse } from '../../rules/rubs-in-words.ts';
import { FACT_PARAMETERS, UNMEASURED } from '../address/filter-url.ts';
import { spreadQuery } from '../list/list-query.ts';
import type { FilterState } from '../rules/filter-state.ts';
import facet from './facet-group.module.css';
import styles from './range-group.module.css';

/** How far a step of a handle goes, so that it stops at round numbers. */
const STEPS: Readonly<Record<FactField, number>> = {
  martindale: 1000,
  width_cm: 1,
  length_cm: 1,
  diameter_cm: 1,
  repeat_v_cm: 1,
  repeat_h_cm: 1,
  weight_gsm: 10,
};

/**
 * One measure of the filter: how the products spread over it, two handles over that, two fields for numbers, and those
 * that were not measured as a choice of their own. How they spread is asked for once the section is open. The fields are
 * part of the panel's form, so they filter without scripts as well.
 */
export function RangeGroup(props: {
  readonly field: FactField;
  readonly itemGroup: string;
  readonly state: FilterState;
  readonly onChoose: (field: FactField, range: FactRange) => void;
}) {
  const { field, itemGroup, state, onChoose } = props;
  const range = state.ranges?.[field];
  const [opensAtFirst] = useState(range !== undefined);
  const [isOpen, setOpen] = useState(opensAtFirst);
  const query = spreadQuery(useProductService(), itemGroup, state, field);
  const { data: spread } = useQuery({ ...query, enabled: isOpen, placeholderData: keepLast });
  const heading = PANEL_HEADINGS[field];
  const parameter = FACT_PARAMETERS[field];
  const [crossed, setCrossed] = useState('');
  const change = (part: FactRange) => {
    const next = withPart(range, part);
    if (range?.max !== undefined && next.max === undefined && !('max' in part))
      setCrossed('“To” was lower, and is open again.');
    else if (range?.min !== undefined && next.min === undefined && !('min' in part))
      setCrossed('“From” was higher, and is open again.');
    else setCrossed('');
    onChoose(field, next);
  };
  const bounded = range?.min !== undefined || range?.max !== undefined;

  return (
    <details
      className={facet.group}
      open={opensAtFirst}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={facet.summary}>
        <h3 className={facet.heading}>{heading}</h3>
        {range && <span className={facet.chosen}>chosen</span>}
        <ChevronDown aria-hidden="true" className={facet.chevron} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the summary's words twice */}
      <div role="group" aria-label={heading} className={styles.body}>
        {spread?.max != null && <Handles {...{ field, spread, range }} onChange={change} />}
        {spread?.max === null && <p className={styles.use}>None of these was measured.</p>}
        <div className={styles.fields}>
          <NumberField
            field={field}
            label={`${heading} from`}
            text="From"
            name={parameter}
            end={spread?.min ?? undefined}
            value={range?.min}
            onChange={(min) => change({ min })}
          />
          <NumberField
            field={field}
            label={`${heading} to`}
            text="To"
            name={parameter}
            end={spread?.max ?? undefined}
            value={range?.max}
            onChange={(max) => change({ max })}
          />
        </div>
        <p role="status" className={styles.use}>
          {crossed}
        </p>
        {field === 'martindale' && range?.min !== undefined && (
          <p className={styles.use}>
            From {factText(field, range.min)}: {martindaleUse(range.min)}
          </p>
        )}
        {(range?.unmeasured || (spread?.unmeasured ?? 0) > 0) && (
          <label className={styles.unmeasured}>
            <input
              type="checkbox"
              name={parameter}
              value={UNMEASURED}
              checked={range?.unmeasured === true}
              onChange={(event) => change({ unmeasured: event.currentTarget.checked })}
            />
            <span>{bounded ? 'And what was not measured' : 'Not measured'}</span>
            <span className={styles.count}>{spread?.unmeasured}</span>
          </label>
        )}
      </div>
    </details>
  );
}

const keepLast = (last: FactSpread | null | undefined): FactSpread | null | undefined => last;

/** A range with a part of it chosen anew: a bound that would lie beyond the new one goes. */
function withPart(range: FactRange | undefined, part: FactRange): FactRange {
  const next = { ...range, ...part };
  if (next.min === undefined || next.max === undefined || next.min <= next.max) return next;
  return { ...next, ...('min' in part ? { max: undefined } : { min: undefined }) };
}

/** The histogram with a handle at each bound; a handle at an end sets no bound. */
function Handles(props: {
  readonly field: FactField;
  readonly spread: FactSpread;
  readonly range: FactRange | undefined;
  readonly onChange: (part: FactRange) => void;
}) {
  const { field, spread, range, onChange } = props;
  const step = STEPS[field];
  const lowest = Math.floor((spread.min ?? 0) / step) * step;
  const highest = Math.max(Math.ceil((spread.max ?? 0) / step) * step, lowest + step);
  const most = Math.max(...spread.histogram, 1);
  const heading = PANEL_HEADINGS[field];
  return (
    <div className={styles.handles}>
      <svg
        aria-hidden="true"
        className={styles.histogram}
        viewBox={`0 0 ${spread.histogram.length} 1`}
        preserveAspectRatio="none"
      >
        <title>{heading}</title>
        {spread.histogram.map((count, bin) => {
          const height = count === 0 ? 0 : Math.max(count / most, 0.03);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
            <rect key={bin} x={bin + 0.05} y={1 - height} width={0.9} height={height} />
          );
        })}
      </svg>
      <Handle
        label={`Least: ${heading}`}
        {...{ lowest, highest, step, field }}
        value={range?.min ?? lowest}
        onCommit={(value) => {
          const min = Math.min(value, range?.max ?? highest);
          onChange({ min: min <= lowest ? undefined : min });
        }}
      />
      <Handle
        label={`Most: ${heading}`}
        {...{ lowest, highest, step, field }}
        value={range?.max ?? highest}
        onCommit={(value) => {
          const max = Math.max(value, range?.min ?? lowest);
          onChange({ max: max >= highest ? undefined : max });
        }}
      />
    </div>
  );
}

/** One handle. It follows the pointer at once, and chooses where it is let go. */
function Handle(props: {
  readonly label: string;
  readonly field: FactField;
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
  readonly value: number;
  readonly onCommit: (value: number) => void;
}) {
  const { label, field, lowest, highest, step, value, onCommit } = props;
  const [moved, setMoved] = useState<number | null>(null);
  const commit = () => {
    if (moved !== null && moved !== value) onCommit(moved);
    setMoved(null);
  };
  const shown = Math.min(Math.max(moved ?? value, lowest), highest);
  return (
    <input
      type="range"
      className={styles.handle}
      aria-label={label}
      aria-valuetext={factText(field, shown)}
      min={lowest}
      max={highest}
      step={step}
      value={shown}
      onChange={(event) => setMoved(Number(event.currentTarget.value))}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
    />
  );
}

/** A bound, with a unit or without. It chooses when it is left, or by Enter; what is no measure stays to be corrected, and chooses nothing. */
function NumberField(props: {
  readonly field: FactField;
  readonly label: string;
  readonly text: string;
  readonly name: string;
  /** How far the products go on this side, which stands where nothing is chosen. */
  readonly end: number | undefined;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}) {
  const { field, label, text, name, end, value, onChange } = props;
  const errorId = useId();
  const known = value === undefined ? '' : String(value);
  const [typed, setTyped] = useState(known);
  useEffect(() => setTyped(known), [known]);
  const next = typed.trim() === '' ? undefined : readFact(typed, field);
  const commit = () => {
    if (next === null) return;
    if (next !== value) onChange(next);
    else setTyped(known);
  };
  return (
    <label className={styles.field}>
      <span className={styles.fieldName}>{text}</span>
      <input
        className={styles.number}
        aria-label={label}
        aria-invalid={next === null}
        aria-describedby={next === null ? errorId : undefined}
        placeholder={end === undefined ? undefined : factText(field, end)}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      {next === null && (
        <span id={errorId} className={styles.wrong}>
          Please enter a number
        </span>
      )}
    </label>
  );
}
