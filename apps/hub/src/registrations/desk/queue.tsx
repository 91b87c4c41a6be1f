import type {
  BeforeListTableServerProps,
  DefaultServerCellComponentProps,
  PayloadRequest,
  Where,
} from 'payload';
import { CLERKS, hasRole } from '../../access/roles.ts';
import { ageOf, DECIDED, dateOf } from '../application/statuses.ts';

interface QueueView {
  readonly label: string;
  readonly where: Where;
  /** How the list sorts it. */
  readonly sort: string;
}

const IS_OPEN: Where = { status: { not_in: DECIDED.join(',') }, erasedAt: { exists: false } };
const isLate = (now: Date): Where => ({
  ...IS_OPEN,
  dueAt: { less_than: now.toISOString() },
});

/** The views of the queue that everybody needs; whoever wants another saves it. */
const viewsOf = (userId: number | string, now: Date): QueueView[] => [
  { label: 'Open', where: IS_OPEN, sort: 'dueAt' },
  { label: 'Mine', where: { ...IS_OPEN, assignee: { equals: userId } }, sort: 'dueAt' },
  { label: 'Nobody’s', where: { ...IS_OPEN, assignee: { exists: false } }, sort: 'dueAt' },
  { label: 'Late', where: isLate(now), sort: 'dueAt' },
  { label: 'Decided', where: { status: { in: DECIDED.join(',') } }, sort: '-decidedAt' },
];

/** How many applications wait for a decision, and how many of them longer than they should; undefined for whoever may not know. */
export async function countOpen(req: PayloadRequest) {
  if (!hasRole(req, ...CLERKS)) return undefined;
  const count = async (where: Where) =>
    (await req.payload.count({ collection: 'registrations', where, req })).totalDocs;
  const [all, overdue] = await Promise.all([count(IS_OPEN), count(isLate(new Date()))]);
  return { all, overdue };
}

/** A view as the list's own filter writes it into the address, so that it can be changed and saved there. */
const conditionsOf = ({ where }: QueueView): [name: string, value: string][] =>
  Object.entries(where).flatMap(([field, condition], at) =>
    Object.entries(condition).map(([operator, value]): [string, string] => [
      `where[or][0][and][${at}][${field}][${operator}]`,
      String(value),
    ]),
  );

const addressOf = (view: QueueView): string =>
  `/admin/collections/registrations?${new URLSearchParams([['sort', view.sort], ...conditionsOf(view)])}`;

/** Whether the list shows this view. What was late when the link was made is late, a moment later. */
function isShown(view: QueueView, query: Readonly<Record<string, unknown>>): boolean {
  const wanted = conditionsOf(view);
  const asked = Object.keys(query).filter((name) => name.startsWith('where['));
  return (
    wanted.length === asked.length &&
    wanted.every(([name, value]) =>
      name.endsWith('[less_than]') ? name in query : query[name] === value,
    )
  );
}

/** Above the queue: its usual views, each with how many applications are in it. */
export async function QueueViews({ payload, user, searchParams }: BeforeListTableServerProps) {
  if (!user || !hasRole({ user }, ...CLERKS)) return null;
  const views = viewsOf(user.id, new Date());
  const counts = await Promise.all(
    views.map(({ where }) => payload.count({ collection: 'registrations', where })),
  );
  return (
    <nav className="desk-views" aria-label="Views of the queue">
      {views.map((view, at) => (
        <a
          key={view.label}
          href={addressOf(view)}
          aria-current={isShown(view, searchParams ?? {}) ? 'page' : undefined}
        >
          {view.label} <span className="desk-quiet">{counts[at]?.totalDocs}</span>
        </a>
      ))}
    </nav>
  );
}

/** The age of an application against its target, in the queue. */
export function AgeCell({ rowData }: DefaultServerCellComponentProps) {
  const { text, tone } = ageOf(dateOf(rowData?.dueAt), dateOf(rowData?.decidedAt), new Date());
  return <span className={`desk-age desk-age--${tone}`}>{text}</span>;
}

/** The documents that an application still lacks, in the queue. */
export function MissingCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? <span>{String(cellData)}</span> : <span className="desk-quiet">None</span>;
}

/** Who works on an application, in the queue. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id: unknown = Object(cellData).id ?? cellData;
  if (typeof id !== 'number') return <span className="desk-quiet">Nobody yet</span>;
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return <span>{user?.name ?? 'Somebody who has left'}</span>;
}
