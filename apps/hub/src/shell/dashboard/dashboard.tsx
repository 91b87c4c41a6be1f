import { Gutter } from '@payloadcms/ui';
import type { NavGroupType } from '@payloadcms/ui/shared';
import type { AdminViewServerProps, PayloadRequest, SanitizedConfig } from 'payload';
import { EDITORS, hasRole, type Role } from '../../access/roles.ts';
import { textOf } from '../../content/fields/codec.ts';
import { failedSchedules } from '../../content/on-site/schedules.ts';
import { CONTENT_COLLECTIONS } from '../../content/pages/content-forms.ts';
import { countDeadLetters } from '../../messages/message-collections.ts';
import { countOpen } from '../../registrations/desk/queue.tsx';
import { counted } from '../../ui/formats.ts';
import { failedScheduleWork } from '../missing/read-missing.ts';

/** A shortcut of the first page, with what one finds there. */
interface Shortcut {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

const REGISTRATIONS = '/admin/collections/registrations';

/** What people come for most, first, and whom each concerns. */
const SHORTCUTS: readonly (Shortcut & { readonly roles: readonly Role[] })[] = [
  {
    href: REGISTRATIONS,
    title: 'Registrations',
    text: 'Requests for a trade account that wait for a decision.',
    roles: ['administrator', 'clerk'],
  },
  {
    href: '/admin/globals/home-page',
    title: 'Home page',
    text: 'The banner, the welcome, new arrivals and the featured collection.',
    roles: EDITORS,
  },
  {
    href: '/admin/collections/collection-pages',
    title: 'Collection pages',
    text: 'The story and the pictures above the designs of a collection.',
    roles: EDITORS,
  },
  {
    href: '/admin/collections/stores',
    title: 'Stores',
    text: 'Trading hours, holiday notices, addresses and telephone numbers.',
    roles: EDITORS,
  },
  {
    href: '/admin/collections/vacancies',
    title: 'Vacancies',
    text: 'Open positions on the careers page.',
    roles: ['administrator', 'editor', 'personnel'],
  },
  {
    href: '/admin/products',
    title: 'Products',
    text: 'Descriptions, pictures and which colours are on the site.',
    roles: EDITORS,
  },
  {
    href: '/admin/products/import',
    title: 'Product import',
    text: 'New products and price lists from a file.',
    roles: EDITORS,
  },
  {
    href: '/admin/missing',
    title: 'What is missing',
    text: 'Products without pictures, links that lead nowhere, empty sections.',
    roles: EDITORS,
  },
  {
    href: '/admin/audit',
    title: 'Audit log',
    text: 'Who changed what, and who looked at personal data.',
    roles: ['administrator'],
  },
];

/** The shortcuts of a person of these roles. */
const shortcutsOf = (roles: readonly Role[]): readonly Shortcut[] =>
  SHORTCUTS.filter(({ roles: whose }) => whose.some((role) => roles.includes(role)));

/** How many documents a collection has, and how many of these visitors do not see as they are written now. */
interface DocumentCount {
  readonly all: number;
  readonly unpublished: number;
}

/** Counts the documents of every collection that is published on the site, by slug. */
async function countDocuments(req: PayloadRequest): Promise<ReadonlyMap<string, DocumentCount>> {
  const slugs = CONTENT_COLLECTIONS;
  const local = { overrideAccess: true, req } as const;
  return new Map(
    await Promise.all(
      slugs.map(async (collection) => {
        const [all, drafts] = await Promise.all([
          req.payload.count({ ...local, collection }),
          req.payload.countVersions({
            ...local,
            collection,
            where: { latest: { equals: true }, 'version._status': { equals: 'draft' } },
          }),
        ]);
        return [collection, { all: all.totalDocs, unpublished: drafts.totalDocs }] as const;
      }),
    ),
  );
}

const NOON = 12;
const EVENING = 18;

/** @param hour from 0 to 23, where the hub runs */
function greeting(hour: number): string {
  if (hour < NOON) return 'Good morning';
  return hour < EVENING ? 'Good afternoon' : 'Good evening';
}

type Entity = NavGroupType['entities'][number];

/** What an entity's own configuration says it is for. */
function descriptionOf({ collections, globals }: SanitizedConfig, { slug }: Entity): string {
  const found = [...collections, ...globals].find((one) => one.slug === slug);
  return textOf(found?.admin?.description);
}

const hrefOf = ({ slug, type }: Entity): string => `/admin/${type}/${slug}`;

/** What there is one of comes before what there are many of: the home page before all others. */
const inOrder = (entities: readonly Entity[]): Entity[] =>
  entities.toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)));

const isHome = ({ slug }: Entity): boolean => slug === 'home-page';

function Count({ count }: { readonly count: DocumentCount | undefined }) {
  if (!count) return null;
  return (
    <span className="hub-start__count">
      {count.all}
      {count.unpublished > 0 && `, ${count.unpublished} to publish`}
    </span>
  );
}

/** What was planned and not done, for those who can fix it: it is nobody's fault that they were not there. */
async function Failures({ req }: Pick<AdminViewServerProps['initPageResult'], 'req'>) {
  const isEditor = hasRole(req, 'administrator', 'editor');
  if (!isEditor && !hasRole(req, 'personnel')) return null;
  const failed = (await failedSchedules(req)).filter(
    ({ slug }) => isEditor || slug === 'vacancies',
  );
  if (failed.length === 0) return null;
  return (
    <section className="hub-start__failed" aria-labelledby="failed">
      <h2 id="failed">Scheduled, and not done</h2>
      <ul>
        {failed.map(failedScheduleWork).map(({ what, why, href }) => (
          <li key={href}>
            <a href={href}>{what}</a>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DEAD_LETTERS = '/admin/collections/outbox?where[or][0][and][0][state][equals]=dead';

/** What did not leave, for those who can send it again: nobody looks for it by themselves. */
async function DeadLetters({ req }: Pick<AdminViewServerProps['initPageResult'], 'req'>) {
  const count = await countDeadLetters(req);
  if (count === 0) return null;
  return (
    <section className="hub-start__failed" aria-labelledby="dead-letters">
      <h2 id="dead-letters">Messages that did not leave</h2>
      <p>
        <a href={DEAD_LETTERS}>{counted(count, 'dead letter')}</a>
      </p>
      <p>Each says what went wrong, and is tried again once its state is set back to “Waiting”.</p>
    </section>
  );
}

/** How many applications wait. */
async function OpenRegistrations({ req }: Pick<AdminViewServerProps['initPageResult'], 'req'>) {
  const open = await countOpen(req);
  if (!open) return null;
  return (
    <strong>
      {open.all} open{open.overdue > 0 && `, ${open.overdue} late`}
    </strong>
  );
}

interface Props extends AdminViewServerProps {
  readonly navGroups: readonly NavGroupType[];
}

/** `/admin`: what a person comes for most, then everything else in plain words. */
export async function Dashboard({ initPageResult: { req }, navGroups }: Props) {
  const { config } = req.payload;
  const counts = await countDocuments(req);
  const [name = ''] = (req.user?.name ?? '').split(' ');
  const site = textOf(config.custom?.siteOrigin);
  return (
    <main>
      <Gutter className="hub-start">
        <header className="hub-start__head">
          <h1>
            {greeting(new Date().getHours())}
            {name && `, ${name}`}
          </h1>
          <a href={site} target="_blank" rel="noreferrer">
            Open the site
          </a>
        </header>
        <Failures req={req} />
        <DeadLetters req={req} />
        <ul className="hub-start__ways" aria-label="Used most">
          {shortcutsOf(req.user?.roles ?? []).map(({ href, title, text }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <p>
                {text} {href === REGISTRATIONS && <OpenRegistrations req={req} />}
              </p>
            </li>
          ))}
        </ul>
        <div className="hub-start__groups">
          {navGroups.map(({ label, entities }) => (
            <section key={label}>
              <h2>{label}</h2>
              <ul>
                {inOrder(entities).map((entity) => (
                  <li key={entity.slug}>
                    <a href={hrefOf(entity)}>{textOf(entity.label)}</a>{' '}
                    <Count count={counts.get(entity.slug)} />
                    <p>{descriptionOf(config, entity)}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Gutter>
    </main>
  );
}
