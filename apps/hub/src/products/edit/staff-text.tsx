'use client';

import { useId } from 'react';
import type { TEXT_FIELDS } from './staff-fields.ts';

const ROWS = { long: 6, list: 2 } as const;

interface Props {
  readonly field: (typeof TEXT_FIELDS)[number];
  /** Null: it is the supplier's. */
  readonly value: string | null;
  readonly supplied: string;
  readonly onChange: (value: string | null) => void;
}

/** A field that shows the supplier's words, read-only, until staff write their own. */
export function StaffText({ field, value, supplied, onChange }: Props) {
  const id = useId();
  const { label, kind, help } = field;
  const isSupplied = value === null;
  const shared = {
    id,
    value: value ?? supplied,
    readOnly: isSupplied,
    placeholder: isSupplied ? 'Empty in the supplier’s file' : '',
    'aria-describedby': `${id}-help`,
  };
  return (
    <div className={`hub-products__field${isSupplied ? ' hub-products__field--supplied' : ''}`}>
      <div className="hub-products__title">
        <label htmlFor={id}>{label}</label>
        <button
          type="button"
          aria-label={
            isSupplied
              ? `Write our own ${label.toLowerCase()}`
              : `Give ${label.toLowerCase()} back to the supplier`
          }
          onClick={() => onChange(isSupplied ? supplied : null)}
        >
          {isSupplied ? 'Write our own' : 'Give back to the supplier'}
        </button>
      </div>
      {kind === 'line' ? (
        <input {...shared} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea {...shared} rows={ROWS[kind]} onChange={({ target }) => onChange(target.value)} />
      )}
      <small id={`${id}-help`}>
        {isSupplied ? 'From the supplier’s file. ' : 'Ours. '}
        {help}
      </small>
    </div>
  );
}
