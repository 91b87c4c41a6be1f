'use client';

import { type FormEvent, useState } from 'react';
import { ask, useAwake } from '../../ui/ask.ts';
import { AddPasskey } from '../passkeys/add-passkey.tsx';
import { type Flash, FlashMessage, NO_FLASH } from '../sign-in/flash-message.tsx';

const start = (): void => window.location.assign('/admin');

/** Sets the first password, or the first passkey, of whoever holds the link. */
export function WelcomeForm() {
  const [flash, setFlash] = useState<Flash>(NO_FLASH);
  const isAwake = useAwake();
  const token = isAwake ? window.location.hash.slice(1) : '';
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
  if (isAwake && token === '')
    return <p>This link is not whole. Open it from the mail, or copy all of it.</p>;
  return (
    <div className="hub-people" inert={!isAwake}>
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
