import { itemLabel } from '@selvedge/contract/registration-item-labels';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { CLERKS } from '../../access/roles.ts';
import { sealingKeys } from '../../access/sealing-keys.ts';
import { writeAudit } from '../../audit/audit-entry.ts';
import { openDocumentVersion } from '../application/document-versions.ts';
import { isSecret, valueAt } from '../application/sections.ts';
import { type WrittenApplication, writtenApplication } from '../application/written-application.ts';
import { deskEndpoint, formOf, NO_STORE } from './desk-request.ts';

/** What an applicant wrote, opened; undefined where it is erased. Rejects where the key to open it is not here. */
export async function openApplication(
  executor: QueryExecutor,
  dataDir: string,
  id: number,
): Promise<WrittenApplication | undefined> {
  const stored = await openDocumentVersion(executor, await sealingKeys(dataDir), id, 'application');
  if (!stored) return undefined;
  return writtenApplication.parse(JSON.parse(Buffer.from(stored.content).toString('utf8')));
}

const NOT_FOUND = 404;

/** `POST /api/registrations/{id}/reveal` with an item's `path`: its masked number in plain, written down as revealed. */
export const revealNumber = (dataDir: string) =>
  deskEndpoint('post', '/reveal', CLERKS, async ({ req, registration, executor }) => {
    const path = (await formOf(req)).get('path');
    const { id, reference } = registration;
    const written =
      typeof path === 'string' && isSecret(path)
        ? await openApplication(executor, dataDir, id)
        : undefined;
    const value = written && typeof path === 'string' ? valueAt(written, path) : undefined;
    if (value === undefined || typeof path !== 'string') {
      return new Response(null, { status: NOT_FOUND, headers: NO_STORE });
    }
    await writeAudit(req, {
      action: 'reveal',
      kind: 'registrations',
      id,
      title: reference,
      fields: [itemLabel(path)],
    });
    return Response.json({ value }, { headers: NO_STORE });
  });
