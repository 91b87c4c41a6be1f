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
const KEEPING = ['registration', 'saveDraft', 'saveDraftDocument', 'deleteDraft'] as const;
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

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:0:1::1', '2001:db8:0'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001::1', '2001:0:0'],
  ['::1', '::1'],
])('%s counts as a client of %s, however its network is written', (address, network) => {
  const [, map = ''] =
    /map \$remote_addr \$client_network \{\n([^}]*(?:\}[^}]*?)*?)\n\}/u.exec(CONF) ?? [];
  const rules = [...map.matchAll(/^ {4}"~(\S+)" "?(\S*?)"?;$/gmu)];
  expect(rules).toHaveLength(3);
  const [rule] = rules.filter(([, pattern = '']) => new RegExp(pattern, 'u').test(address));
  const [, pattern = '', value = ''] = rule ?? [];
  const groups = new RegExp(pattern, 'u').exec(address)?.groups ?? {};
  const named = value.replace(/\$\{?(\w+)\}?/u, (_, name) => groups[name] ?? '');
  expect(rule ? named : address).toBe(network);
});
