'use client';
import { type MouseEvent, useState } from 'react';

const isOpen = (element: Element): element is HTMLSelectElement =>
  element instanceof HTMLSelectElement &&
  element.name.startsWith('verdict:') &&
  element.value === '';

/**
 * Sets every item of the form that is not judged yet to accepted, but for documents that were not given: there is nothing
 * to accept. It is kept with the form.
 */
export function AcceptRestButton() {
  const [said, setSaid] = useState('');
  function acceptRest({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const open = [...(currentTarget.form?.elements ?? [])].filter(isOpen);
    const given = open.filter((select) => select.dataset.missing === undefined);
    for (const select of given) select.value = 'accepted';
    const missing = open.length - given.length;
    const left = missing > 0 ? `; ${missing} missing, left to you` : '';
    setSaid(`${given.length} accepted, not saved yet${left}`);
  }
  return (
    <>
      <button type="button" className="desk-button" onClick={acceptRest}>
        Accept all others
      </button>
      <span role="status">{said}</span>
    </>
  );
}
