import { DOCUMENT_KEYS } from '@selvedge/contract/document-keys';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { openApplication } from '../desk/open-application.ts';
import { sealingKeys } from '../inbox/sealing-keys.ts';
import type { Registration } from '../payload-types.ts';
import { openPaper } from '../registrations/papers.ts';

/**
 * Everything that is kept of an application, in plain: what was written, the documents as data strings, and what the desk
 * made of it.
 *
 * @returns undefined where it is erased
 */
export async function exportRegistration(
  executor: QueryExecutor,
  dataDir: string,
  registration: Registration,
): Promise<object | undefined> {
  const { id, reference, submittedAt, status, decidedAt, reason, judgements, notes } = registration;
  const application = await openApplication(executor, dataDir, id);
  if (!application) return undefined;
  const keys = await sealingKeys(dataDir);
  const documents: Record<string, string> = {};
  for (const part of DOCUMENT_KEYS) {
    const paper = await openPaper(executor, keys, id, part);
    if (!paper) continue;
    const content = Buffer.from(paper.content).toString('base64');
    documents[part] = `data:${paper.contentType};base64,${content}`;
  }
  const { rows: messages } = await executor.query(
    `SELECT purpose, recipient, state, created_at, sent_at FROM hub.outbox WHERE key LIKE $1 ORDER BY id`,
    [`%/${reference}%`],
  );
  const decision = { status, decidedAt, reason, judgements, notes };
  return { reference, submittedAt, application, documents, decision, messages };
}
