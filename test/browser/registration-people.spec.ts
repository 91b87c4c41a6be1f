import { expect, test } from './fixtures.ts';
import { fillCompany, goOn, heading, openWizard, passIntroduction } from './registration-steps.ts';

const LISTS = [
  {
    list: 'Contacts',
    singular: 'contact',
    labels: [
      'Primary contact',
      'Telephone number',
      'Cellphone number',
      'Accounts email',
      'Sales email',
    ],
    messages: [
      'Please enter full name',
      'Please enter telephone number',
      'Please enter cellphone number',
      'Please enter email',
      'Please enter email',
    ],
    lines: [
      'Contact 1, Primary contact: Please enter full name',
      'Contact 1: Please enter telephone number',
      'Contact 1: Please enter cellphone number',
      'Contact 1, Accounts email: Please enter email',
      'Contact 1, Sales email: Please enter email',
    ],
  },
  {
    list: 'Partners',
    singular: 'partner',
    labels: ['Full name', 'ID number', 'Residential address'],
    messages: [
      'Please enter full name',
      'Please enter ID number',
      'Please enter residential address',
    ],
    lines: [
      'Partner 1: Please enter full name',
      'Partner 1: Please enter ID number',
      'Partner 1: Please enter residential address',
    ],
  },
] as const;

test.beforeEach(async ({ page }) => {
  await openWizard(page);
  await passIntroduction(page);
});

for (const { list, singular, labels, messages, lines } of LISTS)
  test(`an entry that is added to the ${list} after a try to go on is judged when it is left, or at the next try`, async ({
    page,
  }) => {
    await goOn(page);
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    const before = await summary.getByRole('link').count();
    const group = page.getByRole('group', { name: list, exact: true });
    await group.getByRole('button', { name: `Add ${singular}` }).click();
    const [first, second, ...rest] = labels;
    await expect(group.getByLabel(first)).toBeFocused();
    await page.keyboard.type('S');
    for (const label of labels)
      await expect(group.getByLabel(label)).toHaveAttribute('aria-invalid', 'false');
    await expect(summary.getByRole('link')).toHaveCount(before);

    await group.getByLabel(first).fill('');
    await page.keyboard.press('Tab');
    await expect(group.getByLabel(first)).toHaveAccessibleDescription(messages[0]);
    for (const label of [second, ...rest])
      await expect(group.getByLabel(label)).toHaveAttribute('aria-invalid', 'false');
    await group.getByLabel(first).fill('S');
    await expect(group.getByLabel(first)).toHaveAttribute('aria-invalid', 'false');

    await group.getByLabel(first).fill('');
    await goOn(page);
    await expect(summary).toBeFocused();
    // Each line says which field of which person it means.
    const ofEntry = summary.getByRole('link').filter({ hasText: `${singular} 1` });
    await expect(ofEntry).toHaveText([...lines]);
    for (const [place, message] of messages.entries())
      await expect(group.getByLabel(labels[place] ?? '')).toHaveAccessibleDescription(
        new RegExp(`${message}$`, 'u'),
      );
    await group.getByRole('button', { name: 'Add another' }).click();
    await expect(group.getByLabel(first).nth(1)).toHaveAttribute('aria-invalid', 'false');
    await group.getByRole('button', { name: `Remove ${singular} 1` }).click();
    await expect(group.getByRole('textbox')).toHaveCount(labels.length);
    for (const label of labels)
      await expect(group.getByLabel(label)).toHaveAttribute('aria-invalid', 'false');
  });

test('a click that judges the field it leaves still arrives where it was aimed', async ({
  page,
}) => {
  await fillCompany(page);
  await goOn(page);
  await expect(heading(page, 'Trade References')).toBeVisible();
  await goOn(page);
  await page.goBack();
  await page.getByLabel('Branch code').fill('');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByLabel('Primary contact')).toBeFocused();
  await expect(page.getByLabel('Branch code')).toHaveAccessibleDescription(
    'Please enter the branch',
  );
});

test('what is no longer asked for is no longer missing', async ({ page }) => {
  await fillCompany(page);
  const same = page.getByRole('checkbox', { name: /same as the physical address/u });
  await same.uncheck();
  await goOn(page);
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText(['Please enter the postal address']);
  await same.check();
  await expect(summary).toHaveCount(0);
});

test('[decision 47] a South African number that may be mistyped is told so and taken', async ({
  page,
}) => {
  const group = page.getByRole('group', { name: 'Partners', exact: true });
  await group.getByRole('button', { name: 'Add partner' }).click();
  const number = group.getByLabel('ID number');
  await number.fill('800101 5009 088');
  await expect(group.getByText('Please look once more')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  await number.fill('800101 5009 087');
  await expect(group.getByText('Or a passport’s number')).toBeVisible();
});
