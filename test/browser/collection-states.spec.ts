import { answerWith, CURTAINING, holdAnswers, LIST_CALL } from './application-page.ts';
import { designLinks, designs, HEADING, openFromApplication } from './collection-page.ts';
import { answerAll, CONTENT_CALL, refuse } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.describe('the states of the collection page', () => {
  test('[COLL-10] shows the shape of its designs while they are on their way', async ({ page }) => {
    await page.goto(CURTAINING);
    await hydrated(page);
    const release = await holdAnswers(page);
    await openFromApplication(page);
    const loading = page.getByRole('status').filter({ hasText: 'Loading designs...' });
    await expect(loading).toBeAttached();
    await expect(designs(page)).toBeVisible();
    release();
    await expect(designLinks(page).first()).toBeVisible();
    await expect(loading).not.toBeAttached();
  });

  test('[COLL-03] [COLL-08] says that there are no designs where none may be shown', async ({
    page,
  }) => {
    await page.goto(CURTAINING);
    await hydrated(page);
    await answerWith(page, (answer) => ({
      ...answer,
      products: answer.products.map((product) => ({ ...product, is_published: false })),
    }));
    await openFromApplication(page);
    await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
    await expect(page.getByText('No designs found in this collection')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('[COLL-03] says so too where the catalogue holds nothing of a collection that is written', async ({
    page,
  }) => {
    await page.goto(CURTAINING);
    await hydrated(page);
    await answerWith(page, (answer) => ({ ...answer, products: [] }));
    await openFromApplication(page);
    await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
    await expect(page.getByText('No designs found in this collection')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'More of Curtaining' }).click();
    await expect(page).toHaveURL(CURTAINING);
  });

  test('a collection that goes missing within the site is not found', async ({ page }) => {
    await page.goto(CURTAINING);
    await hydrated(page);
    await answerWith(page, (answer) => ({ ...answer, products: [] }));
    await answerAll(page, CONTENT_CALL, {});
    await openFromApplication(page);
    await expect(page.getByText('Whoops! This page has gone missing.')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found \| /u);
  });

  test.describe('when the call fails', () => {
    test.use({ expectedConsole: [/status of 400/u] });

    test('[ERR-17] [COLL-10] says so, and tries again when asked to', async ({ page }) => {
      await page.goto(CURTAINING);
      await hydrated(page);
      await refuse(page, LIST_CALL);
      await openFromApplication(page);
      await expect(page.getByRole('alert')).toContainText('This collection could not be loaded');
      await page.unroute(LIST_CALL);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(designLinks(page).first()).toBeVisible();
    });

    test('what staff have written fails by itself, and comes when asked for again', async ({
      page,
    }) => {
      await page.goto(CURTAINING);
      await hydrated(page);
      await refuse(page, CONTENT_CALL);
      await openFromApplication(page);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await expect(designLinks(page).first()).toBeVisible();
      await page.unroute(CONTENT_CALL);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  });
});
