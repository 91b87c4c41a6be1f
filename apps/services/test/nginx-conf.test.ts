import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicePath } from '@selvedge/contract/hosts';
import type { Operation } from '@selvedge/contract/operation';
import { OPERATIONS } from '@selvedge/contract/operations';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../deploy/nginx');
const CONF = readFileSync(join(FOLDER, 'selvedge.conf'), 'utf8');
/** The prefix of each location, and what stands in it, by the servers of the file that pass something on to a site. */
const [ofPages = [], ofProducts = []] = CONF.split(/^server \{$/mu)
  .filter((server) => server.includes('proxy_pass http://selvedge_site'))
  .map((server) => [...server.matchAll(/location (\S+) \{\n([^}]*)\}/gu)]);

/** Whether nginx asks a second site what the first one may have done already: by the longest prefix. */
function isAskedTwice(locations: readonly RegExpMatchArray[], path: string): boolean {
  const fitting = locations.filter(([, prefix = '']) => path.startsWith(prefix));
  const [longest] = fitting.toSorted(([, one = ''], [, other = '']) => other.length - one.length);
  return /non_idempotent/u.test(longest?.[2] ?? '');
}

/** What stores something, or uses up a link, each of which is of the product service. */
const KEEPING = [
  'registration',
  'saveDraft',
  'saveDraftDocument',
  'sendDraft',
  'deleteDraft',
] as const;
const LINKED = ['mailDraftLink', 'resumeDraft', 'findCorrections', 'sendCorrections'] as const;

test.each([...KEEPING, ...LINKED])('a proxy asks for %s once', (name) => {
  const { path }: Operation = OPERATIONS[name];
  expect(isAskedTwice(ofPages, servicePath('product') + path)).toBe(false);
  expect(isAskedTwice(ofProducts, path)).toBe(false);
});

test('what only reads may be asked of another site', () => {
  const { path } = OPERATIONS.multiFilter;
  expect(isAskedTwice(ofPages, servicePath('product') + path)).toBe(true);
  expect(isAskedTwice(ofProducts, path)).toBe(true);
});

test.each(['upstreams.conf', 'upstreams.compose.conf'])(
  'by %s what one client is refused takes no site from the others',
  (name) => {
    const upstreams = readFileSync(join(FOLDER, name), 'utf8');
    const servers = [...upstreams.matchAll(/^ {4}server \S+:\d+(.*);$/gmu)].map(([, rest]) => rest);
    expect(servers.length).toBeGreaterThan(1);
    // An answer that sends nginx to the next site counts as a failure of this one, unless failures are not counted.
    expect(CONF).toMatch(/proxy_next_upstream .*http_503/u);
    for (const rest of servers) expect(rest).toMatch(/ max_fails=0\b/u);
  },
);
