'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useEffect, useState } from 'react';
import { z } from 'zod';
import { ask, useAwake, usePolled } from '../../ui/ask.ts';
import { when, whole } from '../../ui/formats.ts';
import { ImportOutcome, Table } from './import-outcome.tsx';
import {
  type Agreement,
  importState,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  MAX_MAPPING_CHARACTERS,
  undoState,
} from './import-report.ts';
import type { ImportRunRow } from './import-runs.ts';

const begun = z.object({ id: z.string() });
const OWN_MAPPING = 'own';
/** Begins the choice of the mapping file by which a supplier's list was last imported. */
const AS_BEFORE = 'of:';

const fileIn = (form: FormData, name: string): File | null => {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file : null;
};

/** Sends a file to be checked. @returns the number under which the hub knows it @throws {Error} with what to tell */
async function send(form: FormData): Promise<string> {
  const file = fileIn(form, 'file');
  if (!file) throw new Error('Choose a product file first.');
  const pictures = fileIn(form, 'pictures');
  for (const { name, size } of [file, ...(pictures ? [pictures] : [])]) {
    if (size > MAX_IMPORT_BYTES)
      throw new Error(
        `${name} has ${Math.ceil(size / 2 ** 20)} MB; the hub takes ${MAX_IMPORT_BYTES >> 20} MB. Split it, or use "npm run import" on the server.`,
      );
  }
  const mapping = form.get('mapping');
  const mappingFile = mapping === OWN_MAPPING ? fileIn(form, 'mappingFile') : null;
  if (mapping === OWN_MAPPING && !mappingFile) throw new Error('Choose the mapping file too.');
  const mappingJson = await mappingFile?.text();
  if ((mappingJson?.length ?? 0) > MAX_MAPPING_CHARACTERS) {
    throw new Error('The mapping file is too long to be one.');
  }
  const answer = await ask('/api/products/imports', {
    fileName: file.name,
    ...(typeof mapping === 'string' && mappingAsked(mapping)),
    ...(mappingJson && { mappingJson, mappingFileName: mappingFile?.name }),
    update: form.has('update'),
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
 */
export function ImportForm({ sources }: { readonly sources: readonly string[] }) {
  const router = useRouter();
  const isAwake = useAwake();
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

  async function check(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setProblem(null);
    setAddress(null);
    setSending(true);
    try {
      const id = await send(new FormData(event.currentTarget));
      setAddress(`/api/products/imports/${id}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setSending(false);
  }

  async function apply(agreed: Agreement): Promise<void> {
    const [path = ''] = (address ?? '').split('?');
    const answer = await ask(`${path}/apply`, agreed);
    if (answer.problem !== null) setProblem(answer.problem);
    else setAddress(`${path}?applied`); // asked anew from here on
  }

  async function stop(): Promise<void> {
    const [path = ''] = (address ?? '').split('?');
    const answer = await ask(`${path}/stop`, {});
    if (answer.problem !== null) setProblem(answer.problem);
  }

  return (
    <>
      <form className="hub-products__search" onSubmit={check} inert={!isAwake}>
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
            {sources.map((source) => (
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
          <input type="checkbox" name="update" /> Change only what the file carries, such as prices
        </label>
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
    </>
  );
}

const RUN_COLUMNS = [
  'When',
  'File',
  'New',
  'Changed',
  'Unchanged',
  'Withdrawn',
  'Rejected',
  'Way back',
] as const;

/** The latest imports; the newest that changed something can be taken back. */
export function RunTable({ runs }: { readonly runs: readonly ImportRunRow[] }) {
  const router = useRouter();
  const isAwake = useAwake();
  const [address, setAddress] = useState<string | null>(null);
  const { state } = usePolled(address, undoState, ({ stage }) => stage !== 'running');

  useEffect(() => {
    if (state?.stage === 'failed') toast.error(state.problem ?? '');
    if (state?.stage !== 'done' || !state.undone) return;
    const { restored, removed } = state.undone;
    toast.success(
      `Taken back: ${whole.format(restored)} products are as they were, ${whole.format(removed)} that were new are gone.`,
    );
    router.refresh();
  }, [state, router]);

  async function undo({ id, file_name }: ImportRunRow): Promise<void> {
    if (!window.confirm(`Take the import of ${file_name} back?`)) return;
    const answer = await ask(`/api/products/runs/${id}/undo`, {});
    if (answer.problem !== null) return void toast.error(answer.problem);
    setAddress(`/api/products/undo/${begun.parse(answer.body).id}`);
  }

  return (
    <section aria-labelledby="runs">
      <h2 id="runs">Latest imports</h2>
      {runs.length === 0 && <p>Nothing has been imported in the hub yet.</p>}
      {runs.length > 0 && (
        <Table columns={RUN_COLUMNS} inert={!isAwake}>
          {runs.map((run) => (
            <tr key={run.id}>
              <td>{when(run.finished_at)}</td>
              <td>
                {run.file_name}
                <small>{run.source}</small>
              </td>
              {[run.added, run.changed, run.unchanged, run.withdrawn, run.rejected].map(
                (number, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                  <td key={at}>{whole.format(number)}</td>
                ),
              )}
              <td>
                {run.undone_at && `Taken back ${when(run.undone_at)}`}
                {run.can_undo && (
                  <button
                    type="button"
                    disabled={state?.stage === 'running'}
                    onClick={() => undo(run)}
                  >
                    {state?.stage === 'running' ? 'Taking back …' : 'Take it back'}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
