import { application, PNG } from './registration-fixture.ts';
import type { TestApp } from './test-app.ts';

/** An applicant's browser: it carries its cookies to each call. */
export function applicantBrowser(from: TestApp, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const call = async (name: string, payload: object = {}, key?: string) => {
    const answer = await from.app.inject({
      method: 'POST',
      url: `/services/product/consumer/${name}`,
      headers: {
        host: 'localhost:3000',
        cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
        ...headers,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload,
    });
    for (const { name: key, value } of answer.cookies)
      if (value === '') jar.delete(key);
      else jar.set(key, value);
    return answer;
  };
  return {
    jar,
    call: (name: string, payload?: object, key?: string) =>
      call(`registration-draft/${name}`, payload, key),
    send: call,
  };
}

export const entered = { step: 2, forms: { company: { company_name: 'Nkosi Interiors' } } };
export const letter = { slot: 'bank_letter', name: 'letter.png', document: PNG };

const [directors, registration, , address] = application.documentation;
/** The application without a bank letter of its own: that is the draft's, as `kept` names it. */
export const byReference = (kept: Record<string, string>, data: object = {}) => ({
  data: {
    ...application,
    documentation: [directors, registration, { bank_letter: '' }, address],
    ...data,
  },
  kept,
});
