import { expect, SOON, test } from './fixtures.ts';

const LIST = [
  'sku,design,colour,range,item_group,application,width',
  'TRY-1,Tried Cloth,Indigo,Trial,005,Curtaining,140cm',
  'TRY-2,Tried Cloth,,Trial,005,Curtaining,140cm',
];
const PATH = '/item_group/005/collection/Trial/design/Tried%20Cloth';

test('a product file is checked, imported and taken back', async ({ page, site }) => {
  await page.goto('/admin/products/import');
  await page.getByLabel('Product file').setInputFiles({
    name: 'trial.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${LIST.join('\n')}\n`),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name: 'What trial.csv would change' })).toBeVisible();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('colour').first()).toContainText('3');
  await expect(row('TRY-1')).toContainText('New');
  await expect(row('TRY-1')).toContainText('width: 140cm');
  expect(await site.status(PATH)).toBe(404);
  const table = await page.getByRole('table').filter({ hasText: 'TRY-1' }).boundingBox();
  const button = await page.getByRole('button', { name: 'Import it now' }).boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((table?.y ?? 0) + (table?.height ?? 0) + 16);

  await page.getByRole('button', { name: 'Import it now' }).click();
  await expect(page.getByRole('heading', { name: 'trial.csv is imported' })).toBeVisible();
  await expect.poll(() => site.status(PATH), SOON).toBe(200);

  // A price list changes the prices alone.
  const update = page.getByRole('checkbox', { name: 'Change only what the file carries' });
  await update.check();
  await page.getByLabel('Product file').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('sku,price_retail_inc_vat\nTRY-1,99\n'),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name: 'What prices.csv would change' })).toBeVisible();
  await expect(row('TRY-1')).toContainText('price_retail_inc_vat: empty → 99');
  await expect(page.getByRole('heading', { name: 'What would be lost' })).toBeHidden();
  await update.uncheck();

  // A file of fewer columns empties the others: that is said, and ticked by its numbers first.
  await page.getByLabel('Product file').setInputFiles({
    name: 'short.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('sku,design,colour,range,item_group\nTRY-1,Tried Cloth,Indigo,Trial,005\n'),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name: 'What short.csv would change' })).toBeVisible();
  const loss = page.getByRole('checkbox', { name: 'Empty 2 fields of 1 product' });
  await expect(loss).not.toBeChecked();
  await expect(row('width').first()).toContainText('1');
  await page.getByRole('button', { name: 'Import it now' }).click();
  await expect(loss).toBeFocused(); // the browser asks for it
  await expect(page.getByRole('heading', { name: 'What short.csv would change' })).toBeVisible();
  await loss.check();
  await page.getByRole('button', { name: 'Import it now' }).click();
  await expect(page.getByRole('heading', { name: 'short.csv is imported' })).toBeVisible();

  page.on('dialog', (dialog) => dialog.accept());
  const short = row('short.csv').first();
  await short.getByRole('button', { name: 'Take it back' }).click();
  await expect(short).toContainText('Taken back');
  const run = row('trial.csv').first();
  await run.getByRole('button', { name: 'Take it back' }).click();
  await expect(run).toContainText('Taken back');
  await expect.poll(() => site.status(PATH), SOON).toBe(404);
});

test('a file of other columns is matched by hand, and known the next time', async ({ page }) => {
  const list = (colour: string) => ({
    name: 'Weaver & Sons.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Code;Design name;Collection;Tone\nWS-1;Tried Weave;Trial;${colour}\n`),
  });
  await page.goto('/admin/products/import');
  await page.getByLabel('Product file').setInputFiles(list('Indigo'));
  await page.getByRole('button', { name: 'Check the file', exact: true }).click();
  const match = page.getByRole('form', { name: 'Which column is what?' });
  await expect(match.getByLabel('Product code (SKU)')).toHaveValue('Code');
  await expect(match.getByLabel('Name of the supplier’s list')).toHaveValue('weaver-sons');
  await match.getByLabel('All rows are of one item group').selectOption('Fabric');
  await match.getByRole('button').click();
  await expect(match.getByLabel('Colour (needed)')).toBeFocused(); // the browser asks for it
  await match.getByLabel('Colour (needed)').selectOption('Tone');
  await match.getByRole('button').click();
  await expect(page.getByRole('row').filter({ hasText: 'WS-1' })).toContainText('colour: Indigo');
  await page.getByRole('button', { name: 'Import it now' }).click();
  await expect(page.getByRole('heading', { name: /is imported$/u })).toBeVisible();
  await expect(match).toBeHidden();

  await page.reload();
  await page.getByLabel('Product file').setInputFiles(list('Moss'));
  await page.getByLabel('Columns').selectOption('As last time for “weaver-sons”');
  await page.getByRole('button', { name: 'Check the file', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'WS-1' })).toContainText('Indigo → Moss');

  await page.reload();
  const prices = Buffer.from('Code;Tone now\nWS-1;Rust\n');
  await page
    .getByLabel('Product file')
    .setInputFiles({ name: 'prices of May.csv', mimeType: 'text/csv', buffer: prices });
  await page.getByLabel('Change only what the file carries').check();
  await page.getByRole('button', { name: 'Check the file', exact: true }).click();
  const named = match.getByLabel('Name of the supplier’s list');
  await expect(named).toHaveValue('demo'); // where most products are, and not what the file is called
  await named.fill('weaver-sons');
  await match.getByLabel('Product code (SKU)').selectOption('Code');
  await match.getByRole('combobox', { name: 'Colour', exact: true }).selectOption('Tone now');
  await match.getByRole('button').click();
  await expect(page.getByRole('row').filter({ hasText: 'WS-1' })).toContainText('Indigo → Rust');
});
