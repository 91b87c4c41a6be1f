import { CORRECTION_LINK_DAYS } from '@selvedge/contract/registration-corrections';
import { itemLabel } from '@selvedge/contract/registration-item-labels';
import type { MailContent } from '../outbox/mail-content.ts';
import type { CorrectionRequest } from './ask-corrections.ts';

/** To whom a mail about an application goes, and what it is called. */
export interface About {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly reference: string;
}

const greeting = ({ name }: About): string => `Dear ${name},`;
const SIGNED = 'The registration desk';

/** Said when an application has arrived. */
export const receivedMail = (about: About): MailContent => ({
  to: about.to,
  subject: `Your application ${about.reference} has arrived`,
  text: `${greeting(about)}

Thank you for applying for a trade account for ${about.company}. Your application has arrived and is kept safe.

Your reference is ${about.reference}. Please name it when you write or call.

We answer within a few working days, to this address.

${SIGNED}
`,
});

/** Said when an application is approved. */
export const approvedMail = (about: About, message: string): MailContent => ({
  to: about.to,
  subject: `Your trade account is approved (${about.reference})`,
  text: `${greeting(about)}

We are glad to tell you that the application of ${about.company} for a trade account is approved.
${message === '' ? '' : `\n${message}\n`}
Our sales department will be in touch with your account number.

${SIGNED}
`,
});

/** Said when an application is declined. */
export const declinedMail = (about: About, reason: string, message: string): MailContent => ({
  to: about.to,
  subject: `Your application ${about.reference}`,
  text: `${greeting(about)}

We have looked at the application of ${about.company} for a trade account, and cannot open one now.

The reason: ${reason}.
${message === '' ? '' : `\n${message}\n`}
If something has changed or was misunderstood, answer this mail and name the reference ${about.reference}.

${SIGNED}
`,
});

/** Asks for corrections; the link opens the items that are asked for, and nothing else. */
export const correctionsMail = (
  about: About,
  { link, items }: Pick<CorrectionRequest, 'link' | 'items'>,
  message: string,
): MailContent => ({
  to: about.to,
  subject: `Please correct your application ${about.reference}`,
  text: `${greeting(about)}

We have looked at the application of ${about.company} for a trade account. Before we can decide, please correct this:

${items.map(({ path, reason, words }) => `- ${itemLabel(path)}: ${reason}.${words === '' ? '' : ` ${words}`}`).join('\n')}
${message === '' ? '' : `\n${message}\n`}
Please open this link, on a phone or a computer:

${link}

It opens these items and nothing else. It is good for ${CORRECTION_LINK_DAYS} days.

${SIGNED}
`,
});
