import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { z } from 'zod';

const row = z.object({
  id: z.coerce.number(),
  at: z.coerce.date(),
  actor: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string().nullable(),
  subject: z.string().nullable(),
  fields: z.array(z.string()),
  address: z.string().nullable(),
});

export type AuditRow = z.output<typeof row>;

export interface AuditFilter {
  /** Only entries older than this number. */
  readonly before?: number | undefined;
  /** Part of the name of who it was, or of what it was about. */
  readonly about?: string | undefined;
  /** Slug of a collection or global. */
  readonly kind?: string | undefined;
}

/** Entries on one page of the log. */
export const AUDIT_PAGE = 50;

/** The newest entries first, one more than a page holds where there are more. */
export async function readAudit(payload: Payload, filter: AuditFilter): Promise<AuditRow[]> {
  const about = filter.about ? `%${filter.about.replaceAll(/[\\%_]/gu, '\\$&')}%` : null;
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id, at, actor, action, subject_kind, subject_id, subject, fields, address FROM audit.entry
    WHERE (${filter.before ?? null}::bigint IS NULL OR id < ${filter.before ?? null}::bigint)
      AND (${filter.kind ?? null}::text IS NULL OR subject_kind = ${filter.kind ?? null}::text)
      AND (${about}::text IS NULL OR actor ILIKE ${about}::text OR subject ILIKE ${about}::text)
    ORDER BY id DESC LIMIT ${AUDIT_PAGE + 1}`);
  return z.array(row).parse(rows);
}
