'use client';

import {
  toast,
  useAuth,
  useDocumentInfo,
  useField,
  useFormFields,
  useFormModified,
  useRowLabel,
} from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation.js';
import { useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { useAnswer } from '../ui/ask.ts';
import { asData } from './fields/codec.ts';
import { rowName } from './fields/content-form.ts';
import { restoreVersion } from './restore-version.ts';

/**
 * Says where "Publish or unpublish later" has gone: Payload takes it away while a form holds what is not saved, since it
 * publishes what is.
 */
export function SaveBeforeSchedule() {
  const isChanged = useFormModified();
  const { id, globalSlug, hasPublishPermission } = useDocumentInfo();
  if (!isChanged || !hasPublishPermission || (id === undefined && !globalSlug)) return null;
  return (
    <p className="save-before-schedule" role="status">
      To publish it later, save the draft first.
    </p>
  );
}

/** The heading of one row of a list: what the row holds, so that rows can be told apart while they are closed. */
export function RowLabel({ one, fields }: { one: string; fields: readonly string[] }) {
  const { data, rowNumber = 0 } = useRowLabel<object>();
  const name = rowName(asData(data), fields);
  return <span className="row-label">{name || `${one} ${rowNumber + 1}`}</span>;
}

const pictures = z.object({
  docs: z.array(z.object({ filename: z.string(), width: z.number(), height: z.number() })),
});

/** The numbers of the chosen pictures: a field holds one or several, by number or whole. */
function chosen(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all
    .map((one: unknown) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one))
    .filter((id) => id !== null && id !== undefined && id !== '')
    .map(String);
}

/** What is wrong with a picture of this size in a banner, and what would be right; null where it suits one. */
function wordsOn(width: number, height: number, narrow: number) {
  if (width < narrow)
    return [
      `is only ${width} pixels wide.`,
      `Here it fills the width of the screen and will look blurred: choose one of at least ${narrow} pixels.`,
    ];
  if (height > width)
    return [
      `is upright, ${width} × ${height} pixels.`,
      'Here a wide strip of it is shown and the rest is cut off: choose one that is wider than high.',
    ];
  return null;
}

/**
 * Below the choice of a picture that fills a banner: names those of the chosen ones that are too narrow for it, or upright,
 * at once and without refusing them. `narrow` is the width in pixels from which on a picture is wide enough.
 */
export function PicturesForBanner({
  path,
  narrow,
}: {
  readonly path: string;
  readonly narrow: number;
}) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const ids = chosen(value).join(',');
  const query = new URLSearchParams({
    'where[id][in]': ids,
    'select[filename]': 'true',
    'select[width]': 'true',
    'select[height]': 'true',
    pagination: 'false',
    depth: '0',
  });
  const found = useAnswer(ids === '' ? null : `/api/media?${query}`, pictures);
  return (
    <div role="status">
      {found?.docs.map(({ filename, width, height }) => {
        const words = wordsOn(width, height, narrow);
        return (
          words && (
            <p key={filename} className="field-description">
              {/* Payload lays such a line out in columns. */}
              <span>
                <strong>
                  “{filename}” {words[0]}
                </strong>{' '}
                {words[1]}
              </span>
            </p>
          )
        );
      })}
    </div>
  );
}

/** Whether a person is writing in the field of this name. */
const isWriting = (name: string): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name;

/**
 * Keeps what was written about a picture that is being uploaded. Payload puts the form back to its beginning when the
 * focal point of one of several pictures is chosen, and the words would be gone without a sign.
 */
export function KeepWords({ path }: { readonly path: string }) {
  const { value, setValue } = useField<string>({ path });
  const { value: file } = useField<unknown>({ path: 'file' });
  const written = useRef('');
  const writtenOf = useRef(file);
  useEffect(() => {
    const isSamePicture = writtenOf.current === file;
    writtenOf.current = file;
    if (value || !isSamePicture || isWriting(path)) written.current = value ?? '';
    else if (written.current !== '') setValue(written.current);
  }, [value, file, path, setValue]);
  return null;
}

const catalogueNames = z.object({
  applications: z.array(z.string()),
  collections: z.array(z.string()),
});

/** Suggests names of the catalogue, as they are spelled there, in the line above; asked for once it is written in. */
export function CatalogueNames({
  path,
  of,
}: {
  readonly path: string;
  readonly of: keyof z.output<typeof catalogueNames>;
}) {
  const list = useId();
  const [isWanted, setWanted] = useState(false);
  const names = useAnswer(isWanted ? '/api/catalogue-names' : null, catalogueNames);
  useEffect(() => {
    const input = document.getElementById(`field-${path.replaceAll('.', '__')}`);
    const want = () => setWanted(true);
    input?.setAttribute('list', list);
    input?.addEventListener('focus', want);
    return () => input?.removeEventListener('focus', want);
  }, [path, list]);
  return (
    <datalist id={list}>
      {names?.[of].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** The documents whose published pages show a picture. */
const shownOn = z.array(z.object({ name: z.string(), href: z.string() }));

/** Beside a picture: which pages of the site show it, so that whoever changes it knows what changes with it. */
export function ShownOn() {
  const { id, lastUpdateTime } = useDocumentInfo();
  // In a drawer a picture that is not stored yet has the id null, whatever the type says.
  return id ? <ShownBy id={id} saved={lastUpdateTime} /> : null;
}

function ShownBy({ id, saved }: { readonly id: string | number; readonly saved: unknown }) {
  const pages = useAnswer(`/api/media/${id}/shown?at=${saved}`, shownOn); // anew after each save
  return (
    <section className="hub-shown-on" aria-labelledby="hub-shown-on">
      <h2 id="hub-shown-on">Shown on the site by</h2>
      {pages === null && <p>One moment …</p>}
      {pages?.length === 0 && <p>No page yet. It can be deleted without harm.</p>}
      {pages !== null && pages.length > 0 && (
        <ul>
          {pages.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const VERSION = /\/(collections|globals)\/([\w-]+)(?:\/([^/]+))?\/versions\/([^/]+)$/u;

/** Where an older version lies, by the address of its page; undefined on every other page. */
function versionOf(pathname: string) {
  const [, kind, slug = '', id, version] = VERSION.exec(pathname) ?? [];
  if (version === undefined) return undefined;
  return {
    slug,
    isGlobal: kind === 'globals',
    id,
    version,
    page: pathname.replace(/\/versions\/[^/]+$/u, ''),
  };
}

/**
 * Brings an older version back, as a draft or onto the site: it asks which. Stands in place of Payload's own button, which
 * publishes without a word, and unpublishes where the version was a draft.
 */
export function RestoreVersion() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const router = useRouter();
  const { permissions } = useAuth();
  const { title } = useDocumentInfo();
  const [isBusy, setBusy] = useState(false);
  const version = versionOf(usePathname());
  if (!version) return null;
  const { slug, isGlobal } = version;
  const may = isGlobal ? permissions?.globals?.[slug] : permissions?.collections?.[slug];
  if (!may?.update) return null;

  async function restore(isPublished: boolean): Promise<void> {
    if (!version) return;
    setBusy(true);
    const answer = await restoreVersion(version, version.version, isPublished);
    setBusy(false);
    dialog.current?.close();
    if (answer.problem !== null) toast.error(answer.problem);
    else {
      toast.success(
        isPublished ? 'This version is on the site now.' : 'This version is the draft now.',
      );
      router.push(version.page);
    }
  }

  return (
    <>
      <button type="button" className="hub-restore" onClick={() => dialog.current?.showModal()}>
        Restore this version …
      </button>
      <dialog ref={dialog} className="hub-restore__dialog" aria-labelledby={heading}>
        <h2 id={heading}>Restore this version{title ? ` of ${title}` : ''}?</h2>
        <p>
          As a draft, it waits to be looked at and published: the site stays as it is. Published
          now, visitors see it at once. Either way, what is there now stays in the list of versions.
        </p>
        <div className="hub-restore__ways">
          <button type="button" disabled={isBusy} onClick={() => void restore(false)}>
            As a draft
          </button>
          <button type="button" disabled={isBusy} onClick={() => void restore(true)}>
            Publish now
          </button>
          <button type="button" disabled={isBusy} onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </dialog>
    </>
  );
}
