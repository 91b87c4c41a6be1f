import {
  type AskedCorrection,
  CORRECTION_LINK_DAYS,
} from '@selvedge/contract/registration-corrections';
import { itemLabel } from '@selvedge/contract/registration-item-labels';
import type { MailContent } from '../../messages/sealed-mail.ts';

/** To whom a mail about an application goes, and what it is called. */
export interface About {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly reference: string;
}

/** Longest name in a mail, in characters. */
const MAX_NAME = 80;
/**
 * What a mail program may make a link of: addresses of pages, mailboxes and telephones, names of hosts, files of other
 * machines, and whatever stands behind a word with a colon, as `https:host` does.
 */
const ADDRESS =
  /[^\s.\u3002][.\u3002]\p{L}{2,}|\d+(?:\.\d+){3}|\/\/|\bwww\b|@|\b(?:tel|sms|mailto|skype):|\p{L}[\p{L}\d+.-]*:\S|\\/iu;

/** As companies are named by their number: 2015/123456/07 in South Africa, 2015/0123 in Namibia. */
const COMPANY_NUMBER = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}\/\p{Nd}{1,7}(?:\/\p{Nd}{2})?(?!\p{Nd})/gu;

/** A telephone number, however it is grouped. */
const TELEPHONE = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){8}/u;

/** What stands on letters, or is not seen: a browser drops much of it from the name of a host. */
const MARKS = /[\p{M}\p{DI}]+/gu;

/**
 * What somebody has given as a name, as it may stand in a mail of the house: anybody can apply in anybody's name, and
 * choose the words. One short line without addresses and telephone numbers, or `otherwise`. A company may be named by its
 * number, and by no other figure beside it, with which that would be a telephone's.
 */
export function mailedName(given: string, otherwise: string, isCompany = false): string {
  const line = given.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  const plain = line.normalize('NFKD').replaceAll(MARKS, '').normalize('NFKC');
  const isNone = line === '' || [...line].length > MAX_NAME;
  const beside = isCompany ? plain.replaceAll(COMPANY_NUMBER, '') : plain;
  const isTelephone = TELEPHONE.test(beside) || (beside !== plain && /[+\p{Nd}]/u.test(beside));
  return isNone || ADDRESS.test(plain) || isTelephone ? otherwise : line;
}

const greeting = ({ name }: About): string => `Dear ${mailedName(name, 'applicant')},`;
const companyOf = ({ company }: About): string => mailedName(company, 'your company', true);
const SIGNED = 'The registration desk';

const askedLater = (missing: readonly string[]): string =>
  missing.length === 0
    ? ''
    : `\nNot with it yet, and we will ask you for it:\n${missing.map((label) => `- ${label}\n`).join('')}`;

/**
 * Sent when an application has arrived.
 *
 * @param missing the documents that did not come with it, as the desk calls them
 */
export const receivedMail = (about: About, missing: readonly string[]): MailContent => ({
  to: about.to,
  subject: `Your application ${about.reference} has arrived`,
  text: `${greeting(about)}

Thank you for applying for a trade account for ${companyOf(about)}. Your application has arrived and is kept safe.

Your reference is ${about.reference}. Please name it when you write or call.
${askedLater(missing)}
We answer within a few working days, to this address.

${SIGNED}
`,
});

/** Sent when an application is approved. */
export const approvedMail = (about: About, message: string): MailContent => ({
  to: about.to,
  subject: `Your trade account is approved (${about.reference})`,
  text: `${greeting(about)}

We are glad to tell you that the application of ${companyOf(about)} for a trade account is approved.
${message === '' ? '' : `\n${message}\n`}
Our sales department will be in touch with your account number.

${SIGNED}
`,
});

/** Sent when an application is declined. */
export const declinedMail = (about: About, reason: string, message: string): MailContent => ({
  to: about.to,
  subject: `Your application ${about.reference}`,
  text: `${greeting(about)}

We have looked at the application of ${companyOf(about)} for a trade account, and cannot open one now.

The reason: ${reason}.
${message === '' ? '' : `\n${message}\n`}
If something has changed or was misunderstood, answer this mail and name the reference ${about.reference}.

${SIGNED}
`,
});

/** Sent when a decision is taken back, where the desk chooses to tell it. */
export const reopenedMail = (about: About, message: string): MailContent => ({
  to: about.to,
  subject: `We are looking at your application ${about.reference} again`,
  text: `${greeting(about)}

We have taken up the application of ${companyOf(about)} for a trade account again. What we wrote to you about our decision does not hold any more.
${message === '' ? '' : `\n${message}\n`}
We write to you as soon as it is decided.

${SIGNED}
`,
});

/** Asks for corrections; the link opens the items that are asked for, and nothing else. */
export const correctionsMail = (
  about: About,
  {
    link,
    items,
    message,
  }: {
    readonly link: string;
    readonly items: readonly AskedCorrection[];
    readonly message: string;
  },
): MailContent => ({
  to: about.to,
  subject: `Please correct your application ${about.reference}`,
  text: `${greeting(about)}

We have looked at the application of ${companyOf(about)} for a trade account. Before we can decide, please correct this:

${items.map(({ path, reason, words }) => `- ${itemLabel(path)}: ${reason}.${words === '' ? '' : ` ${words}`}`).join('\n')}
${message === '' ? '' : `\n${message}\n`}
Please open this link, on a phone or a computer:

${link}

It opens these items and nothing else. It is good for ${CORRECTION_LINK_DAYS} days.

${SIGNED}
`,
});
