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

/** Days within which an application should be decided. */
export const TARGET_DAYS = 5;
