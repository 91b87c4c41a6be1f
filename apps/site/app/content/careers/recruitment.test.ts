import { mailUrl } from '@selvedge/contract/email';
import type { StoreRegion } from '@selvedge/contract/house-content';
import { expect, test } from 'vitest';
import { internshipSubject, mailboxOf } from './recruitment.tsx';

const coast: StoreRegion[] = ['Western Cape', 'Eastern Cape'];
const inland: StoreRegion[] = ['Gauteng'];
const mailboxes = [
  { regions: coast, email: 'coast@example.com' },
  { regions: inland, email: 'inland@example.com' },
];

test('[CAREER-05] the mailbox depends on the region, and the first takes every other', () => {
  expect(mailboxOf(mailboxes, 'Gauteng')).toBe('inland@example.com');
  expect(mailboxOf(mailboxes, ' western cape')).toBe('coast@example.com');
  expect(mailboxOf(mailboxes, 'Namibia')).toBe('coast@example.com');
  expect(mailboxOf([], 'Namibia')).toBe('');
});

test('[CAREER-06] an internship has INTERNSHIP and the region as its subject', () => {
  expect(internshipSubject('KwaZulu Natal')).toBe('INTERNSHIP KwaZulu Natal');
  expect(mailUrl('a@example.com', internshipSubject('Free State'))).toBe(
    'mailto:a@example.com?subject=INTERNSHIP%20Free%20State',
  );
});
