'use client';
import { type MouseEvent, useEffect, useState } from 'react';

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
