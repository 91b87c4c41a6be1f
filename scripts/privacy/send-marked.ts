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

/** A browser with a draft of its own, whose calls must be answered; resolves with each answer. */
function draftOf(origin: string) {
  let cookie = '';
  return async (path: string, body: object): Promise<{ readonly version?: string }> => {
    const answer = await post(origin, path, body, cookie);
    mustBeOk(path, answer);
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    const { version } = (await answer.json()) as { readonly version?: string };
    return { ...(version !== undefined && { version }) };
  };
}

/** Sends the documents of an application to a draft, and the rest with their names. */
async function sendByReference(origin: string, application: object, documents: readonly object[]) {
  const keep = draftOf(origin);
  const kept: Record<string, string> = {};
  await keep('registration-draft/save', { step: 4, forms: { company: application } });
  for (const [slot, document] of documents.flatMap((item) => Object.entries(item))) {
    if (document === '') continue;
    const saved = await keep('registration-draft/save-document', {
      slot,
      name: 'a file',
      document,
    });
    kept[slot] = saved.version ?? '';
  }
  const documentation = documents.map((item) =>
    Object.fromEntries(Object.keys(item).map((slot) => [slot, ''])),
  );
  await keep('request-user-registration', { data: { ...application, documentation }, kept });
}

/**
 * Sends an application by reference to its draft, one with everything in its body that is refused, a draft with a document,
 * and asks for a link to that.
 */
export async function sendMarked(origin: string, marks: Marks): Promise<void> {
  const application = markedApplication(marks);
  const refused = { ...application, trade_references: [] };
  await post(origin, 'request-user-registration', { data: refused });
  await sendByReference(origin, application, application.documentation);
  const keep = draftOf(origin);
  const { mark } = marks;
  await keep('registration-draft/save', { step: 4, forms: { company: application } });
  const document = markedDocument(mark);
  await keep('registration-draft/save-document', {
    slot: 'address',
    name: `${mark}.pdf`,
    document,
  });
  await keep('registration-draft/mail-link', { email: 'applicant@example.com' });
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
