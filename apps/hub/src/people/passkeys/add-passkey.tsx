'use client';

import { type KeyboardEvent, useState } from 'react';
import { useHydrated } from '../../ui/ask.ts';
import { type Flash, FlashMessage, NO_FLASH } from '../sign-in/flash-message.tsx';
import { addPasskey } from './in-browser.ts';

/** What is typed into a name field; the longest that the hub takes. */
const MAX_NAME = 60;

/**
 * Has the browser make a passkey under a name.
 *
 * @param token of an invitation, where nobody is signed in yet
 */
export function AddPasskey({
  token,
  onAdded,
}: {
  readonly token?: string;
  readonly onAdded: () => void;
}) {
  const [name, setName] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [flash, setFlash] = useState<Flash>(NO_FLASH);
  async function add(): Promise<void> {
    setFlash(NO_FLASH);
    if (name.trim() === '')
      return setFlash({ text: 'Say what to call it first, such as “My phone”.', isProblem: true });
    setAsking(true);
    const problem = await addPasskey(name, token);
    setAsking(false);
    if (problem !== null) return setFlash({ text: problem, isProblem: true });
    setName('');
    onAdded();
  }
  function addByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the form around it is another one
    void add();
  }
  return (
    <div className="hub-people__line">
      <label>
        <span>Name of the new passkey</span>
        <input
          value={name}
          maxLength={MAX_NAME}
          placeholder="My phone"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={addByEnter}
        />
      </label>
      <button type="button" onClick={add} disabled={isAsking}>
        Add a passkey
      </button>
      <FlashMessage flash={flash} />
    </div>
  );
}

/** What is asked of an administrator without a passkey, before anything else. */
export function FirstPasskey({ leadsTo }: { readonly leadsTo: string }) {
  const isHydrated = useHydrated();
  return (
    <main className="hub-people" inert={!isHydrated}>
      <h1>Add a passkey</h1>
      <p>
        Administrators sign in by passkey here: by the fingerprint, face or PIN of their device. Add
        yours, and the hub is open to you.
      </p>
      <AddPasskey onAdded={() => window.location.assign(leadsTo)} />
      <p>
        <a href="/admin/logout">Sign out</a>
      </p>
    </main>
  );
}
