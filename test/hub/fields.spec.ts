import type { Locator, Page } from '@playwright/test';
import { EDITED_PAGES } from './field-changes.ts';
import { expect, SOON, test } from './fixtures.ts';
import { ANOTHER_PICTURE, make, openForm } from './form.ts';

for (const { of, form, document, changes } of EDITED_PAGES) {
  test(`${of}: each field that is changed and published is seen on the site`, async ({
    page,
    site,
  }) => {
    test.slow(); // a whole form is filled in
    await openForm(page, form, document);
    const seen: { field: string; on: (site: Page) => Locator }[] = [];
    let pictures = 0;
    for (const change of changes) {
      if (change.to === ANOTHER_PICTURE) pictures += 1;
      seen.push({ field: change.field, on: await make(page, change, pictures) });
    }
    const link = page.getByRole('link', { name: 'View on the site' });
    const { pathname } = new URL((await link.getAttribute('href')) ?? '');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText(/successfully/u).first()).toBeVisible();
    await expect(async () => {
      await page.goto(site.origin + pathname);
      for (const { field, on } of seen) {
        await expect(on(page).first(), field).toBeAttached({ timeout: 1000 });
      }
    }).toPass(SOON);
  });
}
