import type { Status } from '../application/statuses.ts';

interface FlashMessage {
  readonly text: string;
  readonly isProblem: boolean;
  /** The id of the field that it is about. */
  readonly field?: string;
  /** What it says that the registration is: anybody can write it into a link. */
  readonly says?: Status | 'erased';
}

/** What the desk answers after a form, by its code in the address. */
const FLASH_MESSAGES: Readonly<Record<string, FlashMessage>> = {
  saved: { text: 'Saved.', isProblem: false },
  noted: { text: 'The note is added.', isProblem: false },
  assigned: { text: 'You work on this registration now.', isProblem: false },
  taken: {
    text: 'Somebody has taken this registration meanwhile: see “Worked on by”.',
    isProblem: true,
  },
  released: { text: 'Nobody works on this registration now.', isProblem: false },
  approved: {
    text: 'Approved. The applicant is told by mail.',
    isProblem: false,
    says: 'approved',
  },
  declined: {
    text: 'Declined. The applicant is told by mail.',
    isProblem: false,
    says: 'declined',
  },
  asked: {
    text: 'Corrections are asked for by mail.',
    isProblem: false,
    says: 'corrections_asked',
  },
  erased: {
    text: 'Erased. The audit log says what was deleted.',
    isProblem: false,
    says: 'erased',
  },
  gone: {
    text: 'Somebody has erased this registration meanwhile. What you wrote is not saved.',
    isProblem: true,
    says: 'erased',
  },
  reopened: { text: 'Reopened. The applicant is not told.', isProblem: false, says: 'in_review' },
  reopened_told: {
    text: 'Reopened. The applicant is told by mail.',
    isProblem: false,
    says: 'in_review',
  },
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
  many_items: {
    text: 'So many corrections are not asked for in one mail. Ask for some entries as a whole.',
    isProblem: true,
  },
  no_reason: {
    text: 'Choose the reason why it is declined.',
    isProblem: true,
    field: 'desk-reason',
  },
  awaiting_scan: {
    text: 'Its documents wait for the virus scan. It cannot be approved before.',
    isProblem: true,
  },
  not_decided: {
    text: 'This registration is not decided: there is nothing to reopen.',
    isProblem: true,
  },
  no_reopen_reason: {
    text: 'Choose the reason why it is reopened.',
    isProblem: true,
    field: 'desk-reopen_reason',
  },
  not_chosen_whether_to_tell: {
    text: 'Choose whether the applicant is told.',
    isProblem: true,
    field: 'desk-reopen_tell-nothing',
  },
  no_note: { text: 'Write the note first.', isProblem: true, field: 'desk-note' },
  many_notes: {
    text: 'This registration has a hundred notes, and takes no more. What you wrote is saved in the form.',
    isProblem: true,
    field: 'desk-note',
  },
  not_confirmed: {
    text: 'Type the reference to confirm.',
    isProblem: true,
    field: 'desk-erase',
  },
};

/** The message of a code, or null: also where it says of a registration what is not so. */
export function flashOf(code: unknown, is: string): FlashMessage | null {
  const known = typeof code === 'string' && Object.hasOwn(FLASH_MESSAGES, code);
  const flash = known ? FLASH_MESSAGES[code] : undefined;
  return flash && (flash.says ?? is) === is ? flash : null;
}
