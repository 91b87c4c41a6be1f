'use client';

import { useId } from 'react';
import type { TEXT_FIELDS } from './staff-fields.ts';

const ROWS = { long: 8, list: 3 } as const;

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
  const shared = {
    id,
    value: value ?? supplied,
    readOnly: value === null,
    'aria-describedby': `${id}-help`,
  };
  return (
    <div className={`hub-products__field${value === null ? ' hub-products__field--supplied' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {kind === 'line' ? (
        <input {...shared} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea {...shared} rows={ROWS[kind]} onChange={({ target }) => onChange(target.value)} />
      )}
      <small id={`${id}-help`}>
        {value === null ? 'From the supplier’s file. ' : 'Ours. '}
        {help}
      </small>
      {value === null ? (
        <button type="button" onClick={() => onChange(supplied)}>
          Write our own {label.toLowerCase()}
        </button>
      ) : (
        <button type="button" onClick={() => onChange(null)}>
          Give {label.toLowerCase()} back to the supplier
        </button>
      )}
    </div>
  );
}
