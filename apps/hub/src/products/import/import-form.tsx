'use client';

import { useRouter } from 'next/navigation.js';
import { useEffect, useRef, useState } from 'react';
import { ask, useHydrated, usePolled } from '../../ui/ask.ts';
import {
  type Agreement,
  begun,
  type ImportState,
  importState,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  MAX_MAPPING_CHARACTERS,
} from './import-messages.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { MatchColumns } from './match-columns.tsx';
import type { RememberedSource } from './remembered-mappings.ts';

const OWN_MAPPING = 'own';
const MATCHED_FILE = 'columns.json';
/** Begins the choice of the mapping file by which a supplier's list was last imported. */
const AS_BEFORE = 'of:';

const fileIn = (form: FormData, name: string): File | null => {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file : null;
};

const isEmptyFile = (file: FormDataEntryValue | null): boolean =>
  file instanceof File && file.name !== '' && file.size === 0;

/**
 * Sends a file to be checked.
 *
 * @param matched the mapping that somebody has chosen column by column
 * @returns the number under which the hub knows it
 * @throws {Error} with what to tell
 */
async function send(form: FormData, matched?: string): Promise<string> {
  const file = fileIn(form, 'file');
  if (!file)
    throw new Error(
      isEmptyFile(form.get('file'))
        ? 'The product file is empty. Choose another.'
        : 'Choose a product file first.',
    );
  const pictures = fileIn(form, 'pictures');
  for (const { name, size } of [file, ...(pictures ? [pictures] : [])]) {
    if (size > MAX_IMPORT_BYTES)
      throw new Error(
        `${name} has ${Math.ceil(size / 2 ** 20)} MB; the hub takes ${MAX_IMPORT_BYTES >> 20} MB. Split it, or use "npm run import" on the server.`,
      );
  }
  const mapping = form.get('mapping');
  const isOwn = mapping === OWN_MAPPING && matched === undefined;
  const mappingFile = isOwn ? fileIn(form, 'mappingFile') : null;
  if (isOwn && !mappingFile) throw new Error('Choose the mapping file too.');
  const mappingJson = matched ?? (await mappingFile?.text());
  if ((mappingJson?.length ?? 0) > MAX_MAPPING_CHARACTERS) {
    throw new Error('The mapping file is too long to be one.');
  }
  const answer = await ask('/api/products/imports', {
    fileName: file.name,
    ...(typeof mapping === 'string' && mappingAsked(mapping)),
    ...(mappingJson && { mappingJson, mappingFileName: mappingFile?.name ?? MATCHED_FILE }),
    update: form.has('update'),
    ...(form.get('list') && matched === undefined && { list: form.get('list') }),
  });
  if (answer.problem !== null) throw new Error(answer.problem);
  const { id } = begun.parse(answer.body);
  const address = `/api/products/imports/${id}`;
  for (const [path, body] of [
    ...(pictures ? [[`${address}/pictures`, pictures] as const] : []),
    [address, file] as const,
  ]) {
    const taken = await ask(path, body, 'PUT');
    if (taken.problem !== null) throw new Error(taken.problem);
  }
  return id;
}

/** What a choice of columns asks for. */
function mappingAsked(chosen: string): object {
  if (chosen === '' || chosen === OWN_MAPPING) return {};
  return chosen.startsWith(AS_BEFORE)
    ? { mappingOf: chosen.slice(AS_BEFORE.length) }
    : { mapping: chosen };
}

/**
 * Takes a product file, shows what it would change, and applies it when told to.
 *
 * @param sources suppliers whose lists were imported by a mapping file
 * @param lists by which products have come, the largest first
 */
export function ImportForm(props: {
  readonly sources: readonly RememberedSource[];
  readonly lists: readonly string[];
}) {
  const { sources, lists } = props;
  const router = useRouter();
  const isHydrated = useHydrated();
  const [mapping, setMapping] = useState('');
  const [address, setAddress] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, problem: lost } = usePolled(address, importState, ({ stage }) =>
    ['checked', 'applied', 'failed'].includes(stage),
  );
  const stage = state?.stage;
  const isRunning = sending || stage === 'checking' || stage === 'applying';

  useEffect(() => {
    if (stage === 'applied') router.refresh();
  }, [stage, router]);

  const form = useRef<HTMLFormElement>(null);
  const [update, setUpdate] = useState(false);
  /** The file whose columns are being matched; what was chosen stays while it is checked with them. */
  const [unknown, setUnknown] = useState<ImportState | null>(null);
  useEffect(() => {
    if (state?.columns) setUnknown(state);
    if (state?.stage === 'applied') setUnknown(null);
  }, [state]);

  /** @param asked the choice of columns, in place of the form's */
  async function check({
    matched,
    asked,
  }: {
    matched?: string;
    asked?: string;
  } = {}): Promise<void> {
    setProblem(null);
    setAddress(null);
    setSending(true);
    try {
      const data = new FormData(form.current ?? undefined);
      if (asked !== undefined) data.set('mapping', asked);
      const id = await send(data, matched);
      setAddress(`/api/products/imports/${id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setSending(false);
  }

  const isApplying = useRef(false);
  async function apply(agreed: Agreement): Promise<void> {
    if (isApplying.current) return; // pressed twice
    isApplying.current = true;
    const [path = ''] = (address ?? '').split('?');
    const answer = await ask(`${path}/apply`, agreed);
    isApplying.current = false;
    if (answer.problem !== null) setProblem(answer.problem);
    else setAddress(`${path}?applied`); // asked anew from here on
  }

  const before = sources.find(
    ({ columns }) =>
      columns.length > 0 && columns.every((column) => unknown?.columns?.includes(column)),
  );

  async function stop(): Promise<void> {
    const [path = ''] = (address ?? '').split('?');
    const answer = await ask(`${path}/stop`, {});
    if (answer.problem !== null) setProblem(answer.problem);
  }

  return (
    <>
      <form
        ref={form}
        className="hub-products__search"
        onSubmit={(event) => {
          event.preventDefault();
          setUnknown(null);
          void check();
        }}
        inert={!isHydrated}
      >
        <label>
          <span>Product file: CSV, XLSX or JSON Lines</span>
          <input type="file" name="file" accept=".csv,.tsv,.txt,.xlsx,.jsonl,.ndjson,.json" />
        </label>
        <label>
          <span>Columns</span>
          <select
            name="mapping"
            value={mapping}
            onChange={({ target }) => setMapping(target.value)}
          >
            <option value="">Found out by the header</option>
            <option value="selvedge">Our own columns (selvedge)</option>
            <option value="shopify">A Shopify export</option>
            {sources.map(({ source }) => (
              <option key={source} value={AS_BEFORE + source}>
                As last time for “{source}”
              </option>
            ))}
            <option value={OWN_MAPPING}>A mapping file of mine</option>
          </select>
        </label>
        {mapping === OWN_MAPPING && (
          <label>
            <span>Mapping file (JSON)</span>
            <input type="file" name="mappingFile" accept=".json" />
          </label>
        )}
        <label>
          <span>Pictures that it names (ZIP), where they are new</span>
          <input type="file" name="pictures" accept=".zip" />
        </label>
        <label>
          <input
            type="checkbox"
            name="update"
            checked={update}
            onChange={({ target }) => setUpdate(target.checked)}
          />{' '}
          Change only what the file carries, such as prices
        </label>
        {update && lists.length > 0 && (
          <label>
            <span>Of which list</span>
            <select name="list">
              <option value="">As the columns say</option>
              {lists.map((list) => (
                <option key={list} value={list}>
                  {list}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" disabled={isRunning}>
          Check the file
        </button>
      </form>
      <small>
        Up to {MAX_IMPORT_BYTES >> 20} MB each and {MAX_IMPORT_ROWS.toLocaleString('en')} rows. More
        pictures go into further archives, each sent with the file again: a product keeps the
        pictures that it has.
      </small>
      <div aria-live="polite">
        {(problem ?? lost) && (
          <p className="hub-products__notice" role="alert">
            {problem ?? lost}
          </p>
        )}
        {before && (
          <p className="hub-products__notice">
            It has the columns of the list “{before.source}”.{' '}
            <button
              type="button"
              disabled={isRunning}
              onClick={() => {
                setMapping(AS_BEFORE + before.source);
                setUnknown(null);
                void check({ asked: AS_BEFORE + before.source });
              }}
            >
              Read it as last time
            </button>
          </p>
        )}
        {sending && <p>Sending the file …</p>}
        {state && address && (
          <ImportOutcome
            state={state}
            address={address.replace('?applied', '')}
            onApply={apply}
            onStop={stop}
          />
        )}
      </div>
      {unknown?.columns && (
        <MatchColumns
          key={unknown.fileName}
          columns={unknown.columns}
          fileName={unknown.fileName}
          lists={lists}
          isUpdate={update}
          disabled={isRunning}
          onMatched={(matched) => void check({ matched })}
        />
      )}
    </>
  );
}
