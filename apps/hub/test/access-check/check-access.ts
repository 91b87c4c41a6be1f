import type { SanitizedConfig } from 'payload';
import { ROLES, type Role } from '../../src/access/roles.ts';
import { type KnownDocuments, type Question, questionsOf } from './questions.ts';
import {
  FOR_ANYBODY,
  OWN_ADDRESSES,
  OWN_ONLY,
  SOME_ONLY,
  TELLS_ONES_RIGHTS,
  WHO_MAY,
} from './who-may.ts';

/** As whom a question is asked. */
export type Asker = Role | 'nobody' | 'somebody without a role';

export const ASKERS: readonly Asker[] = ['nobody', 'somebody without a role', ...ROLES];

/** What every request but a GET carries: enough to get past the question for an address of nobody. */
export const BODY = JSON.stringify({ email: 'unknown@access-check.example' });

/** Asks the hub and tells the status of its answer. */
export type Ask = (asker: Asker, method: string, path: string) => Promise<number>;

const REFUSED: readonly number[] = [401, 403];
const NOT_THERE = 404;
const FAILED = 500;

const isRole = (asker: Asker): asker is Role => ROLES.some((role) => role === asker);

/** Who may ask an address of its own kind; where the table does not say, whoever is signed in with a role. */
function whoMayAsk(path: string): readonly Role[] {
  const known = OWN_ADDRESSES.find(([pattern]) => pattern.test(path));
  return known ? known[1] : ROLES;
}

/** What is wrong with an answer, or null. */
function problemOf(question: Question, asker: Asker, status: number): string | null {
  const { slug, action, method, path } = question;
  if (OWN_ONLY.includes(slug)) return null;
  if (status >= FAILED) return `answered ${status}`;
  const address = `${method} ${path}`;
  if (FOR_ANYBODY.has(address) || TELLS_ONES_RIGHTS.test(address)) return null;
  const refused = REFUSED.includes(status);
  const who = action === null ? whoMayAsk(path) : (WHO_MAY[slug]?.[action] ?? []);
  const may = isRole(asker) && who.includes(asker);
  if (may && (action === null ? who === ROLES : SOME_ONLY[slug]?.includes(action))) return null;
  if (may) return refused ? `should be let in, answered ${status}` : null;
  const isHidden = status === NOT_THERE && (action !== null || who === ROLES);
  return refused || isHidden ? null : `should be refused, answered ${status}`;
}

/** What follows a collection's address that no form of the hub asks: numbers and characters that no database holds. */
const ODD = [
  '?page=-5',
  '?limit=99999999999999999999',
  '?where[id][equals]=99999999999999999999',
  '?where[id][equals]=%00',
  '/99999999999999999999',
  '/%00',
];
/** Orders by which whoever may read a list would learn what nobody may. */
const SECRET_ORDERS = [
  '?sort=hash',
  '?sort=-assignee.salt',
  '?sort=decidedBy.resetPasswordToken',
  '?sort=roles.value',
  '?sort=id.x',
];

/** A version that is not there, also of what has no versions. */
const VERSION = '/versions/999999';

/** What is wrong with the answers of a collection to what nobody should ask it. */
async function oddFindings(slug: string, ask: Ask): Promise<string[]> {
  const findings: string[] = [];
  for (const asker of ASKERS) {
    const restored = await ask(asker, 'POST', `/${slug}${VERSION}`);
    if (restored >= FAILED)
      findings.push(`POST /${slug}${VERSION} as ${asker}: answered ${restored}`);
    for (const tail of [...ODD, ...SECRET_ORDERS]) {
      const status = await ask(asker, 'GET', `/${slug}${tail}`);
      const isWrong = status >= FAILED || (SECRET_ORDERS.includes(tail) && status < 400);
      if (isWrong) findings.push(`GET /${slug}${tail} as ${asker}: answered ${status}`);
    }
  }
  return findings;
}

/** Signing out comes last, for after it everybody is nobody. */
function endingsLast(questions: readonly Question[]): Question[] {
  const ends = ({ path }: Question): boolean => path.endsWith('/logout');
  return [...questions.filter((one) => !ends(one)), ...questions.filter(ends)];
}

/**
 * Asks every REST address of the hub, and both addresses that GraphQL had, as everyone, and compares the answers with the
 * table.
 *
 * @param known documents that are there, by slug
 * @returns a line for each finding, and how many questions were asked
 */
export async function checkAccess(
  config: SanitizedConfig,
  ask: Ask,
  known: KnownDocuments = {},
): Promise<{ readonly asked: number; readonly findings: readonly string[] }> {
  const slugs: string[] = [...config.collections, ...config.globals].map(({ slug }) => slug);
  const findings = [
    ...slugs
      .filter((slug) => !(slug in WHO_MAY) && !OWN_ONLY.includes(slug))
      .map((slug) => `${slug}: not in the table`),
    ...Object.keys(WHO_MAY)
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => `${slug}: in the table, and not in the hub`),
  ];
  let asked = 0;
  for (const { slug, endpoints } of config.collections) {
    if (!endpoints) continue;
    asked += ASKERS.length * (ODD.length + SECRET_ORDERS.length + 1);
    findings.push(...(await oddFindings(slug, ask)));
  }
  for (const question of endingsLast(questionsOf(config, known))) {
    for (const asker of ASKERS) {
      asked += 1;
      const problem = problemOf(question, asker, await ask(asker, question.method, question.path));
      if (problem) findings.push(`${question.method} ${question.path} as ${asker}: ${problem}`);
    }
  }
  for (const path of ['/graphql', '/graphql-playground']) {
    for (const asker of ASKERS) {
      for (const method of ['GET', 'POST']) {
        asked += 1;
        const status = await ask(asker, method, path);
        if (status !== NOT_THERE)
          findings.push(`${method} ${path} as ${asker}: answered ${status}`);
      }
    }
  }
  return { asked, findings };
}
