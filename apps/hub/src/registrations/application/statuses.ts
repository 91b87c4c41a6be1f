import { counted } from '../../ui/formats.ts';

/** Where an application stands. */
export const STATUSES = ['new', 'in_review', 'corrections_asked', 'approved', 'declined'] as const;
export type Status = (typeof STATUSES)[number];

export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  new: 'New',
  in_review: 'In review',
  corrections_asked: 'Corrections asked',
  approved: 'Approved',
  declined: 'Declined',
};

/** Statuses of an application that is decided. */
export const DECIDED: readonly Status[] = ['approved', 'declined'];

export const isStatus = (value: unknown): value is Status =>
  STATUSES.some((status) => status === value);

/** What people call a status; one that is unknown here stays as it is written. */
export const statusLabel = (status: string): string =>
  isStatus(status) ? STATUS_LABELS[status] : status;

/** Days within which an application should be decided. */
export const TARGET_DAYS = 5;

/** A time of an application as Payload gives it; null where there is none. */
export const dateOf = (value: unknown): Date | null =>
  typeof value === 'string' ? new Date(value) : null;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How an application stands against its target, in words. */
interface Age {
  readonly text: string;
  readonly tone: 'done' | 'early' | 'soon' | 'late';
}

/**
 * How long an application has until it should be decided.
 *
 * @param dueAt when it should be; null where that is not known
 * @param decidedAt when it was; null while it is not
 */
export function ageOf(dueAt: Date | null, decidedAt: Date | null, now: Date): Age {
  if (!dueAt) return { text: 'No target', tone: 'early' };
  const leftMs = dueAt.getTime() - (decidedAt ?? now).getTime();
  const days = Math.floor(Math.abs(leftMs) / DAY_MS);
  const left = counted(days, 'day');
  if (decidedAt) return { text: leftMs >= 0 ? 'Decided in time' : 'Decided late', tone: 'done' };
  if (leftMs < 0) return { text: days === 0 ? 'Due today, late' : `${left} late`, tone: 'late' };
  return days === 0
    ? { text: 'Due within a day', tone: 'soon' }
    : { text: `${left} left`, tone: 'early' };
}
