import { itemLabel } from '@selvedge/contract/registration-item-labels';
import { DECLINE_REASONS, ITEM_REASONS, REOPEN_REASONS } from '../application/judgement.ts';

/** What the desk answers after a form, by its code in the address. */
const FLASH_MESSAGES: Readonly<
  Record<string, { readonly text: string; readonly isProblem: boolean }>
> = {
  saved: { text: 'Saved.', isProblem: false },
  noted: { text: 'The note is added.', isProblem: false },
  assigned: { text: 'You work on this registration now.', isProblem: false },
  released: { text: 'Nobody works on this registration now.', isProblem: false },
  approved: { text: 'Approved. The applicant is told by mail.', isProblem: false },
  declined: { text: 'Declined. The applicant is told by mail.', isProblem: false },
  asked: { text: 'Corrections are asked for by mail.', isProblem: false },
  erased: { text: 'Erased. The audit log says what was deleted.', isProblem: false },
  reopened: { text: 'Reopened. The applicant is not told.', isProblem: false },
  reopened_told: { text: 'Reopened. The applicant is told by mail.', isProblem: false },
  changed: {
    text: 'This registration has changed meanwhile. What you wrote is saved. Look again, then decide.',
    isProblem: true,
  },
  decided: { text: 'This registration is decided already.', isProblem: true },
  open_items: {
    text: 'Some items are not in order. Accept them, ask for corrections, or decline.',
    isProblem: true,
  },
  no_items: { text: 'Say first which items are to be corrected, and why.', isProblem: true },
  no_reason: { text: 'Choose the reason why it is declined.', isProblem: true },
  awaiting_scan: {
    text: 'Its documents wait for the virus scan. It cannot be approved before.',
    isProblem: true,
  },
  not_decided: {
    text: 'This registration is not decided: there is nothing to reopen.',
    isProblem: true,
  },
  no_reopen_reason: { text: 'Choose the reason why it is reopened.', isProblem: true },
  not_chosen_whether_to_tell: { text: 'Choose whether the applicant is told.', isProblem: true },
  no_note: { text: 'Write the note first.', isProblem: true },
  not_confirmed: { text: 'Type the reference to confirm.', isProblem: true },
};

/** The sentence of a code, or null. */
export const flashOf = (code: unknown): { text: string; isProblem: boolean } | null =>
  typeof code === 'string' && Object.hasOwn(FLASH_MESSAGES, code)
    ? (FLASH_MESSAGES[code] ?? null)
    : null;

const CHOICES: Readonly<Record<string, string>> = {
  ...ITEM_REASONS,
  ...DECLINE_REASONS,
  ...REOPEN_REASONS,
  accepted: 'Accepted',
};

/** What was chosen and not taken, since somebody else has chosen otherwise meanwhile; `name=value` each. */
export const notTakenOf = (given: unknown): string[] =>
  [given].flat().flatMap((one) => {
    const [, item, value = ''] = /^(?:verdict:)?([\w.]+)=(\w*)$/u.exec(String(one)) ?? [];
    if (item === undefined) return [];
    return [`${itemLabel(item)}: ${CHOICES[value] ?? 'no verdict'}`];
  });
