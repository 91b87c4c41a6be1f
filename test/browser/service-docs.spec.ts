import { expect, test } from './fixtures.ts';

for (const [service, operation] of [
  ['product', 'multi_filter'],
  ['notification', 'sign-up'],
] as const)
  for (const place of ['its own host', 'the site’s host'] as const)
    test(`the description of the ${service} service opens on ${place}, by its scripts and styles alone`, {
      tag: '@headers',
    }, async ({ page, baseURL }) => {
      const { protocol, host } = new URL(baseURL ?? '');
      const address =
        place === 'its own host'
          ? `${protocol}//${service}.${host}/docs`
          : `/services/${service}/docs`;
      const failed: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
      });
      await page.goto(address);
      const entry = page.locator('.opblock').filter({ hasText: operation }).first();
      await entry.click();
      await expect(entry.getByText('Responses', { exact: true }).first()).toBeVisible();
      expect(failed).toEqual([]);
    });
