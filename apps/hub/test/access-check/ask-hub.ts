import { getPayload } from 'payload';
import config from '../../src/payload.config.ts';
import { serverFunctionsOverHttp } from './call-over-http.ts';
import { ASKERS, type Asker, BODY, checkAccess } from './check-access.ts';
import { checkServerFunctions } from './check-server-functions.ts';
import { pageProblem, pagesOf } from './pages.ts';
import { peopleOfEveryKind } from './people-of-every-kind.ts';
import { questionsOf } from './questions.ts';
import { registrationToAskFor } from './registration-to-ask-for.ts';

/** `ask-hub.ts ADDRESS`: the part of `npm run check:access` that asks a running hub, whose environment it shares. */
const [address = ''] = process.argv.slice(2);
const payload = await getPayload({ config });
const people = await peopleOfEveryKind(payload);

async function ask(asker: Asker, method: string, url: string): Promise<Response> {
  const known = people.get(asker);
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(known && { authorization: known }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: BODY }),
  });
  return answer;
}

const documents = await registrationToAskFor(payload, String(payload.config.custom?.dataDir));
const asking = async (asker: Asker, method: string, path: string): Promise<number> => {
  const answer = await ask(asker, method, `${address}/api${path}`);
  await answer.arrayBuffer();
  // 429 is a refusal too, of the many tries to sign in that this makes.
  return answer.status === 429 ? 403 : answer.status;
};
const pages = pagesOf(payload.config, documents);
const problems: string[] = [];
// Pages come first: the last questions of the interface end everybody's session.
for (const page of pages) {
  for (const asker of ASKERS) {
    const answer = await ask(asker, 'GET', `${address}/admin${page.path}`);
    const problem = pageProblem(page, asker, { status: answer.status, text: await answer.text() });
    if (problem) problems.push(`GET /admin${page.path} as ${asker}: ${problem}`);
  }
}
const functions = await checkServerFunctions(
  payload,
  people,
  await serverFunctionsOverHttp(address),
  documents,
);
problems.push(...functions.findings);
/** Longer than what somebody sends who is not signed in, or anybody to where little is sent. Sessions are cookies of a page's; no other names anybody here. */
const LONG = Buffer.alloc((64 << 10) + 1, '[');
const addresses = questionsOf(payload.config, documents).filter(({ method }) => method !== 'GET');
for (const { method, path } of addresses) {
  const { status } = await fetch(`${address}/api${path}`, {
    method,
    headers: { cookie: 'hub-token=a.b.c', 'content-type': 'application/json' },
    body: LONG,
  }).catch(() => ({ status: 401 })); // closed before all of it was sent
  if (![401, 413].includes(status))
    problems.push(`${method} ${path}: a long body of nobody answered ${status}`);
}
const { asked, findings } = await checkAccess(payload.config, asking, documents);
problems.push(...findings);
console.log(problems.join('\n'));
const all = asked + addresses.length + functions.asked + pages.length * ASKERS.length;
console.log(`${all} questions asked, ${problems.length} findings`);
process.exit(problems.length === 0 ? 0 : 1);
