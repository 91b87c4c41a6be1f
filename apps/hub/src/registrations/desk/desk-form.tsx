'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormFields } from '../decisions/form-fields.ts';
import { autosave, type SaveState, type Tell } from './autosave.ts';

const WORDS: Readonly<Record<SaveState, ReactNode>> = {
  idle: 'What you write here is saved as you write.',
  saving: 'Saving what you wrote …',
  saved: 'What you wrote is saved.',
  changed:
    'A colleague or the applicant has changed the same meanwhile: reload this page to see what. A choice is as it is stored, a text holds both:',
  decided:
    'Somebody has decided on this registration meanwhile. What you write is saved, and counts once it is reopened.',
  erased: 'Somebody has erased this registration meanwhile: nothing that you write here is saved.',
  away: 'What you write cannot be saved just now. Leave this page open; we keep trying.',
  'signed out': (
    <>
      What you write is not saved, since you are signed out or may not change it any more. Leave
      this page open and{' '}
      <a href="/admin/login" target="_blank" rel="noreferrer">
        sign in in another tab
      </a>
      : it is saved then.
    </>
  ),
};

interface DeskFormProps {
  readonly registrationId: number;
  /** The state that the form is made from. */
  readonly seen: string;
  /** What its fields hold. */
  readonly shown: FormFields;
  readonly children: ReactNode;
}

/** The desk's one form: each of its buttons keeps what stands in it, and so does a moment's pause. */
export function DeskForm({ registrationId, seen, shown, children }: DeskFormProps) {
  return (
    <form
      className="desk-form"
      method="post"
      action={`/api/registrations/${registrationId}/decide`}
      autoComplete="off"
    >
      {/* Enter in a field saves, and decides nothing. */}
      <button type="submit" name="decision" value="save" hidden />
      <input type="hidden" name="seen" defaultValue={seen} />
      <input type="hidden" name="shown" defaultValue={JSON.stringify(shown)} />
      {children}
      <SaveStatus />
    </form>
  );
}

/**
 * Saves the form that it stands in, and says so. It is no part of the form's own component: whenever that is rendered
 * again, React writes into `seen` and `shown` what they were when the page was made.
 */
function SaveStatus() {
  const place = useRef<HTMLParagraphElement>(null);
  const [{ state, fields }, setTold] = useState<Told>({ fields: [] });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const tell: Tell = (told, about = []) => setTold({ state: told, fields: about });
    tell('idle');
    return autosave(form, tell);
  }, []);
  const isToBeSeen = state && !['idle', 'saving', 'saved'].includes(state);
  return (
    <p
      ref={place}
      className={isToBeSeen ? 'desk-warning desk-warning--in-view' : 'desk-quiet'}
      role="status"
    >
      {state && WORDS[state]}
      {fields.length > 0 && ` ${fields.join('; ')}.`}
    </p>
  );
}

interface Told {
  readonly state?: SaveState;
  readonly fields: readonly string[];
}

/** A number that was revealed is masked again after this. */
const SHOWN_MS = 60_000;

interface RevealNumberProps {
  readonly registrationId: number;
  readonly path: string;
  /** What the number is, for the button's name. */
  readonly label: string;
  readonly masked: string;
}

/** A masked number and the button that reveals it for a minute. The server writes each time down. */
export function RevealNumberButton({ registrationId, path, label, masked }: RevealNumberProps) {
  const [value, setValue] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);

  async function reveal(): Promise<void> {
    const answer = await fetch(`/api/registrations/${registrationId}/reveal`, {
      method: 'POST',
      body: new URLSearchParams({ path }),
    }).catch(() => undefined);
    const body: unknown = answer?.ok ? await answer.json() : undefined;
    const found: unknown = Object(body).value;
    setFailed(typeof found !== 'string');
    if (typeof found === 'string') setValue(found);
  }

  return (
    <span className="desk-secret">
      <span className="desk-secret__number" role="status">
        {value ?? masked}
      </span>
      <button
        type="button"
        className="desk-link"
        aria-label={value === null ? `Reveal ${label}` : `Hide ${label}`}
        onClick={() => (value === null ? reveal() : setValue(null))}
      >
        {value === null ? 'Reveal' : 'Hide'}
      </button>
      {failed && <span role="alert">It could not be revealed. Try again.</span>}
    </span>
  );
}

const isOpen = (element: Element): element is HTMLSelectElement =>
  element instanceof HTMLSelectElement &&
  element.name.startsWith('verdict:') &&
  element.value === '';

/**
 * Sets every item of the form that is not judged yet to accepted, but for documents that were not given: there is nothing
 * to accept. It is stored with the form.
 */
export function AcceptRestButton() {
  const [status, setStatus] = useState('');
  function acceptRest({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const open = [...(currentTarget.form?.elements ?? [])].filter(isOpen);
    const given = open.filter((select) => select.dataset.missing === undefined);
    for (const select of given) select.value = 'accepted';
    const missing = open.length - given.length;
    const left = missing > 0 ? `; ${missing} missing, left to you` : '';
    currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }));
    setStatus(`${given.length} accepted${left}`);
  }
  return (
    <>
      <button type="button" className="desk-button" onClick={acceptRest}>
        Accept all others
      </button>
      <span role="status">{status}</span>
    </>
  );
}
