'use client';
import { useEffect, useState } from 'react';

/** A number that was revealed is masked again after this. */
const SHOWN_MS = 60_000;

export interface RevealNumberProps {
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
