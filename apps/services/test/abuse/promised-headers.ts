type Headers = Readonly<Record<string, string | undefined>>;

/** What a header must be, by its name, and what is said where it is not. */
const PROMISED: readonly (readonly [string, RegExp])[] = [
  ['content-security-policy', /(?:^|; )default-src '(?:none|self)'(?:;|$)/u],
  ['content-security-policy', /(?:^|; )frame-ancestors '(?:none|self)'(?: |;|$)/u],
  ['x-content-type-options', /^nosniff$/u],
  ['x-frame-options', /^(?:SAMEORIGIN|DENY)$/u],
  ['permissions-policy', /^camera=\(\), geolocation=/u],
  ['referrer-policy', /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/u],
  ['cross-origin-opener-policy', /^same-origin$/u],
  ['cross-origin-resource-policy', /^same-(?:site|origin)$/u],
];

/** Words that would undo a Content-Security-Policy. */
const LAX = /'unsafe-(?:inline|eval|hashes)'|(?:^|\s)\*(?:;|\s|$)/u;

/** Headers that tell strangers what answers them. */
const TELLTALE = ['server', 'x-powered-by'] as const;

/**
 * What an answer lacks of the headers that every answer carries ("Headers" of docs/security.md), a line each.
 *
 * @param headers by name in lower case
 * @param isHttps whether visitors come by https, so that the answer has to say that it stays so
 */
export function brokenPromises(headers: Headers, isHttps: boolean): string[] {
  const wrong = PROMISED.filter(([name, wanted]) => !wanted.test(headers[name] ?? '')).map(
    ([name]) => `${name} is ${headers[name] ?? 'missing'}`,
  );
  const policy = headers['content-security-policy'] ?? '';
  if (LAX.test(policy)) wrong.push(`content-security-policy is lax: ${policy}`);
  const strict = headers['strict-transport-security'];
  const keeps = /^max-age=(\d+)/u.exec(strict ?? '');
  if (isHttps && Number(keeps?.[1] ?? 0) < 31_536_000)
    wrong.push(`strict-transport-security is ${strict ?? 'missing'}`);
  if (!isHttps && strict !== undefined)
    wrong.push('strict-transport-security is said to who came without TLS');
  for (const name of TELLTALE) if (headers[name] !== undefined) wrong.push(`${name} is sent`);
  return wrong;
}
