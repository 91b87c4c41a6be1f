import { type Marks, markedApplication, markedDocument } from '../inbox/marked-application.ts';

async function post(origin: string, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${origin}/services/product/consumer/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

function mustBeOk(path: string, { ok, status }: Response): void {
  if (!ok) throw new Error(`${path} was answered with ${status}`);
}

/** Sends an application, one that is refused, a draft with a document, and asks for a link to the draft. */
export async function sendMarked(origin: string, marks: Marks): Promise<void> {
  const application = markedApplication(marks);
  const register = 'request-user-registration';
  await post(origin, register, { data: { ...application, trade_references: [] } });
  mustBeOk(register, await post(origin, register, { data: application }));
  let cookie = '';
  const keep = async (path: string, body: object) => {
    const answer = await post(origin, `registration-draft/${path}`, body, cookie);
    mustBeOk(path, answer);
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
  };
  const { mark } = marks;
  await keep('save', { step: 4, forms: { company: application } });
  const document = markedDocument(mark);
  await keep('save-document', { slot: 'address', name: `${mark}.pdf`, document });
  await keep('mail-link', { email: 'applicant@example.com' });
}

/** Answers a request for corrections with a number and a document; both must have been asked for. */
export async function sendCorrections(
  origin: string,
  token: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const path = 'registration-corrections/send';
  mustBeOk(path, await post(origin, path, { token, values }));
}
