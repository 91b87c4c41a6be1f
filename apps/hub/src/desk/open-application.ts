import type { QueryExecutor } from '@selvedge/database/query-executor';
import { sealingKeys } from '../inbox/sealing-keys.ts';
import { type WrittenApplication, writtenApplication } from '../registrations/kept-application.ts';
import { openPaper } from '../registrations/papers.ts';

/** What an applicant wrote, opened; undefined where it is erased. Rejects where the key to open it is not here. */
export async function openApplication(
  executor: QueryExecutor,
  dataDir: string,
  id: number,
): Promise<WrittenApplication | undefined> {
  const paper = await openPaper(executor, await sealingKeys(dataDir), id, 'application');
  if (!paper) return undefined;
  return writtenApplication.parse(JSON.parse(Buffer.from(paper.content).toString('utf8')));
}
