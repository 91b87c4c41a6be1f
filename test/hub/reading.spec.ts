import { expect, round, test } from './fixtures.ts';
import { acceptByPassword, invite } from './invite.ts';

const PASSWORD = 'four bolts of calico';

test('what somebody may only read opens, and asks the server for no form', async ({
  page,
  browser,
}) => {
  const email = `reader-${round()}@example.com`;
  const link = await invite(page, email);
  const { id } = await page.evaluate(async (address) => {
    const { docs } = await (await fetch(`/api/users?where[email][equals]=${address}`)).json();
    return docs[0];
  }, email);
  await page.evaluate(
    (person) =>
      fetch(`/api/users/${person}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ roles: ['clerk'] }),
      }),
    id,
  );
  const guest = await (await browser.newContext()).newPage();
  await acceptByPassword(guest, link, PASSWORD);
  const problems: string[] = [];
  guest.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
  });
  guest.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  const colleague = await page.evaluate(
    async () => (await (await fetch('/api/users/me')).json()).user.id,
  );
  await guest.goto(`/admin/collections/users/${colleague}`);
  await expect(guest.getByRole('textbox').first()).toBeDisabled();
  expect(problems).toEqual([]);
  await guest.context().close();
});
