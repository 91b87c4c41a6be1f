import { expect, test } from './fixtures.ts';
import { PAGE_KINDS, pathOfKind } from './page-kinds.ts';

/** Kinds that are for nobody to find, or stand for another address of their own. */
const UNLISTED = /design|registration|room|search by colour|filters/u;

for (const kind of PAGE_KINDS.filter(([name]) => !UNLISTED.test(name)))
  test(`${kind[0]} tells its title, description and canonical address`, async ({ request }) => {
    const html = await (await request.get(await pathOfKind(request, kind))).text();
    expect(html).toMatch(/<title>[^<]+\| [^<]+<\/title>/u);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/u);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/u);
    expect(html).not.toContain('noindex');
  });
