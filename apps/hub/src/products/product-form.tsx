'use client';

import { toast, useListDrawer } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import { ask, useHydrated } from '../ui/ask.ts';
import { smallPictureUrl } from './product-list.ts';
import { changeBetween, type FormValues, TEXT_FIELDS, type TextField } from './staff-fields.ts';
import { useUnsavedProduct } from './unsaved-product.ts';

interface PictureOrderProps {
  /** Null: those of the supplier. */
  readonly pictures: readonly string[] | null;
  readonly supplied: readonly string[];
  readonly onChange: (pictures: readonly string[] | null) => void;
}

function moved(pictures: readonly string[], from: number, to: number): string[] {
  const next = [...pictures];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The pictures of a product and their order; the first is the one on cards. */
function PictureOrder({ pictures, supplied, onChange }: PictureOrderProps) {
  const [LibraryDrawer, LibraryToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
  });
  const shown = pictures ?? supplied;
  return (
    <fieldset>
      <legend>Pictures</legend>
      <p>
        {pictures === null
          ? 'From the supplier’s file. Move, remove or add one to make the order yours.'
          : 'Ours: pictures of later files do not show until you give the field back.'}
      </p>
      {shown.length === 0 && <p>There is none.</p>}
      <ol className="hub-products__pictures">
        {shown.map((address, at) => (
          <li key={address}>
            {/* biome-ignore lint/performance/noImgElement: the hub serves it in this size already */}
            <img src={smallPictureUrl(address) ?? ''} alt={`Number ${at + 1}`} loading="lazy" />
            <div className="hub-products__moves">
              <button
                type="button"
                disabled={at === 0}
                aria-label={`Move picture ${at + 1} forward`}
                onClick={() => onChange(moved(shown, at, at - 1))}
              >
                ←
              </button>
              <button
                type="button"
                disabled={at === shown.length - 1}
                aria-label={`Move picture ${at + 1} back`}
                onClick={() => onChange(moved(shown, at, at + 1))}
              >
                →
              </button>
              <button
                type="button"
                aria-label={`Remove picture ${at + 1}`}
                onClick={() => onChange(shown.filter((other) => other !== address))}
              >
                ×
              </button>
            </div>
          </li>
        ))}
      </ol>
      <div className="hub-products__row">
        <LibraryToggler className="hub-products__add">Add from the picture library</LibraryToggler>
        {pictures !== null && (
          <button type="button" onClick={() => onChange(null)}>
            Give pictures back to the supplier
          </button>
        )}
      </div>
      <LibraryDrawer
        onSelect={({ doc }) => {
          const address: unknown = doc.address;
          if (typeof address === 'string' && !shown.includes(address))
            onChange([...shown, address]);
          closeDrawer();
        }}
      />
    </fieldset>
  );
}

const ROWS = { long: 6, list: 2 } as const;

interface StaffTextProps {
  readonly field: (typeof TEXT_FIELDS)[number];
  /** Null: it is the supplier's. */
  readonly value: string | null;
  readonly supplied: string;
  readonly onChange: (value: string | null) => void;
}

/** A field that shows the supplier's words, read-only, until staff write their own. */
function StaffText({ field, value, supplied, onChange }: StaffTextProps) {
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

interface Props {
  readonly sku: string;
  readonly values: FormValues;
  readonly supplied: Readonly<Record<TextField, string>>;
  readonly suppliedPictures: readonly string[];
  readonly isSuppliedShown: boolean;
}

/** What staff say of a product. Every field is the supplier's until somebody says otherwise, and can be given back. */
export function ProductForm({ sku, values, supplied, suppliedPictures, isSuppliedShown }: Props) {
  const router = useRouter();
  const [form, setForm] = useUnsavedProduct(sku, values);
  const isHydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [successorProblem, setSuccessorProblem] = useState<string | null>(null);
  const change = changeBetween(values, form);
  const isChanged = Object.keys(change).length > 0;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const before = changeBetween(form, values);
    const answer = await ask('/api/products/values', { sku, change, before });
    setBusy(false);
    if (answer.problem !== null) {
      if (answer.field === 'successor') setSuccessorProblem(answer.problem);
      return void toast.error(answer.problem);
    }
    toast.success('Saved. The site shows it now.');
    router.refresh();
  }

  return (
    <form className="hub-products__form" onSubmit={save} inert={!isHydrated}>
      <h2>What we say</h2>
      <p>
        Each field is the supplier’s until you say otherwise. What you say outlives the next import.
      </p>
      <Publishing
        form={form}
        isSuppliedShown={isSuppliedShown}
        successorProblem={successorProblem}
        onChange={(part) => {
          setForm({ ...form, ...part });
          setSuccessorProblem(null);
        }}
      />
      <PictureOrder
        pictures={form.pictures}
        supplied={suppliedPictures}
        onChange={(pictures) => setForm({ ...form, pictures })}
      />
      {TEXT_FIELDS.map((field) => (
        <StaffText
          key={field.name}
          field={field}
          value={form.texts[field.name]}
          supplied={supplied[field.name]}
          onChange={(text) => setForm({ ...form, texts: { ...form.texts, [field.name]: text } })}
        />
      ))}
      <div className="hub-products__save">
        <button type="submit" disabled={!isChanged || busy}>
          {busy ? 'Saving …' : 'Save and publish'}
        </button>
        <span aria-live="polite">{isChanged ? 'Not saved yet' : 'Nothing to save'}</span>
        {isChanged && (
          <button type="button" disabled={busy} onClick={() => setForm(values)}>
            Discard
          </button>
        )}
      </div>
    </form>
  );
}

function Publishing({
  form,
  isSuppliedShown,
  successorProblem,
  onChange,
}: {
  readonly form: FormValues;
  readonly isSuppliedShown: boolean;
  /** Why the successor was refused; null where it was not. */
  readonly successorProblem: string | null;
  readonly onChange: (part: Partial<FormValues>) => void;
}) {
  const choices = [
    { value: null, label: `As the file says: ${isSuppliedShown ? 'shown' : 'not shown'}` },
    { value: true, label: 'Shown on the site' },
    { value: false, label: 'Withdrawn' },
  ] as const;
  const problemId = useId();
  const isShown = form.is_published ?? isSuppliedShown;
  return (
    <fieldset>
      <legend>On the site</legend>
      {choices.map(({ value, label }) => (
        <label key={label} className="hub-products__choice">
          <input
            type="radio"
            name="is_published"
            checked={form.is_published === value}
            onChange={() => onChange({ is_published: value })}
          />
          {label}
        </label>
      ))}
      {!isShown && (
        <label className="hub-products__field">
          <span>Successor (SKU)</span>
          <input
            value={form.successor}
            aria-invalid={successorProblem !== null}
            aria-describedby={successorProblem === null ? undefined : problemId}
            onChange={({ target }) => onChange({ successor: target.value })}
          />
          <small>
            The colourway that took its place. Whoever comes to the withdrawn one is shown the way
            to it.
          </small>
        </label>
      )}
      {!isShown && successorProblem !== null && (
        <p id={problemId} className="hub-products__problem">
          {successorProblem}
        </p>
      )}
    </fieldset>
  );
}
