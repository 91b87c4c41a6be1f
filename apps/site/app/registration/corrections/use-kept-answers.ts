import type { CorrectedValue } from '@selvedge/contract/registration-corrections';
import { useEffect, useState } from 'react';
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
  useEffect(() => {
    if (Object.keys(values).length > 0) visitStorage.set(key, JSON.stringify(values));
  }, [key, values]);
  return {
    values,
    write: (change: Partial<Values>) => setValues((now) => ({ ...now, ...change })),
    forget: () => visitStorage.remove(key),
  };
}
