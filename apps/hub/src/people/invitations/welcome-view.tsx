import '../sign-in/people.css';
import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { WelcomeForm } from './welcome-form.tsx';

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
