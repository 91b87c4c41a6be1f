import { ServiceError } from '@selvedge/contract/product-service';
import type { CorrectedValue, FoundCorrections } from '@selvedge/contract/registration-corrections';
import { useCallback, useEffect, useState } from 'react';
import { UNREACHABLE } from '../../../calls/service-client.ts';
import { useSite } from '../../../site-profile.ts';
import { correctionCalls } from './correction-calls.ts';

/** What is known of a link. */
export type Asked =
  | { readonly state: 'fetching' | 'unknown' | 'unreachable' }
  | { readonly state: 'open' | 'answered'; readonly corrections: FoundCorrections };

/** What a link opens stands behind the `#`, which no server hears of. */
const tokenOfAddress = (): string => window.location.hash.slice(1);

/** Whether the service has refused the link itself, as one that was cut by a mail program. */
const isRefused = (error: unknown): boolean =>
  error instanceof ServiceError && error.status > UNREACHABLE && error.status < 500;

/** Finds what the address's link asks for. */
export function useAskedCorrections() {
  const { servicesMode } = useSite();
  const [asked, setAsked] = useState<Asked>({ state: 'fetching' });
  const calls = useCallback(
    () => correctionCalls({ origin: window.location.origin, mode: servicesMode }),
    [servicesMode],
  );
  const find = useCallback(async () => {
    setAsked({ state: 'fetching' });
    try {
      const corrections = await calls().find(tokenOfAddress());
      if (!corrections) setAsked({ state: 'unknown' });
      else setAsked({ state: corrections.is_answered ? 'answered' : 'open', corrections });
    } catch (error) {
      setAsked({ state: isRefused(error) ? 'unknown' : 'unreachable' });
    }
  }, [calls]);
  useEffect(() => {
    void find();
    window.addEventListener('hashchange', find);
    return () => window.removeEventListener('hashchange', find);
  }, [find]);
  const send = (values: Readonly<Record<string, CorrectedValue>>) =>
    calls().send(tokenOfAddress(), values);
  return { asked, find, send };
}
