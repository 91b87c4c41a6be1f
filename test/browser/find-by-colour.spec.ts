import type { Page } from '@playwright/test';
import { COLOUR_CALL, openByColour, pictureOf } from './colour-search.ts';
import { answerAll, refuse } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/** The colours that each call asks for from now on. */
function askedColours(page: Page): { hex: string; share: number }[][] {
  const asked: { hex: string; share: number }[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/products/nearest_colours'))
      asked.push(request.postDataJSON().colours);
  });
  return asked;
}

test.describe('find by colour in the search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/item_group/005');
    await hydrated(page);
  });

  test('a colour of the house finds colourways of every group, each a card that leads to its colour', async ({
    page,
  }) => {
    const dialog = await openByColour(page);
    await dialog.getByRole('radio', { name: 'Blue' }).check();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Fabric',
      'Wallpaper',
      'Rugs',
      'Homeware',
    ]);
    await expect(dialog.getByRole('status')).toHaveText(
      /^The nearest \d+ colourways, in 4 groups$/u,
    );
    const card = dialog.getByRole('list', { name: 'Wallpaper' }).getByRole('link').first();
    await expect(card.getByRole('presentation')).toHaveCount(1);
    await card.click();
    await expect(page).toHaveURL(/\/item_group\/001\/collection\/[^/]+\/design\/[^/]+\/colour\//u);
    await expect(dialog).toBeHidden();
  });

  test('the colours stay chosen for the visit', async ({ page }) => {
    const dialog = await openByColour(page);
    await dialog.getByRole('radio', { name: 'Green' }).check();
    await dialog.getByRole('list', { name: 'Fabric' }).getByRole('link').first().click();
    await expect(dialog).toBeHidden();
    await openByColour(page);
    await expect(dialog.getByRole('radio', { name: 'Green' })).toBeChecked();
    await expect(dialog.getByRole('list', { name: 'Fabric' })).toBeVisible();
  });

  test('the arrow keys go from colour to colour, and the older request is aborted', async ({
    page,
  }) => {
    const asked = askedColours(page);
    const dialog = await openByColour(page);
    await dialog.getByRole('radio', { name: 'Teal' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Blue' })).toBeFocused();
    await expect(dialog.getByRole('radio', { name: 'Blue' })).toBeChecked();
    await expect(dialog.getByRole('list', { name: 'Fabric' })).toBeVisible();
    expect(asked.at(-1)).toEqual([{ hex: '#3b527f', share: 1 }]);
  });

  test('any colour can be written or picked, and a code that is none is pointed out', async ({
    page,
  }) => {
    const asked = askedColours(page);
    const dialog = await openByColour(page);
    const code = dialog.getByRole('textbox', { name: 'Colour code' });
    await code.fill('8A4B');
    await code.blur();
    await expect(dialog.getByRole('alert').filter({ hasText: 'six digits' })).toBeVisible();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill('8A4B2C');
    await expect(dialog.getByRole('list', { name: 'Fabric' })).toBeVisible();
    await expect(dialog.getByLabel('Pick a colour')).toHaveValue('#8a4b2c');
    expect(asked).toEqual([[{ hex: '#8a4b2c', share: 1 }]]);
    await dialog.getByLabel('Pick a colour').fill('#203060');
    await expect(code).toHaveValue('#203060');
    await expect.poll(() => asked.at(-1)).toEqual([{ hex: '#203060', share: 1 }]);
    await dialog.getByRole('radio', { name: 'Rose' }).check();
    await expect(code).toHaveValue('#d3a19f');
  });

  test('a picture is read here and sent nowhere: only its colours are asked for', async ({
    page,
  }) => {
    const asked = askedColours(page);
    const dialog = await openByColour(page);
    const sent: number[] = [];
    page.on('request', (request) => sent.push(request.postDataBuffer()?.length ?? 0));
    await dialog.getByLabel('Choose a picture').setInputFiles({
      name: 'room.png',
      mimeType: 'image/png',
      buffer: await pictureOf(page, '#203060', '#e8dcc8'),
    });
    await expect(dialog.getByRole('img', { name: 'Your picture' })).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Fabric' })).toBeVisible();
    expect(asked).toEqual([
      [
        { hex: '#203060', share: 0.75 },
        { hex: '#e8dcc8', share: 0.25 },
      ],
    ]);
    expect(Math.max(...sent)).toBeLessThan(200);

    const colours = dialog.getByRole('group', { name: 'Colours of your picture' });
    await expect(colours.getByRole('button', { name: 'All' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await colours.getByRole('button', { name: '#e8dcc8, 25 %' }).click();
    await expect.poll(() => asked.at(-1)).toEqual([{ hex: '#e8dcc8', share: 1 }]);
    await colours.getByRole('button', { name: 'All' }).click();
    await dialog.getByRole('radio', { name: 'Red' }).check();
    await expect(dialog.getByRole('img', { name: 'Your picture' })).toBeHidden();
  });

  test('a file that is no picture is pointed out', async ({ page }) => {
    const dialog = await openByColour(page);
    await dialog.getByLabel('Choose a picture').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('blue'),
    });
    await expect(dialog.getByRole('alert').filter({ hasText: 'not a picture' })).toBeVisible();
  });

  test('[SEARCH-01] text takes over again, and the dialog still opens empty with its field focused', async ({
    page,
  }) => {
    const dialog = await openByColour(page);
    const field = page.getByRole('combobox', { name: 'Search the catalogue' });
    await field.fill('curtaining');
    await expect(dialog.getByRole('button', { name: 'Application', exact: true })).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'A colour family' })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(dialog.getByRole('group', { name: 'A colour family' })).toBeHidden();
  });

  test('nothing found says so', async ({ page }) => {
    await answerAll(page, COLOUR_CALL, { data: [] });
    const dialog = await openByColour(page);
    await dialog.getByRole('radio', { name: 'Blue' }).check();
    await expect(dialog.getByText('No items found')).toBeVisible();
  });
});

test.describe('the page of a search by colour', () => {
  test('its address keeps the colours, for the server, a reload and whoever gets the link', async ({
    page,
  }) => {
    await page.goto('/item_group/005');
    await hydrated(page);
    const dialog = await openByColour(page);
    await dialog.getByRole('radio', { name: 'Ochre' }).check();
    await dialog
      .getByRole('link', { name: 'More of these colours, on a page of their own' })
      .click();
    await expect(page).toHaveURL(/\/find-by-colour\?colour=c2924a$/u);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find by colour');
    const first = page.getByRole('list', { name: 'Fabric' }).getByRole('link').first();
    const design = await first.textContent();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('radio', { name: 'Ochre' })).toBeChecked();
    await expect(first).toHaveText(design ?? '');
  });

  test('going back from a product finds the colours that were chosen last', async ({ page }) => {
    await page.goto('/find-by-colour?colour=c2924a');
    await hydrated(page);
    const first = page.getByRole('list', { name: 'Fabric' }).getByRole('link').first();
    await page.getByRole('radio', { name: 'Blue' }).check();
    await expect(page).toHaveURL(/\?colour=3b527f$/u);
    await first.click();
    await expect(page).toHaveURL(/\/colour\//u);
    await page.goBack();
    await expect(page).toHaveURL(/\?colour=3b527f$/u);
    await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  });

  test('the server answers with the cards, and colours that are none are passed over', async ({
    request,
  }) => {
    const html = await (await request.get('/find-by-colour?colour=3b527f-60&colour=red')).text();
    expect(html).toContain('/item_group/005/collection/');
    const empty = await request.get('/find-by-colour?colour=red');
    expect(empty.status()).toBe(200);
    expect(await empty.text()).toContain('Choose a colour, or a picture');
  });
});

test.describe('a search by colour that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('says so, and can be tried again', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await refuse(page, COLOUR_CALL);
    const dialog = await openByColour(page);
    await dialog.getByRole('radio', { name: 'Blue' }).check();
    await expect(dialog.getByText('An error occurred, please try again later')).toBeVisible();
    await page.unroute(COLOUR_CALL);
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByRole('list', { name: 'Fabric' })).toBeVisible();
  });
});
