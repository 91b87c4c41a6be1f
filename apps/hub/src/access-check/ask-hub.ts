import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { ASKERS, type Asker, BODY, checkAccess } from './check-access.ts';
import { peopleOfEveryKind } from './people-of-every-kind.ts';

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

const { asked, findings } = await checkAccess(payload.config, async (asker, method, path) => {
  const answer = await ask(asker, method, `${address}/api${path}`);
  await answer.arrayBuffer();
  // 429 is a refusal too, of the many tries to sign in that this makes.
  return answer.status === 429 ? 403 : answer.status;
});

const slugs = payload.config.collections.map(({ slug }) => `collections/${slug}`);
const pages = [
  '',
  '/account',
  '/audit',
  '/products',
  '/products/edit',
  '/products/import',
  '/missing',
  ...slugs.flatMap((slug) => [`/${slug}`, `/${slug}/create`]),
];
const problems = [...findings];
/** A page for people who are signed in sends everybody else to the form; its answer holds none of its contents. */
for (const path of pages) {
  for (const asker of ASKERS.slice(0, 2)) {
    const answer = await ask(asker, 'GET', `${address}/admin${path}`);
    const text = await answer.text();
    const isSentAway =
      /NEXT_REDIRECT;[a-z]+;\/admin\/(?:login|unauthorized)|unauthorized|404/u.test(text);
    if (answer.status === 200 && !isSentAway) problems.push(`GET /admin${path} as ${asker}: shown`);
  }
}
console.log(problems.join('\n'));
console.log(`${asked + pages.length * 2} questions asked, ${problems.length} findings`);
process.exit(problems.length === 0 ? 0 : 1);
