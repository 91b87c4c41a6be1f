import { hasDiameter } from '@selvedge/contract/size';
import { roomUrl } from '@selvedge/contract/urls';
import { findDesign } from './demo-designs.ts';
import { expect, test } from './fixtures.ts';
import { PAGE_KINDS, pathOfKind } from './page-kinds.ts';

/** Kinds that are for nobody to find, or stand for another address of their own. */
const UNLISTED = /design|registration|room|search|filters|project list/u;

for (const kind of PAGE_KINDS.filter(([name]) => !UNLISTED.test(name)))
  test(`${kind[0]} tells its title, description, canonical address and a picture to share`, async ({
    request,
  }) => {
    const html = await (await request.get(await pathOfKind(request, kind))).text();
    expect(html).toMatch(/<title>[^<]+\| [^<]+<\/title>/u);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/u);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/u);
    expect(html).not.toContain('noindex');
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/u.exec(html) ?? [];
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([
      200,
      expect.stringMatching(/^image\/(?:jpeg|png)$/u),
    ]);
  });

test('what is shared names the house, a room its colour, and neither rooms nor stores show an icon', async ({
  request,
}) => {
  const tagOf = async (path: string, name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]+)"`, 'u').exec(
      await (await request.get(path)).text(),
    )?.[1];
  expect(await tagOf('/', 'og:title')).toMatch(/^Hornbill &amp; Heddle: .+/u);
  expect(await tagOf('/store-locator', 'og:image')).toContain('/pictures/');
  const [rug] = await findDesign(request, '004', ([one]) => !hasDiameter(one?.diameter));
  if (!rug) throw new Error('The demo supplier has no rug.');
  const room = roomUrl(rug, [['colour', rug.colour]]);
  expect(await tagOf(room, 'og:title')).toBe(`${rug.design} in ${rug.colour} in the room`);
  expect(await tagOf(room, 'og:image')).toContain('/scenes/view.jpg');
});
