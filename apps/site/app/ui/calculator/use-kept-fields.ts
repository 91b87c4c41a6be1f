import { type RefObject, useEffect, useRef } from 'react';
import { useEarlyInput } from '../use-early-input.ts';
import { visitStorage } from '../visit-storage.ts';

/** What is entered is kept for the visit under this and the form's path. */
const KEPT_UNDER = 'calculator:';

/**
 * What was written, but for the fields that another address than the one it was written at says otherwise, such as those of
 * another paper.
 *
 * @param kept the query of that address, and on the next line what the form asked
 */
function keptQuery(kept: string, address: string): URLSearchParams {
  const [writtenAt = '', written = ''] = kept.split('\n');
  const query = new URLSearchParams(written);
  if (writtenAt === address) return query;
  const asked = new URLSearchParams(address);
  for (const name of new Set(asked.keys())) {
    query.delete(name);
    for (const value of asked.getAll(name)) query.append(name, value);
  }
  return query;
}

/**
 * Keeps what is written in a form for the visit, so that neither a reload nor going away and back loses it. What was written
 * before the page reacted counts first.
 *
 * @param onFilled called with what the form would ask, where it is to show something else than it does
 */
export function useKeptFields(
  form: RefObject<HTMLFormElement | null>,
  onFilled: (query: URLSearchParams) => void,
): void {
  const isBegun = useRef(false);
  const written = () => {
    const fields = [...new FormData(form.current ?? undefined)];
    return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  };
  useEarlyInput(form, () => {
    isBegun.current = true;
    onFilled(written());
  });
  // Rows come and go without anything being written: what a form asks is looked at whenever it has changed.
  useEffect(() => {
    const key = `${KEPT_UNDER}${window.location.pathname}`;
    const kept = isBegun.current ? null : visitStorage.get(key);
    isBegun.current = true;
    if (kept !== null) onFilled(keptQuery(kept, window.location.search));
    else visitStorage.set(key, `${window.location.search}\n${written()}`);
  });
}
