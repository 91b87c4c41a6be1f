import type { CorrectedValue, FoundCorrections } from '@selvedge/contract/registration-corrections';
import { type ServiceOptions, serviceClient } from '../../../calls/service-client.ts';

const PATH = '/consumer/registration-corrections';

/** The calls behind a link that asks for corrections. Each rejects with the service's words where it fails. */
export function correctionCalls(options: ServiceOptions) {
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
