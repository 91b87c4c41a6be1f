'use client';

import { type FormEvent, useState } from 'react';
import { ROLE_LABELS, ROLES } from '../../access/roles.ts';
import { ask, useHydrated } from '../../ui/ask.ts';
import { AddPasskey } from '../passkeys/add-passkey.tsx';
import { type Flash, FlashMessage, NO_FLASH } from '../sign-in/flash-message.tsx';

/** Asks for a name, an address and roles, and for no password: the person chooses one. */
export function InviteForm() {
  const [flash, setFlash] = useState<Flash>(NO_FLASH);
  const [isSending, setSending] = useState(false);
  const isHydrated = useHydrated();
  async function invite(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const roles = given.getAll('roles');
    if (roles.length === 0)
      return setFlash({ text: 'Choose what the person works as.', isProblem: true });
    setSending(true);
    const [name, email] = [given.get('name'), given.get('email')];
    const { problem } = await ask('/api/users/invite', { name, email, roles });
    setSending(false);
    if (problem !== null) return setFlash({ text: problem, isProblem: true });
    setFlash({ text: `An invitation is on its way to ${email}.`, isProblem: false });
    form.reset();
  }
  return (
    <form onSubmit={invite} inert={!isHydrated}>
      <p>
        The person gets a mail with a link that is good for two days, and sets a password or a
        passkey that nobody else knows.
      </p>
      <label>
        <span>Name</span>
        <input name="name" required maxLength={100} autoComplete="off" />
      </label>
      <label>
        <span>E-mail address</span>
        <input name="email" type="email" required maxLength={254} autoComplete="off" />
      </label>
      <fieldset>
        <legend>Works as</legend>
        {ROLES.map((role) => (
          <label key={role}>
            <input type="checkbox" name="roles" value={role} />
            <span>{ROLE_LABELS[role]}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="hub-people__main" disabled={isSending}>
        Send the invitation
      </button>
      <FlashMessage flash={flash} />
    </form>
  );
}

const start = (): void => window.location.assign('/admin');

/** Sets the first password, or the first passkey, of whoever holds the link. */
export function WelcomeForm() {
  const [flash, setFlash] = useState<Flash>(NO_FLASH);
  const isHydrated = useHydrated();
  const token = isHydrated ? window.location.hash.slice(1) : '';
  async function setPassword(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const password = given.get('password');
    if (password !== given.get('again'))
      return setFlash({ text: 'Both passwords have to be the same.', isProblem: true });
    const { problem } = await ask('/api/users/reset-password', { token, password });
    if (problem === null) return start();
    setFlash({ text: problem, isProblem: true });
  }
  if (isHydrated && token === '')
    return <p>This link is not whole. Open it from the mail, or copy all of it.</p>;
  return (
    <div className="hub-people" inert={!isHydrated}>
      <p>Set a password or a passkey. Nobody else knows it, and nobody here will ask you for it.</p>
      <form onSubmit={setPassword}>
        <h2>By password</h2>
        <label>
          <span>New password: twelve characters or more, such as a sentence</span>
          <input name="password" type="password" required autoComplete="new-password" />
        </label>
        <label>
          <span>The same again</span>
          <input name="again" type="password" required autoComplete="new-password" />
        </label>
        <button type="submit" className="hub-people__main">
          Set the password
        </button>
        <FlashMessage flash={flash} />
      </form>
      <h2>Or by passkey</h2>
      <p>Your device’s fingerprint, face or PIN signs you in; there is nothing to remember.</p>
      <AddPasskey token={token} onAdded={start} />
    </div>
  );
}
