'use client';

import '../sign-in/people.css';
import { useState } from 'react';
import { type Flash, FlashMessage, NO_FLASH } from '../sign-in/flash-message.tsx';
import { signInByPasskey } from './in-browser.ts';

/** Asks the browser for a passkey, and goes on when somebody is signed in by it. */
export function PasskeyButton({ leadsTo }: { readonly leadsTo: string }) {
  const [flash, setFlash] = useState<Flash>(NO_FLASH);
  const [isAsking, setAsking] = useState(false);
  async function signIn(): Promise<void> {
    setAsking(true);
    setFlash(NO_FLASH);
    const problem = await signInByPasskey();
    if (problem === null) return window.location.assign(leadsTo);
    setFlash({ text: problem, isProblem: true });
    setAsking(false);
  }
  return (
    <div className="hub-people hub-people--sign-in">
      <button type="button" onClick={signIn} disabled={isAsking}>
        Sign in with a passkey
      </button>
      <FlashMessage flash={flash} />
    </div>
  );
}
