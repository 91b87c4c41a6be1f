import '../sign-in/people.css';
import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps, ServerProps, UIFieldServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { hasRole } from '../../access/roles.ts';
import { executorOf } from '../../database/transaction.ts';
import { signInFirst } from '../../ui/page-frame.tsx';
import { FirstPasskey } from './add-passkey.tsx';
import { OwnPasskeys, RecoverPerson } from './own-passkeys.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { shownPasskeys } from './passkey-store.ts';

/** `/admin/passkey`: where an administrator who has to sign in by passkey adds the first one. */
export function PasskeyView(view: AdminViewServerProps) {
  signInFirst(view);
  const redirectTo = view.searchParams?.redirect ?? '';
  return (
    <MinimalTemplate>
      <FirstPasskey leadsTo={getSafeRedirect({ fallbackTo: '/admin', redirectTo })} />
    </MinimalTemplate>
  );
}

/** On a person's page: their own passkeys, or, for an administrator, what helps whoever has lost theirs. */
export async function PersonPasskeys({ id, req }: UIFieldServerProps) {
  const personId = Number(id);
  if (!Number.isSafeInteger(personId)) return null;
  const isOwn = req.user?.id === personId;
  if (!isOwn && !hasRole(req, 'administrator')) return null;
  const passkeys = await shownPasskeys(executorOf(req.payload), personId);
  return isOwn ? (
    <OwnPasskeys passkeys={passkeys} />
  ) : (
    <RecoverPerson id={personId} passkeys={passkeys.length} />
  );
}

/** Below the form to sign in: the way without a password. */
export function PasskeySignIn({ searchParams }: ServerProps) {
  const redirectTo = searchParams?.redirect ?? '';
  return <PasskeyButton leadsTo={getSafeRedirect({ fallbackTo: '/admin', redirectTo })} />;
}
