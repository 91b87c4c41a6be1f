import type { PanelSection } from '@selvedge/contract/filter-panel';
import { PAGE_SIZE, PAGE_SIZES } from '@selvedge/contract/limits';
import { useEffect, useRef } from 'react';
import { END_PARAMETER, ORDER_PARAMETER } from '../address/filter-url.ts';
import { pageSizeOf, samePlace } from '../address/paging.ts';
import type { FilterState } from '../rules/filter-state.ts';
import { offeredOrders, orderNamed } from '../rules/orders.ts';
import styles from './list-choices.module.css';

const SIZES = PAGE_SIZES.map((size) => [String(size), String(size)] as const);

/**
 * In which order the products stand, and how many on a page (decision 44). Each choice acts at once; without script they
 * belong to the filter's form, and go with it.
 */
export function ListChoices(props: {
  /** What the page can be filtered by: an order by measure is offered where the measure is. */
  readonly panel: readonly PanelSection[];
  readonly state: FilterState;
  /** The id of the filter's form. */
  readonly form: string;
  readonly onChange: (next: FilterState) => void;
}) {
  const { panel, state, form, onChange } = props;
  const size = state.size ?? PAGE_SIZE;
  return (
    <div className={styles.choices}>
      <ListChoice
        label="Order"
        name={ORDER_PARAMETER}
        form={form}
        value={state.order ?? ''}
        options={offeredOrders(panel)}
        onChoose={(order) => onChange({ ...state, order: orderNamed(order), page: 1 })}
      />
      <ListChoice
        label="Per page"
        name={END_PARAMETER}
        form={form}
        value={String(size)}
        options={SIZES}
        onChoose={(chosen) => {
          const next = pageSizeOf(Number(chosen));
          onChange({ ...state, size: next, page: samePlace(state.page, size, next) });
        }}
      />
      <noscript>
        <button type="submit" form={form} className={styles.show}>
          Show
        </button>
      </noscript>
    </div>
  );
}

function ListChoice(props: {
  readonly label: string;
  /** What the form calls it. */
  readonly name: string;
  readonly form: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}) {
  const { label, name, form, value, options, onChoose } = props;
  const select = useRef<HTMLSelectElement>(null);
  const first = useRef({ value, onChoose });
  // What was chosen before the page reacted shows in the browser, and nobody has heard of it.
  useEffect(() => {
    const shown = select.current?.value;
    if (shown !== undefined && shown !== first.current.value) first.current.onChoose(shown);
  }, []);
  return (
    <label className={styles.choice}>
      {label}
      <select
        ref={select}
        name={name}
        form={form}
        autoComplete="off"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
