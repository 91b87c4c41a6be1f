'use client';

import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { type FormEvent, useId, useState } from 'react';
import {
  guessedColumns,
  MATCHED_FIELDS,
  type MatchedField,
  mappingOf,
  SEPARATORS,
  sourceName,
} from './column-mapping.ts';

const GROUP = 'item_group';

/**
 * Says which column of a supplier's file is which field of a product, where its header is known to no mapping. What is
 * chosen becomes a mapping, which is remembered with the supplier's name once the file is imported.
 */
export function MatchColumns(props: {
  readonly columns: readonly string[];
  readonly fileName: string;
  /** The lists that products have come by, the largest first. */
  readonly lists: readonly string[];
  /** Whether the file changes only what it carries: then a product's code suffices. */
  readonly isUpdate: boolean;
  readonly disabled: boolean;
  /** @param mapping as a mapping file says it */
  readonly onMatched: (mapping: string) => void;
}) {
  const { columns, fileName, lists, isUpdate, disabled, onMatched } = props;
  const [written, setSource] = useState<string>();
  const ofFile = sourceName(fileName);
  // A file that changes products is for a list that is there, whatever it is called itself.
  const [largest = ofFile] = lists;
  const source = written ?? (isUpdate && !lists.includes(ofFile) ? largest : ofFile);
  const known = useId();
  const [chosen, setChosen] = useState(() => guessedColumns(columns));
  const [group, setGroup] = useState('');
  const [separator, setSeparator] = useState<string>('|');
  const isNeeded = ({ field, isRequired }: MatchedField): boolean =>
    field === 'sku' || (Boolean(isRequired) && !isUpdate && !(field === GROUP && group !== ''));
  const unused = columns.filter((column) => !Object.values(chosen).includes(column));

  function match(event: FormEvent): void {
    event.preventDefault();
    onMatched(mappingOf({ source: sourceName(source), columns: chosen, group, separator }));
  }

  return (
    <form
      className="hub-products__search hub-products__match"
      onSubmit={match}
      aria-labelledby="match-columns"
    >
      <h3 id="match-columns">Which column is what?</h3>
      <label>
        <span>Name of the supplier’s list</span>
        <input
          required
          list={known}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <datalist id={known}>
          {lists.map((list) => (
            <option key={list} value={list} />
          ))}
        </datalist>
        {isUpdate && <small>The products of this list are changed, and no others.</small>}
      </label>
      <label>
        <span>All rows are of one item group</span>
        <select value={group} onChange={({ target }) => setGroup(target.value)}>
          <option value="">No, a column says it</option>
          {PRODUCT_GROUPS.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {MATCHED_FIELDS.filter(({ field }) => field !== GROUP || group === '').map((one) => (
        <label key={one.field}>
          <span>
            {one.label}
            {isNeeded(one) && ' (needed)'}
          </span>
          <select
            required={isNeeded(one)}
            value={chosen[one.field] ?? ''}
            onChange={({ target }) => setChosen({ ...chosen, [one.field]: target.value })}
          >
            <option value="">Not in the file</option>
            {columns.map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <span>Between the values of a list in one cell stands</span>
        <select value={separator} onChange={({ target }) => setSeparator(target.value)}>
          {Object.entries(SEPARATORS).map(([sign, words]) => (
            <option key={sign} value={sign}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {unused.length > 0 && <p>Not used: {unused.join(', ')}.</p>}
      <button type="submit" disabled={disabled}>
        Use these columns
      </button>
    </form>
  );
}
