import { brandContent } from '@selvedge/contract/page-content';
import { answerAll, CONTENT_CALL } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const HOST = 'house.test';

// A name that is neither local nor a staging host, which this browser finds on this machine.
// Unlike localhost it is no trustworthy origin without TLS, so that the browser says which headers it passes over.
test.use({
  expectedConsole: [/Cross-Origin-Opener-Policy|origin-keyed/u],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP *.${HOST} 127.0.0.1`,
      ],
    }),
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', HOST)),
});

test('[GEN-10] [GEN-11] on a production origin a section without content renders nothing', async ({
  page,
}) => {
  await page.goto('/about-us');
  await hydrated(page);
  // A page that nobody wrote would show the brand's collections (decision 45).
  await answerAll(page, CONTENT_CALL, brandContent.parse({ page_title: 'Of a brand' }));
  await page.getByRole('contentinfo').locator('a[href^="/item_group/9000/brand/"]').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).not.toContainText('Missing Content');
  await expect(main).not.toContainText('on the Hub');
  await expect(main.locator('section')).toHaveCount(0);
  await expect(main.getByRole('heading')).toHaveCount(1);
});
