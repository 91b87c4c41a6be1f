import { expect, round, test } from './fixtures.ts';
import { letterPng } from './hand-in-application.ts';

const pictureFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: letterPng(620 + round(), 410),
});

test('a picture is replaced by another file, and the form follows', async ({ page }) => {
  const problems: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  const name = `swatch-${round()}.png`;
  await page.goto('/admin/collections/media/create');
  const file = page.locator('input[type=file]');
  const save = page.getByRole('button', { name: 'Save' });
  await file.setInputFiles(pictureFile(`first-${name}`));
  await page.getByRole('textbox', { name: /^What the picture shows/u }).fill('A letter');
  await save.click();
  await page.waitForURL(/\/media\/\d+$/u);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  const followed = page.waitForResponse(
    (answer) => answer.url() === page.url() && answer.request().method() === 'POST',
  );
  await file.setInputFiles(pictureFile(name));
  await followed;
  await save.click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(save).toBeDisabled();
  expect(problems).toEqual([]);
});
