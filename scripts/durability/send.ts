import { markedApplication } from '../inbox/marked-application.ts';

/** What a service said to one try. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** A number made of a mark, of 13 digits. */
const digitsOf = (mark: string): string =>
  [...mark]
    .map((character) => (character.codePointAt(0) ?? 0) % 10)
    .join('')
    .slice(0, 13);

/** Each sender has an address of its own, so that no limit stands in the way. */
const sender = (): string =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

async function post(
  url: string,
  body: object,
  headers: Record<string, string>,
  signal: AbortSignal | null,
): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': sender(), ...headers },
    body: JSON.stringify(body),
    signal,
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: await answer.json(),
  };
}

/** Sends the application that a mark stands for, under the mark as its `Idempotency-Key`. Rejects where no answer comes. */
export const sendApplication = (
  origin: string,
  mark: string,
  documentBytes: number,
  signal: AbortSignal | null = null,
): Promise<Answer> =>
  post(
    `${origin}/services/product/consumer/request-user-registration`,
    { data: markedApplication({ mark, digits: digitsOf(mark), documentBytes }) },
    { 'idempotency-key': mark },
    signal,
  );

/** Signs an address up for the newsletter. Rejects where no answer comes. */
export const sendSignUp = (origin: string, email: string): Promise<Answer> =>
  post(`${origin}/services/notification/omnisend/sign-up`, { email }, {}, null);

/** The number that an application was given; undefined where it was refused. */
export function referenceOf({ status, body }: Answer): string | undefined {
  const { reference } = Object(Object(body).json);
  return status === 200 && typeof reference === 'string' ? reference : undefined;
}
