import type { SiteSettings } from '@selvedge/contract/site-settings';
import { fold } from '@selvedge/contract/text';

type Mailboxes = SiteSettings['careers_mailboxes'];

/** Where CVs of a region go; a region that is in none goes to the first. Empty without mailboxes. Source: CAREER-05. */
export function mailboxOf(mailboxes: Mailboxes, region: string): string {
  const own = mailboxes.find(({ regions }) =>
    regions.some((known) => fold(known) === fold(region)),
  );
  return (own ?? mailboxes[0])?.email ?? '';
}

/** A mail link with its subject. */
export const mailUrl = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** The subject line of an internship application. Source: CAREER-06. */
export const internshipSubject = (region: string): string => `INTERNSHIP ${region}`;
