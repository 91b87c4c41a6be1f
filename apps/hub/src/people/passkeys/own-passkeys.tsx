'use client';

import { useState } from 'react';
import { type Answer, ask, useHydrated } from '../../ui/ask.ts';
import { type Flash, FlashMessage, NO_FLASH } from '../sign-in/flash-message.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { removePasskey, renamePasskey } from './in-browser.ts';
import type { ShownPasskey } from './passkey-store.ts';

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-ZA', { dateStyle: 'long', timeZone: 'UTC' });

/** A person's own passkeys: to add, name and remove them. It lies in the form of the person and is no part of it. */
export function OwnPasskeys({ passkeys }: { readonly passkeys: readonly ShownPasskey[] }) {
  const [shown, setShown] = useState(passkeys);
  const [flash, setFlash] = useState<Flash>(NO_FLASH);
  const isHydrated = useHydrated();
  async function refresh(text: string): Promise<void> {
    const answer = await ask('/api/users/passkeys');
    if (answer.problem === null) setShown(answer.body as ShownPasskey[]);
    setFlash({ text: answer.problem ?? text, isProblem: answer.problem !== null });
  }
  async function rename({ id, name }: ShownPasskey): Promise<void> {
    const wanted = window.prompt('What this passkey is called', name);
    if (wanted === null) return;
    const { problem } = await renamePasskey(id, wanted);
    if (problem === null) await refresh('The passkey is renamed.');
    else setFlash({ text: problem, isProblem: true });
  }
  async function remove({ id, name }: ShownPasskey): Promise<void> {
    if (!window.confirm(`Remove “${name}”? Nobody signs in by it any more.`)) return;
    const { problem } = await removePasskey(id);
    if (problem === null) await refresh('The passkey is removed.');
    else setFlash({ text: problem, isProblem: true });
  }
  return (
    <section className="hub-people" aria-labelledby="passkeys" inert={!isHydrated}>
      <h2 id="passkeys">Passkeys</h2>
      <p>
        A passkey signs you in by your device: its fingerprint, face or PIN. There is nothing to
        remember, and nothing that somebody else could find out.
      </p>
      {shown.length > 0 && (
        <ul aria-label="Your passkeys">
          {shown.map((passkey) => (
            <li key={passkey.id}>
              <span>
                {passkey.name}
                <small>
                  Added {day(passkey.createdAt)}
                  {passkey.lastUsedAt && `, last used ${day(passkey.lastUsedAt)}`}
                </small>
              </span>
              <span>
                <button
                  type="button"
                  onClick={() => rename(passkey)}
                  aria-label={`Rename ${passkey.name}`}
                >
                  Rename
                </button>{' '}
                <button
                  type="button"
                  onClick={() => remove(passkey)}
                  aria-label={`Remove ${passkey.name}`}
                >
                  Remove
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey onAdded={() => refresh('The passkey is added.')} />
      <FlashMessage flash={flash} />
    </section>
  );
}

const textOf = (answer: Answer): string => {
  if (answer.problem !== null) return answer.problem;
  const message: unknown = Object(answer.body).message;
  return typeof message === 'string' ? message : 'Done.';
};

/** What an administrator does for a colleague who cannot sign in: neither tells the administrator a secret. */
export function RecoverPerson({
  id,
  passkeys,
}: {
  readonly id: number;
  readonly passkeys: number;
}) {
  const [flash, setFlash] = useState<Flash>(NO_FLASH);
  const [left, setLeft] = useState(passkeys);
  const isHydrated = useHydrated();
  async function invite(): Promise<void> {
    const answer = await ask(`/api/users/${id}/invite`, {});
    setFlash({ text: textOf(answer), isProblem: answer.problem !== null });
  }
  async function removeAll(): Promise<void> {
    const question =
      'Remove all passkeys of this person and sign them out everywhere? They sign in by password, or by a new link.';
    if (!window.confirm(question)) return;
    const answer = await ask(`/api/users/${id}/passkeys`, {}, 'DELETE');
    if (answer.problem === null) setLeft(0);
    setFlash({ text: textOf(answer), isProblem: answer.problem !== null });
  }
  return (
    <section className="hub-people" aria-labelledby="passkeys" inert={!isHydrated}>
      <h2 id="passkeys">Way in</h2>
      <p>
        {left === 0
          ? 'No passkey.'
          : `${left} ${left === 1 ? 'passkey' : 'passkeys'}. Whoever has lost theirs is let in again by removing all.`}
      </p>
      <button type="button" onClick={invite}>
        Invite again
      </button>
      {left > 0 && (
        <button type="button" onClick={removeAll}>
          Remove all passkeys
        </button>
      )}
      <FlashMessage flash={flash} />
    </section>
  );
}
