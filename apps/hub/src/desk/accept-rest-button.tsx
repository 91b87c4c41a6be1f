'use client';
import { type MouseEvent, useState } from 'react';

/** Sets every item of the form that is not judged yet to accepted. It is kept with the form. */
export function AcceptRestButton() {
  const [count, setCount] = useState<number | null>(null);
  function acceptRest({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const selects = [...(currentTarget.form?.elements ?? [])].filter(
      (element) => element instanceof HTMLSelectElement && element.name.startsWith('verdict:'),
    );
    let changed = 0;
    for (const select of selects) {
      if (!(select instanceof HTMLSelectElement) || select.value !== '') continue;
      select.value = 'accepted';
      changed += 1;
    }
    setCount(changed);
  }
  return (
    <>
      <button type="button" className="desk-button" onClick={acceptRest}>
        Accept all others
      </button>
      <span role="status">{count !== null && `${count} accepted, not saved yet`}</span>
    </>
  );
}
