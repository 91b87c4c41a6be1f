/** What the desk answers after a form, by its code in the address. */
const SAID: Readonly<Record<string, { readonly text: string; readonly isProblem: boolean }>> = {
  saved: { text: 'Saved.', isProblem: false },
  noted: { text: 'The note is added.', isProblem: false },
  assigned: { text: 'You work on this registration now.', isProblem: false },
  released: { text: 'Nobody works on this registration now.', isProblem: false },
  approved: { text: 'Approved. The applicant is told by mail.', isProblem: false },
  declined: { text: 'Declined. The applicant is told by mail.', isProblem: false },
  asked: { text: 'Corrections are asked for by mail.', isProblem: false },
  erased: { text: 'Erased. The audit log says what was deleted.', isProblem: false },
  changed: {
    text: 'Somebody else has changed this registration meanwhile. Look again, then decide.',
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
  not_confirmed: { text: 'Type the reference to confirm.', isProblem: true },
};

/** The sentence of a code, or null. */
export const saidOf = (code: unknown): { text: string; isProblem: boolean } | null =>
  typeof code === 'string' && Object.hasOwn(SAID, code) ? (SAID[code] ?? null) : null;
