import { createHash, randomBytes } from 'node:crypto';
import {
  type AskedCorrection,
  CORRECTION_LINK_DAYS,
} from '@selvedge/contract/registration-corrections';
import {
  type ItemPath,
  POST_IS_SAME,
  POSTAL_ADDRESS,
} from '@selvedge/contract/registration-item-labels';
import { correctionsUrl } from '@selvedge/contract/urls';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { ITEM_REASONS, isItemReason, type Judgement, toCorrect } from '../application/judgement.ts';

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
  const isAsked = (item: ItemPath) => toCorrect(judgements).some(({ path }) => path === item);
  return {
    // What opens it stands behind the `#`, so that no server and no log hears of it.
    link: `${siteOrigin}${correctionsUrl()}#${token.toString('base64url')}`,
    tokenHash: createHash('sha256').update(token).digest(),
    items: toCorrect(judgements).flatMap(({ path, verdict, words }) => {
      const reason = isItemReason(verdict) ? ITEM_REASONS[verdict] : '';
      const asked = { path, reason, words };
      // Who unticks the box has to say where post goes instead.
      const isAlone = path === POST_IS_SAME && !isAsked(POSTAL_ADDRESS);
      return isAlone ? [asked, { path: POSTAL_ADDRESS, reason, words: '' }] : [asked];
    }),
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
