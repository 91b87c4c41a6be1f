import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { askForLink } from './mailed-link.ts';
import {
  goOn,
  heading,
  openLinked,
  openWizard,
  passCompany,
  passIntroduction,
  passReferences,
  pdf,
  SEND,
  submit,
} from './registration-steps.ts';

const area = (page: Page, name: string) => page.getByRole('region', { name });
const file = (page: Page, name: string) => area(page, name).getByRole('listitem');

async function put(page: Page, name: string, document: string): Promise<void> {
  await area(page, name).locator('input[type=file]').setInputFiles(pdf(document));
  await expect(file(page, name)).toContainText('Uploaded');
}

async function reachDocuments(page: Page): Promise<void> {
  await openWizard(page);
  await passIntroduction(page);
  await passCompany(page);
  await passReferences(page);
}

test.describe('an application whose cookie is deleted meanwhile', () => {
  test('is kept anew from the page, files included', async ({ page, context }) => {
    await reachDocuments(page);
    await page.reload();
    await put(page, 'Bank Letter', 'letter.pdf');
    await context.clearCookies();
    const kept = page.waitForResponse(/save-document/u);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Company name').first().fill('Supplier of another tab');
    await kept;
    await page.reload();
    await expect(page.getByLabel('Company name').first()).toHaveValue('Supplier of another tab');
    await goOn(page);
    await expect(file(page, 'Bank Letter')).toContainText('letter.pdf');
  });

  test('leads to another device all the same', async ({ page, context, browser, baseURL }) => {
    await reachDocuments(page);
    await put(page, 'Bank Letter', 'letter.pdf');
    await page.reload();
    await put(page, 'Proof of Address', 'address.pdf');
    await context.clearCookies();
    const link = await askForLink(page, baseURL, 'without.cookie@example.co.za');
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await openLinked(other);
    await expect(heading(other, 'Document Upload')).toBeVisible();
    await expect(file(other, 'Proof of Address')).toContainText('address.pdf');
    await elsewhere.close();
  });

  test('is found again by the mailed link, whatever the browser has forgotten', async ({
    page,
    context,
    baseURL,
  }) => {
    await reachDocuments(page);
    await put(page, 'Bank Letter', 'letter.pdf');
    const link = await askForLink(page, baseURL, 'forgotten@example.co.za');
    await context.clearCookies();
    await page.reload();
    await expect(heading(page, 'Introduction')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('open that to go on');
    await page.goto('about:blank');
    await page.goto(link);
    await openLinked(page);
    await expect(heading(page, 'Document Upload')).toBeVisible();
    await expect(file(page, 'Bank Letter')).toContainText('letter.pdf');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test.describe('with a file that only the service had', () => {
    test.use({ expectedConsole: [/Failed to load resource/u] });

    test('says so at the file, and does not go without it', async ({ page, context }) => {
      await reachDocuments(page);
      await put(page, 'Bank Letter', 'letter.pdf');
      await page.reload();
      await expect(file(page, 'Bank Letter')).toContainText('letter.pdf');
      await goOn(page);
      // Every save that is under way brings the cookie anew, and sending waits for the last of them.
      const clearFirst = async (route: Route) => {
        await context.clearCookies();
        await route.continue();
      };
      await page.route(SEND, clearFirst, { times: 1 });
      await submit(page);
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect(dialog).toContainText('Something has to be corrected first');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(heading(page, 'Document Upload')).toBeVisible();
      await expect(file(page, 'Bank Letter')).toContainText('please choose it again');
      await put(page, 'Bank Letter', 'again.pdf');
      await goOn(page);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    });
  });
});

test.describe('an application whose answer was lost', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('is the same one when it is sent again, also with files that only the service had', async ({
    page,
  }) => {
    await reachDocuments(page);
    await put(page, 'Bank Letter', 'letter.pdf');
    await page.reload();
    await expect(file(page, 'Bank Letter')).toContainText('letter.pdf');
    await goOn(page);
    const kept: string[] = [];
    let isLost = true;
    await page.route(SEND, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      kept.push(json.json.reference);
      return isLost ? route.abort('connectionreset') : route.fulfill({ json });
    });
    await submit(page);
    const error = page.getByRole('dialog', { name: 'Error' });
    await expect(error).toContainText('Nothing you have entered is lost');
    await page.keyboard.press('Escape');
    isLost = false;
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const reference = page.getByRole('dialog', { name: 'Success' }).getByRole('strong');
    await expect(reference).toHaveText(kept[0] ?? 'none was kept');
    expect(new Set(kept).size).toBe(1);
  });
});

test('an application that was sent says so again when the page is loaded anew', async ({
  page,
}) => {
  await reachDocuments(page);
  await goOn(page);
  await submit(page);
  const reference = await page
    .getByRole('dialog', { name: 'Success' })
    .getByRole('strong')
    .textContent();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heading(page, 'Thank you for applying')).toBeVisible();
  await expect(page.getByText(reference ?? 'no reference')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('going back from an application that was sent does not open it again', async ({ page }) => {
  await reachDocuments(page);
  await goOn(page);
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (let steps = 4; steps > 0; steps--) {
    await page.goBack();
    await expect(heading(page, 'Thank you for applying')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  }
});
