import { createHash } from 'node:crypto';
import {
  type AskedCorrection,
  storedCorrections,
} from '@selvedge/contract/registration-corrections';
import {
  findCorrections,
  recordCorrections,
  type SealedRegistration,
} from '@selvedge/database/registrations';
import type pg from 'pg';
import { z } from 'zod';
import { seal } from '../sealing-key.ts';

const stored = z.object({
  reference: z.string(),
  items: storedCorrections,
  isAnswered: z.boolean(),
});

/** What the desk asks for. */
interface Asked {
  readonly reference: string;
  readonly items: readonly AskedCorrection[];
  /** What it adds to all of them; may be empty. */
  readonly message: string;
  readonly isAnswered: boolean;
}

/** Requests for corrections, by what their mailed links carry. Each function rejects while the database is away. */
export interface CorrectionStore {
  /** Undefined for a link that is unknown or too old. */
  find(token: string): Promise<Asked | undefined>;
  /** Keeps the values, sealed; the first answer counts. False for a link that is unknown or too old. */
  record(
    token: string,
    values: Readonly<Record<string, unknown>>,
    scanState: SealedRegistration['scanState'],
  ): Promise<boolean>;
}

const hashOf = (token: string): Buffer =>
  createHash('sha256').update(Buffer.from(token, 'base64url')).digest();

/** @param recipient the hub's public key, to which answers are sealed before they leave the process */
export const correctionStore = (client: pg.Pool, recipient: string): CorrectionStore => ({
  async find(token) {
    const found = await findCorrections(client, hashOf(token));
    if (!found) return undefined;
    const { reference, items, isAnswered } = stored.parse(found);
    return {
      reference,
      items: items.filter((one) => 'path' in one),
      message: items.find((one) => 'message' in one)?.message ?? '',
      isAnswered,
    };
  },
  async record(token, values, scanState) {
    const answer = await seal(recipient, JSON.stringify({ values }));
    return recordCorrections(client, hashOf(token), answer, scanState);
  },
});
