import { expect, test } from './fixtures.ts';
import { PAGE_KINDS, pathOfKind } from './page-kinds.ts';
import { faultsAgainstStandards } from './standards.ts';

for (const kind of PAGE_KINDS)
  test(`${kind[0]} is valid HTML with complete structured data`, async ({ request }) => {
    const answer = await request.get(await pathOfKind(request, kind));
    expect(await faultsAgainstStandards(await answer.text())).toEqual([]);
  });
