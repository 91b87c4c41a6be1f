'use client';

import { type FormEvent, useState } from 'react';
import { ROLE_LABELS, ROLES } from '../../access/roles.ts';
import { ask, useAwake } from '../../ui/ask.ts';
import { type Flash, FlashMessage, NO_FLASH } from '../sign-in/flash-message.tsx';

/** Asks for a name, an address and roles, and for no password: the person chooses one. */
export function InviteForm() {
  const [flash, setFlash] = useState<Flash>(NO_FLASH);
  const [isSending, setSending] = useState(false);
  const isAwake = useAwake();
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
    <form onSubmit={invite} inert={!isAwake}>
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
