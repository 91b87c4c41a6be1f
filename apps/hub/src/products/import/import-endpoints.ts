import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { bodyOf, forEditors, refusal } from '../../access/editors-only.ts';
import { writeAudit } from '../../audit/audit-entry.ts';
import { executorOf } from '../../database/transaction.ts';
import type { HubSettings } from '../../settings.ts';
import { importJobs } from './import-jobs.ts';
import { agreement, MAX_MAPPING_CHARACTERS, neededAgreement } from './import-messages.ts';
import { rememberedMapping, rememberMapping } from './remembered-mappings.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;

/** Whether an import was made under this number. */
async function isRun({ payload }: PayloadRequest, id: string): Promise<boolean> {
  if (!/^\d{1,18}$/u.test(id)) return false;
  const { rowCount } = await executorOf(payload).query(
    'SELECT FROM published.import_run WHERE id = $1',
    [id],
  );
  return Number(rowCount) > 0;
}

const GONE = 'The hub does not know this import any longer. Choose the file again.';
const NOT_AGREED =
  'This file empties fields, takes products over or withdraws many. Agree to that by name, with the numbers of the check.';
const BUSY = 'Another import is under way. Wait until it is done.';

const openRequest = z.strictObject({
  fileName: z.string().min(1).max(400),
  /** Name of a ready mapping; left out where the file's header tells it. */
  mapping: z.enum(['selvedge', 'shopify']).optional(),
  /** A mapping file's text. */
  mappingJson: z.string().min(2).max(MAX_MAPPING_CHARACTERS).optional(),
  mappingFileName: z.string().min(1).max(400).optional(),
  /** The supplier whose list it is, to be read by the mapping file of the last time. */
  mappingOf: z.string().max(63).optional(),
  update: z.boolean().default(false),
  /** The list whose products are changed, where it is not the mapping's. */
  list: z.string().max(63).optional(),
});

const idOf = (req: PayloadRequest): string => String(req.routeParams?.id);

/** The addresses of the hub at which product files are taken, checked, applied and taken back. */
export function importEndpoints(settings: HubSettings): Endpoint[] {
  const jobs = importJobs(settings);

  /** @throws {APIError} 404 or 409 */
  function stateOf(req: PayloadRequest) {
    const state = jobs.stateOf(idOf(req));
    if (!state) throw refusal(GONE, NOT_FOUND);
    return state;
  }
  function requireIdle(): void {
    if (jobs.isBusy()) throw refusal(BUSY, CONFLICT);
  }
  /** A body that an import waits for. @throws {APIError} 400, 404 or 409 */
  function awaited(req: PayloadRequest) {
    requireIdle();
    if (stateOf(req).stage !== 'waiting' || !req.body) throw refusal('No file is waited for.');
    return req.body;
  }
  /** @throws {APIError} 400, 404 or 409 */
  function checkedImport(req: PayloadRequest) {
    requireIdle();
    const { stage, fileName, report } = stateOf(req);
    if (stage !== 'checked' || !report)
      throw refusal('Only an import that was checked can be applied.');
    return { fileName, report };
  }

  return [
    forEditors('post', '/products/imports', async (req) => {
      const { fileName, update, list, ...asked } = await bodyOf(req, openRequest);
      requireIdle();
      const before = asked.mappingOf ? await rememberedMapping(req.payload, asked.mappingOf) : null;
      if (asked.mappingOf && !before) throw refusal(`No mapping of “${asked.mappingOf}” is known.`);
      const mapping = before ?? {
        ...(asked.mapping && { name: asked.mapping }),
        ...(asked.mappingJson && { json: asked.mappingJson }),
        ...(asked.mappingFileName && { fileName: asked.mappingFileName }),
      };
      const id = await jobs.open(fileName, mapping, { update, list });
      return Response.json({ id });
    }),
    forEditors('put', '/products/imports/:id/pictures', async (req) => {
      await jobs.receivePictures(idOf(req), awaited(req));
      return Response.json(stateOf(req));
    }),
    forEditors('put', '/products/imports/:id', async (req) => {
      await jobs.receive(idOf(req), awaited(req));
      return Response.json(stateOf(req));
    }),
    forEditors('get', '/products/imports/:id', (req) => Response.json(stateOf(req))),
    forEditors('post', '/products/imports/:id/apply', async (req) => {
      const agreed = await bodyOf(req, agreement);
      const { fileName, report } = checkedImport(req);
      const needed = neededAgreement(report);
      if (!isDeepStrictEqual(agreed, needed)) throw refusal(NOT_AGREED, CONFLICT);
      const lost = Object.entries(agreed).filter(([, number]) => number > 0);
      await writeAudit(req, {
        action: 'import',
        kind: 'products',
        title: fileName,
        fields: lost.map(([what, number]) => `${what}: ${number}`),
      });
      const mapping = await jobs.mappingFile(idOf(req));
      if (mapping) await rememberMapping(req.payload, report.source, mapping);
      // Whoever asked at the same time may have begun while the log was written.
      checkedImport(req);
      // No more may go than the check has shown, where it is so few that nobody is asked.
      jobs.apply(idOf(req), { ...agreed, withdrawn: report.withdrawn });
      return Response.json(stateOf(req));
    }),
    forEditors('post', '/products/imports/:id/stop', async (req) => {
      const { stage, fileName } = stateOf(req);
      if (stage !== 'checking' && stage !== 'applying') throw refusal('No import is under way.');
      await writeAudit(req, { action: 'stop import', kind: 'products', title: fileName });
      jobs.stop(idOf(req));
      return Response.json(stateOf(req));
    }),
    forEditors('get', '/products/imports/:id/rejected', async (req) => {
      stateOf(req);
      const path = jobs.rejectedFile(idOf(req));
      if (!path) throw refusal('No row was rejected.', NOT_FOUND);
      return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="rejected.csv"',
          'cache-control': 'no-store',
        },
      });
    }),
    forEditors('post', '/products/runs/:id/undo', async (req) => {
      requireIdle();
      const runId = idOf(req);
      if (!(await isRun(req, runId))) throw refusal('There is no such import.', NOT_FOUND);
      await writeAudit(req, { action: 'undo import', kind: 'products', id: runId });
      requireIdle(); // whoever asked at the same time may have begun while the log was written
      return Response.json({ id: jobs.undo(runId) });
    }),
    forEditors('get', '/products/undo/:id', (req) => {
      const state = jobs.undoStateOf(idOf(req));
      if (!state) throw refusal(GONE, NOT_FOUND);
      return Response.json(state);
    }),
  ];
}
