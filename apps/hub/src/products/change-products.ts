import type { StaffChange } from '@selvedge/contract/staff-values';
import { UnstorableProductError } from '@selvedge/database/product-row';
import { changeStaffValues } from '@selvedge/database/staff-products';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { ZodError } from 'zod';
import { type AuditEntry, writeAudit } from '../audit/audit-entry.ts';
import { transactionOf } from '../projections/transaction.ts';
import { refusal } from './editors-only.ts';

/** More products than this in one deed are told in the audit log by their number. */
const NAMED_ONE_BY_ONE = 100;

/** What a change was, in the words of the audit log. */
function deedOf(change: StaffChange): string {
  if (change.is_published === undefined) return 'update';
  if (change.is_published === null) return 'publish as the file says';
  return change.is_published ? 'publish' : 'withdraw';
}

/** The lines that tell of a change of products. */
function auditLines(skus: readonly string[], change: StaffChange): AuditEntry[] {
  const about = { action: deedOf(change), kind: 'products', fields: Object.keys(change) };
  return skus.length > NAMED_ONE_BY_ONE
    ? [{ ...about, title: `${skus.length} products` }]
    : skus.map((sku) => ({ ...about, id: sku, title: sku }));
}

/**
 * Changes what staff say of products, brings what is published to it and writes it into the audit log: all in one
 * transaction.
 *
 * @param choose the SKUs, read in that transaction
 * @returns how many were chosen, and how many of them the site now has otherwise
 * @throws {APIError} 400 for a value that cannot be
 */
export async function changeProducts(
  req: PayloadRequest,
  choose: () => Promise<readonly string[]>,
  change: StaffChange,
): Promise<{ readonly chosen: number; readonly changed: number }> {
  await initTransaction(req);
  try {
    const executor = await transactionOf(req);
    const skus = await choose();
    const changed = await changeStaffValues(executor, skus, change);
    await writeAudit(req, ...auditLines(skus, change));
    await commitTransaction(req);
    return { chosen: skus.length, changed };
  } catch (error) {
    await killTransaction(req);
    if (error instanceof UnstorableProductError) throw refusal(error.message);
    if (error instanceof ZodError)
      throw refusal(`This cannot be kept: ${error.issues[0]?.message}`);
    throw error;
  }
}
