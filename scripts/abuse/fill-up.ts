import { withClient } from '@selvedge/database/connection';

const MADE_UP = 300;
/** One letter-box in many spellings, each of which a mail server or a mail program takes for it. */
const spelledAnew = (n: number): string =>
  [
    'named-by-many@example.com',
    `named-by-many+${n}@example.com`,
    `${n}<named-by-many@example.com>`,
    `named-by-many(${n})@example.com`,
    'named-by-many@\uff45xample.com',
    [...'named-by-many'].map((letter, at) => ((n >> at) & 1 ? `${letter}.` : letter)).join('') +
      '@example.com',
  ][n % 6] ?? '';
/** What one letter-box may be named by in a day, and more tries than that for each spelling. */
const NAMED_A_DAY = 20;
const LINKS = 150;
const SIGN_UP = '/services/notification/omnisend/sign-up';
/** Drafts of 80 kB that are sent at most, until a letter-box of sixteen megabytes, of which they have half, says that it is full. */
const DRAFTS = 3000;
const DRAFT = '/services/product/consumer/registration-draft';

/** Another network address each time, as the proxy in front would say. */
const from = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/**
 * Stores what anybody can store, each time from another network address: made-up page views, drafts, and mails to one
 * letter-box.
 *
 * @param origin of a site with a letter-box of sixteen megabytes
 * @returns a line for each ceiling that does not hold
 */
export async function fillUp(origin: string): Promise<string[]> {
  const faults: string[] = [];
  let sent = 0;
  const post = (path: string, body: object, cookie = ''): Promise<Response> => {
    sent += 1;
    return fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from(sent), cookie },
      body: JSON.stringify(body),
    });
  };
  for (let n = 0; n < MADE_UP; n++)
    await post('/page-views', { page: `/made-up/${n}`, title: `Made up ${n}` });
  for (let n = 0; n < MADE_UP; n++) await post('/page-views', { page: '/', title: `Titled ${n}` });

  const first = await post(`${DRAFT}/save`, { step: 0, forms: {} });
  const cookie = first.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  for (const path of [`${DRAFT}/mail-link`, SIGN_UP]) {
    let taken = 0;
    for (let n = 0; n < LINKS; n++)
      if ((await post(path, { email: spelledAnew(n) }, cookie)).ok) taken += 1;
    if (taken > NAMED_A_DAY || taken === 0)
      faults.push(`${path} was taken ${taken} times in a day for one letter-box`);
  }

  const document = `data:application/pdf;base64,${btoa(`%PDF-1.7\n${'%'.repeat(60_000)}\n%%EOF\n`)}`;
  const file = { slot: 'bank_letter', name: 'letter.pdf', document };
  let [stored, refused] = [0, undefined as Response | undefined];
  while (!refused && stored < DRAFTS) {
    const answer = await post(`${DRAFT}/save-document`, file);
    if (answer.ok) stored += 1;
    else refused = answer;
  }
  if (stored === 0) faults.push('no draft was stored');
  if (refused?.status !== 503 || !refused.headers.has('retry-after'))
    faults.push(
      `after ${stored} drafts a letter-box of sixteen megabytes answered ${refused?.status}`,
    );
  return faults;
}

/**
 * What of it was counted, once the site has written it.
 *
 * @returns a line for each ceiling that does not hold
 */
export async function countedTooMuch(ownerUrl: string): Promise<string[]> {
  const counted = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM inbox.page_view WHERE page LIKE '/made-up/%') AS made_up,
         (SELECT max(titles)::int FROM
           (SELECT count(*) AS titles FROM inbox.page_view GROUP BY day, page) AS counted) AS titles,
         (SELECT count(*)::int FROM (SELECT asked_by FROM inbox.sign_up
           UNION ALL SELECT asked_by FROM inbox.outgoing_mail) AS asked WHERE asked_by IS NULL) AS unmarked,
         (SELECT count(*) - count(DISTINCT asked_by) FROM inbox.outgoing_mail)::int AS alike`,
    );
    return rows[0];
  });
  return [
    ...(counted.made_up > 0 ? [`${counted.made_up} made-up pages were counted`] : []),
    ...(counted.unmarked > 0
      ? [`${counted.unmarked} mails would leave in no turn of their network`]
      : []),
    ...(counted.alike > 0 ? [`${counted.alike} mails of other networks have one turn`] : []),
    ...(counted.titles > 20 ? [`${counted.titles} titles of one page were counted`] : []),
  ];
}
