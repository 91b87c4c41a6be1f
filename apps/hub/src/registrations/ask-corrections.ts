import { createHash, randomBytes } from 'node:crypto';
import {
  type AskedCorrection,
  CORRECTION_LINK_DAYS,
} from '@selvedge/contract/registration-corrections';
import { correctionsUrl } from '@selvedge/contract/urls';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { ITEM_REASONS, isItemReason, type Judgement, toCorrect } from './judgement.ts';

const TOKEN_BYTES = 32;

/** A request for corrections before it is mailed. */
export interface CorrectionRequest {
  /** What the mail's link holds; the database has its hash alone. */
  readonly link: string;
  readonly tokenHash: Buffer;
  readonly items: readonly AskedCorrection[];
}

/** What is asked of an applicant by what the desk thinks of the items. */
export function correctionRequest(
  siteOrigin: string,
  judgements: readonly Judgement[],
): CorrectionRequest {
  const token = randomBytes(TOKEN_BYTES);
  return {
    // What opens it stands behind the `#`, so that no server and no log hears of it.
    link: `${siteOrigin}${correctionsUrl()}#${token.toString('base64url')}`,
    tokenHash: createHash('sha256').update(token).digest(),
    items: toCorrect(judgements).map(({ path, verdict, words }) => ({
      path,
      reason: isItemReason(verdict) ? ITEM_REASONS[verdict] : '',
      words,
    })),
  };
}

/** Opens a request for corrections on the site, in place of an earlier one that nobody has answered. */
export async function openCorrectionRequest(
  executor: QueryExecutor,
  reference: string,
  { tokenHash, items }: CorrectionRequest,
): Promise<void> {
  await executor.query(
    'DELETE FROM inbox.correction WHERE reference = $1 AND answered_at IS NULL',
    [reference],
  );
  await executor.query(
    `INSERT INTO inbox.correction (token_hash, reference, items, expires_at)
     VALUES (decode($1, 'hex'), $2, $3::jsonb, now() + interval '${CORRECTION_LINK_DAYS} days')`,
    [tokenHash.toString('hex'), reference, JSON.stringify(items)],
  );
}
