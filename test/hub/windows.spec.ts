import { expect, round, test } from './fixtures.ts';
import { acceptByPassword, invite } from './invite.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A time as people of the house write it. */
const inHours = (hours: number): string => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Johannesburg',
  }).formatToParts(new Date(Date.now() + hours * HOUR_MS));
  const { day, month, year, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return `${day} ${month} ${year}, ${hour}:${minute}`;
};

/** A time of this day that has passed: the form takes none of another. */
const earlierToday = (): string => inHours(0).replace(/\d\d:\d\d$/u, '00:00');

test('a room becomes a picture of the form that chooses one, which stays unsaved', async ({
  page,
  site,
}) => {
  const path = '/item_group/005/application/Curtaining/collection/Glasshouse';
  await page.goto('/admin/collections/collection-pages');
  await page.getByRole('link', { name: 'Fabric / Curtaining / Glasshouse' }).click();
  const text = page.getByRole('textbox', { name: /^Text under the heading/u });
  const before = await text.inputValue();
  await text.fill('Nobody is to see this.');
  await page.getByRole('button', { name: 'Choose from existing' }).first().click();
  const list = page.getByRole('dialog', { name: 'Pictures' });
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url());
  });
  // The demo of these tests has no scenes to dress: a picture that is there stands for the one that is made.
  const { id, filename } = await page.evaluate(async () => {
    const found = await fetch('/api/media?limit=1&sort=id&depth=0');
    return (await found.json()).docs[0];
  });
  await page.route('**/api/media/room', (route) => route.fulfill({ json: { id } }));
  await list.getByLabel('A picture of a room, by its link').fill(`${site.origin}/room?scene=salon`);
  await list.getByRole('button', { name: 'Make the picture' }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('link', { name: filename })).toBeVisible();
  await expect(text).toHaveValue('Nobody is to see this.');
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
  expect(saves).toEqual([]);
  expect(await site.html(path)).toContain(before.slice(0, 40));
});

test('nothing is planned for a time that has passed, and the keyboard finds its way back', async ({
  page,
  site,
}) => {
  await page.goto('/admin/collections/stores');
  await page.getByRole('link', { name: 'HAUS Parkhurst' }).click();
  await expect(page.getByRole('combobox', { name: /^Region/u })).toBeVisible();
  const more = page.getByRole('button', { name: 'More ways to publish' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Publish or unpublish later' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'When HAUS Parkhurst comes onto the site' });
  const time = drawer.getByRole('textbox', { name: /^Time/u });
  const save = async (when: string) => {
    await time.fill(when);
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A time that has passed is not taken.').first()).toBeVisible();
  };
  await save(earlierToday());
  await expect(drawer.getByText('Nothing is planned.')).toBeVisible();
  await save(inHours(30));
  await drawer.getByRole('button', { name: 'Cancel this plan' }).click();
  await expect(page.getByText('The plan is cancelled.')).toBeVisible();
  await expect(drawer.getByText('Nothing is planned.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(more).toBeFocused();
  expect(await site.html('/store-locator')).toContain('HAUS Parkhurst');
});

test('a form that is open tells when what was planned for it has had its time', async ({
  page,
}) => {
  const standingNow = { isPublished: true, isShownWithoutIt: false, planned: [], failed: null };
  const answer = { address: null, hints: [], ...standingNow };
  await page.clock.install();
  const at = new Date(Date.now() + 5 * 60_000).toISOString();
  await page.route('**/api/on-site?*', (route) => {
    const isDue = new URL(route.request().url()).searchParams.get('due') !== '';
    const json = isDue
      ? { ...answer, isPublished: false }
      : { ...answer, planned: [{ what: 'unpublish', at }] };
    return route.fulfill({ json });
  });
  await page.goto('/admin/collections/stores');
  await page.getByRole('link', { name: 'HAUS Gardens' }).click();
  const standing = page.getByRole('region', { name: 'On the site' });
  await expect(standing).toContainText('Will be taken off the site');
  await page.clock.fastForward('06:00');
  await expect(standing.getByRole('status')).toContainText('has had its time');
  await expect(standing).toContainText('Not on the site.');
});

test('what one has typed can be kept while somebody else saves the document', async ({ page }) => {
  await page.goto('/admin/collections/stores');
  await page.getByRole('link', { name: 'HAUS Parkhurst' }).click();
  const address = page.getByRole('textbox', { name: /^Address \*$/u });
  const before = await address.inputValue();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.evaluate(
    async ([store, phone]) => {
      await fetch(`/api/stores/${store}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone, _status: 'published' }),
      });
    },
    [id, `+27 11 000 01${test.info().retry}0`] as const,
  );
  await address.fill('7 Lagoon Road');
  const question = page.getByRole('dialog', { name: 'Document modified' });
  await expect(question.getByRole('button', { name: 'Reload document' })).toBeVisible();
  await question.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(question).toBeHidden();
  await expect(address).toHaveValue('7 Lagoon Road');
  await address.fill(before);
  await expect(question).toBeHidden();
});

test('what one has typed can be kept while somebody else takes the document over', async ({
  page,
  browser,
}) => {
  const link = await invite(page, `taker-${round()}@example.com`);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await acceptByPassword(other, link, 'four bolts of linen');
  const openStore = async (person: typeof page) => {
    await person.goto('/admin/collections/stores');
    await person.getByRole('link', { name: 'HAUS Gardens' }).click();
    return person.getByRole('textbox', { name: /^Address \*$/u });
  };
  const address = await openStore(page);
  const before = await address.inputValue();
  await address.fill('7 Lagoon Road');
  await expect(async () => {
    await openStore(other);
    const question = other.getByRole('dialog', { name: 'Document locked' });
    await question.getByRole('button', { name: 'Take over' }).click({ timeout: 2000 });
  }).toPass();
  await expect(other.getByRole('textbox', { name: /^Address \*$/u })).toHaveValue(before);
  await address.press('End');
  await address.pressSequentially(', Umhlanga');
  const taken = page.getByRole('dialog', { name: 'Editing taken over' });
  await taken.getByRole('button', { name: 'Stay with what I typed' }).click();
  await expect(taken).toBeHidden();
  await expect(address).toHaveValue('7 Lagoon Road, Umhlanga');
  await context.close();
});
