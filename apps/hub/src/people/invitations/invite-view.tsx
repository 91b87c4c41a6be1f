import '../sign-in/people.css';
import type { AdminViewServerProps, BeforeListTableServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { PageFrame, signInFirst } from '../../ui/page-frame.tsx';
import { InviteForm } from './invite-form.tsx';

const PEOPLE = { label: 'People', url: '/admin/collections/users' };

/** `/admin/people/invite`: an administrator lets a person in. */
export function InviteView(view: AdminViewServerProps) {
  signInFirst(view);
  const { req } = view.initPageResult;
  return (
    <PageFrame
      view={view}
      nav={[PEOPLE, { label: 'Invite a person' }]}
      className="hub-people hub-people--page"
    >
      <main>
        <h1>Invite a person</h1>
        {hasRole(req, 'administrator') ? <InviteForm /> : <p>Only administrators invite people.</p>}
      </main>
    </PageFrame>
  );
}

/** Above the list of people, for administrators: the way to invite one. */
export function InviteLink({ user }: BeforeListTableServerProps) {
  if (!user || !hasRole({ user }, 'administrator')) return null;
  return (
    <p>
      <a className="hub-invite" href="/admin/people/invite">
        Invite a person
      </a>
    </p>
  );
}
