import type { Payload } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { ROLES } from '../../src/access/roles.ts';
import { callerOf, SERVER_FUNCTIONS } from '../../src/server/server-functions.ts';
import type { AskServerFunction } from './call-over-http.ts';
import type { Asker } from './check-access.ts';
import type { KnownDocuments } from './questions.ts';
import { WHO_MAY } from './who-may.ts';

/** Names that are no function of the hub's: members of every object, and what the hub has no use for. */
const NO_FUNCTIONS = [
  'constructor',
  '__proto__',
  'toString',
  'copy-data-from-locale',
  'get-folder-results-component-and-data',
  'get-default-layout',
  'render-field',
  'render-widget',
  'slugify',
  'table-state',
  '',
  null,
];

/** Functions that are asked for of a document or a global, and refused of nothing. */
const OF_SOMETHING: readonly string[] = ['form-state', 'schedule-publish'];

/** Forms that would keep the hub busy for seconds. */
const TOO_LARGE = {
  'a thousand rows': { globalSlug: 'home-page', data: { tiles: Array(1001).fill({}) } },
  'a thousand rows in several lists': {
    globalSlug: 'home-page',
    formState: { tiles: { rows: Array(501).fill({}) }, banners: { rows: Array(501).fill({}) } },
  },
  'thousands of fields': {
    globalSlug: 'home-page',
    formState: Object.fromEntries(Array.from({ length: 5001 }, (_, row) => [`tiles.${row}.id`, 1])),
  },
  'thousands of rows in rows': {
    globalSlug: 'home-page',
    data: { rows: Array(30).fill({ rows: Array(900).fill(0) }) },
  },
};

const NOBODYS = '999999';
const DAY_MS = 24 * 60 * 60 * 1000;
/** No plan of the check is carried out. */
const tomorrow = (): string => new Date(Date.now() + DAY_MS).toISOString();

/** What a plan is for, and who may publish that. */
interface Planned {
  readonly slug: string;
  readonly target: { readonly doc: object } | { readonly global: string };
}

/** Everything for which something can be planned, from the configuration itself. */
const everyPlanned = ({ config }: Payload): Planned[] => [
  ...config.collections
    .filter((collection) => hasScheduledPublishEnabled(collection))
    .map(({ slug }) => ({ slug, target: { doc: { relationTo: slug, value: NOBODYS } } })),
  ...config.globals
    .filter((global) => hasScheduledPublishEnabled(global))
    .map(({ slug }) => ({ slug, target: { global: slug } })),
];

type Operation = 'create' | 'update';

/** What makes a form of each document that is there, with a lock and without, of a new one, and of each global. */
function everyForm({ config }: Payload, known: KnownDocuments) {
  const update: readonly Operation[] = ['update'];
  const createOrUpdate: readonly Operation[] = ['create', 'update'];
  const lock = { returnLockStatus: true, updateLastEdited: true };
  return [
    ...Object.entries(known).flatMap(([slug, id]) => [
      { slug, by: update, args: { collectionSlug: slug, id } },
      { slug, by: update, args: { collectionSlug: slug, id, ...lock } },
      { slug, by: createOrUpdate, args: { collectionSlug: slug } },
    ]),
    ...config.globals.flatMap(({ slug }) => [
      { slug, by: update, args: { globalSlug: slug } },
      { slug, by: update, args: { globalSlug: slug, ...lock } },
    ]),
  ];
}

const atTheDoor =
  (payload: Payload): AskServerFunction =>
  async (token, call) => {
    const headers = new Headers(token ? { authorization: token } : {});
    return (await callerOf(payload, headers, call)) !== null;
  };

/**
 * Asks for every server function as everyone, and for plans of everything that can be planned: made, cancelled, and
 * cancelled in the name of something that the asker may publish; and for forms of everything that can be saved.
 *
 * @param isLetIn asks for one; by itself what the hub asks at its door
 * @param known documents that are there, by slug
 * @returns a line for each finding, and how many questions were asked
 */
export async function checkServerFunctions(
  payload: Payload,
  people: ReadonlyMap<Asker, string | null>,
  isLetIn: AskServerFunction = atTheDoor(payload),
  known: KnownDocuments = {},
): Promise<{ readonly asked: number; readonly findings: readonly string[] }> {
  const findings: string[] = [];
  let asked = 0;
  const ask = async (asker: Asker, name: unknown, args: unknown, should: boolean, what: string) => {
    asked += 1;
    const may = await isLetIn(people.get(asker), { name, args });
    if (may !== should) findings.push(`${what} as ${asker}: ${may ? 'let in' : 'refused'}`);
  };
  const planned = everyPlanned(payload);
  if (planned.length === 0) findings.push('nothing can be planned');
  for (const [asker] of people) {
    const isStaff = ROLES.some((role) => role === asker);
    for (const name of SERVER_FUNCTIONS)
      await ask(asker, name, {}, isStaff && !OF_SOMETHING.includes(name), name);
    for (const name of NO_FUNCTIONS) await ask(asker, name, {}, false, `no function "${name}"`);
    for (const [what, args] of Object.entries(TOO_LARGE))
      await ask(asker, 'form-state', args, false, `a form of ${what}`);
    const unknown = { doc: { relationTo: 'constructor', value: 1 } };
    await ask(asker, 'schedule-publish', unknown, false, 'a plan for what there is not');
    for (const [relationTo, value] of Object.entries(known)) {
      if (planned.some(({ slug }) => slug === relationTo)) continue;
      const never = { type: 'publish', date: new Date(tomorrow()), doc: { relationTo, value } };
      await ask(asker, 'schedule-publish', never, false, `a plan for ${relationTo}`);
    }
    const pretended = { collectionSlug: 'registrations', initialData: { id: 1 } };
    await ask(asker, 'render-document', pretended, false, 'a document that is not read');
  }
  /** Asks with the number of a plan that is there, for each question another: who may cancels it. */
  const withPlan = async (target: Planned['target'], question: (id: string) => Promise<void>) => {
    const job = await payload.db.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'schedulePublish',
        input: { type: 'unpublish', ...target },
        waitUntil: tomorrow(),
      },
      req: {},
    });
    const id = String(Reflect.get(job, 'id'));
    await question(id);
    const where = { id: { equals: id } };
    await payload.db.deleteOne({ collection: 'payload-jobs', where, req: {} });
  };
  for (const { slug, target } of planned) {
    for (const [asker] of people) {
      const mayAll = (name: string) => {
        const who = WHO_MAY[name]?.update ?? [];
        return who.some((role) => role === asker);
      };
      const make = { type: 'publish', date: new Date(tomorrow()), ...target };
      await ask(asker, 'schedule-publish', make, mayAll(slug), `a plan for ${slug}`);
      await withPlan(target, (deleteID) =>
        ask(asker, 'schedule-publish', { deleteID }, mayAll(slug), `no plan for ${slug}`),
      );
      const own = planned.find((one) => one.slug !== slug && mayAll(one.slug)) ?? { target };
      for (const more of [own.target, { ...make, ...own.target }])
        await withPlan(target, (deleteID) =>
          ask(
            asker,
            'schedule-publish',
            { deleteID, ...more },
            false,
            `no plan for ${slug}, by another`,
          ),
        );
    }
  }
  for (const { slug, by, args } of everyForm(payload, known)) {
    for (const [asker] of people) {
      const may = by.flatMap((operation) => WHO_MAY[slug]?.[operation] ?? []);
      const should = may.some((role) => role === asker);
      if (slug !== 'users')
        await ask(asker, 'form-state', args, should, `a form of ${JSON.stringify(args)}`);
      const ofTwo = { collectionSlug: 'vacancies', globalSlug: 'home-page', ...args };
      await ask(asker, 'form-state', ofTwo, false, `a form of ${JSON.stringify(ofTwo)}`);
    }
  }
  return { asked, findings };
}
