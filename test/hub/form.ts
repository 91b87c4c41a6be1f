import { expect, type Locator, type Page } from '@playwright/test';

/** One change in a form, and what of it visitors see. */
export interface Change {
  /** The field's place in the form, such as "newArrivals.0.collection". */
  readonly field: string;
  /** A text, the label of an option, a tick; or "picture" for another one of the library. */
  readonly to: string | boolean | typeof ANOTHER_PICTURE;
  /** By itself the text, or the picture, where it stands in the page. */
  readonly seen?: (page: Page) => Locator;
}

export const ANOTHER_PICTURE = Symbol('another picture');

const fieldOf = (page: Page, field: string): Locator =>
  page.locator(`#field-${field.replaceAll('.', '__')}`);

/** Forms draw what comes into view: looks at all of one, from its top to its end. */
const lookThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A browser without a screen draws no frame now and then until something asks for one.
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await drawn();
      await drawn();
    }
    window.scrollTo(0, 0);
  });

/** Opens a document's form and all that is folded in it. @param form below /admin @param document its name in the list */
export async function openForm(page: Page, form: string, document?: string): Promise<void> {
  await page.goto(`/admin/${form}`);
  if (document) {
    await page.getByRole('table').getByRole('link', { name: document, exact: true }).click();
  }
  await expect(page.getByRole('region', { name: 'On the site' })).toContainText('On the site.');
  await lookThrough(page);
  const closed = page.locator('.render-fields .collapsible--collapsed > .collapsible__toggle-wrap');
  for (let left = await closed.count(); left > 0; left = await closed.count()) {
    await closed.first().locator('.collapsible__toggle').click();
    await expect(closed).not.toHaveCount(left);
  }
  await lookThrough(page);
}

/** Takes the pictures of a field out and another one of the library in. @returns the part of its address that names it */
async function choosePicture(page: Page, field: Locator, place: number): Promise<string> {
  const remove = field.locator('.upload-relationship-details__remove');
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await field.getByRole('button', { name: 'Choose from existing' }).click();
  const choice = page.getByRole('dialog').getByRole('row').nth(place).getByRole('button').first();
  const name = ((await choice.textContent()) ?? '').trim();
  await choice.click();
  await expect(field.getByText(name, { exact: true })).toBeVisible();
  return page.evaluate(async (file) => {
    const where = `where[filename][equals]=${encodeURIComponent(file)}`;
    const found = await (await fetch(`/api/media?${where}&depth=0`)).json();
    return /([0-9a-f]{40,64})\./u.exec(found.docs[0].address)?.[1] ?? '';
  }, name);
}

async function choose(field: Locator, option: string): Promise<void> {
  await field.locator('.rs__control').click();
  await field.getByRole('option', { name: option, exact: true }).click();
}

/**
 * Makes a change in the form that is open.
 *
 * @param place of the picture in the library's list, where the change is a picture
 * @returns what of it is on the site's page
 */
export async function make(page: Page, change: Change, place: number) {
  const { field, to } = change;
  const place_ = fieldOf(page, field);
  if (to === ANOTHER_PICTURE) {
    const hash = await choosePicture(page, place_, place);
    return change.seen ?? ((site: Page) => site.locator(`[src*="${hash}"], [srcset*="${hash}"]`));
  }
  if (typeof to === 'boolean') await place_.setChecked(to);
  else if (await place_.locator('.rs__control').count()) await choose(place_, to);
  else await place_.fill(to);
  return change.seen ?? ((site: Page) => site.getByText(String(to)));
}
