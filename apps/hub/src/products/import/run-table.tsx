'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { ask, useHydrated, usePolled } from '../../ui/ask.ts';
import { when, whole } from '../../ui/formats.ts';
import { begun, undoState } from './import-messages.ts';
import { Table } from './import-outcome.tsx';
import type { ImportRunRow } from './import-runs.ts';

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
  const isHydrated = useHydrated();
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
        <Table columns={RUN_COLUMNS} inert={!isHydrated}>
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
