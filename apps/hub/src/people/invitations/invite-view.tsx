import '../sign-in/people.css';
import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps, BeforeListTableServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { PageFrame, signInFirst } from '../../ui/page-frame.tsx';
import { FRESH_MINUTES, isFreshSession } from '../sign-in/ways-in.ts';
import { InviteForm, WelcomeForm } from './invitation-forms.tsx';

const PEOPLE = { label: 'People', url: '/admin/collections/users' };

/** `/admin/people/invite`: an administrator lets a person in. */
export async function InviteView(view: AdminViewServerProps) {
  signInFirst(view);
  const { req } = view.initPageResult;
  const isFresh = await isFreshSession(req);
  return (
    <PageFrame
      view={view}
      nav={[PEOPLE, { label: 'Invite a person' }]}
      className="hub-people hub-people--page"
    >
      <h1>Invite a person</h1>
      {!isFresh && hasRole(req, 'administrator') && (
        <p>
          People are invited within {FRESH_MINUTES} minutes of a sign-in.{' '}
          <a href="/admin/logout">Sign out</a> and in again before you fill this in.
        </p>
      )}
      {hasRole(req, 'administrator') ? <InviteForm /> : <p>Only administrators invite people.</p>}
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

/** `/admin/welcome#token`: whoever is invited sets a password or a passkey. What stands behind the # no server reads. */
export function WelcomeView({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <MinimalTemplate>
      <main className="hub-people">
        <h1>Welcome to the hub</h1>
        {req.user ? (
          <p>
            You are signed in as {req.user.name}. <a href="/admin/logout">Sign out</a> first, and
            open the link again.
          </p>
        ) : (
          <WelcomeForm />
        )}
      </main>
    </MinimalTemplate>
  );
}
