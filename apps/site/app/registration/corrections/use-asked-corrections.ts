import { ServiceError } from '@selvedge/contract/product-service';
import type { CorrectedValue, FoundCorrections } from '@selvedge/contract/registration-corrections';
import { useCallback, useEffect, useState } from 'react';
import { type ServiceOptions, serviceClient, UNREACHABLE } from '../../data/service-client.ts';
import { useSite } from '../../shell/site-profile/site-profile.ts';

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
    const token = tokenOfAddress();
    // Who comes without a link is told so, and nobody is asked.
    if (token === '') return setAsked({ state: 'unknown' });
    setAsked({ state: 'fetching' });
    try {
      const corrections = await calls().find(token);
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

const PATH = '/consumer/registration-corrections';

/** The calls behind a link that asks for corrections. Each rejects with the service's words where it fails. */
function correctionCalls(options: ServiceOptions) {
  const { post } = serviceClient({ ...options, service: 'product' });
  return {
    /** Null for a link that is unknown or too old. */
    find: async (token: string) => {
      const answer = await post<{ readonly corrections: FoundCorrections | null }>(`${PATH}/find`, {
        token,
      });
      return answer.corrections;
    },
    send: (token: string, values: Readonly<Record<string, CorrectedValue>>) =>
      post<{ readonly msg: string }>(`${PATH}/send`, { token, values }),
  };
}
