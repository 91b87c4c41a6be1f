import type { CorrectedValue } from '@selvedge/contract/registration-corrections';
import { useState } from 'react';
import { visitStorage } from '../../ui/visit-storage.ts';

/** What is given for each item, by its path. */
export type Values = Readonly<Record<string, CorrectedValue>>;

/** Under this and the application's reference the visit keeps what was written. */
const KEPT_UNDER = 'corrections:';

function writtenBefore(key: string): Partial<Values> {
  try {
    return JSON.parse(visitStorage.get(key) ?? '{}');
  } catch {
    return {};
  }
}

/** What an applicant has answered in writing, which neither a reload nor going away and back loses. */
export function useKeptAnswers(reference: string) {
  const key = `${KEPT_UNDER}${reference}`;
  const [values, setValues] = useState(() => writtenBefore(key));
  return {
    values,
    write(change: Partial<Values>): void {
      const all = { ...values, ...change };
      setValues(all);
      visitStorage.set(key, JSON.stringify(all));
    },
    forget: () => visitStorage.remove(key),
  };
}
