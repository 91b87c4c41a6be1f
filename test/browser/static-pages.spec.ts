import { expect, test } from './fixtures.ts';

test('[STATIC-02] [STATIC-03] [ROUTE-04] the Responsibility page asks the trade in', async ({
  page,
}) => {
  await page.goto('/responsibilities');
  await expect(page.getByRole('heading', { name: 'Are you in the trade?' })).toBeVisible();
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const tradeLogin = page.getByRole('banner').getByRole('link', { name: 'Trade Login' });
  const tradeSite = (await tradeLogin.getAttribute('href')) ?? '';
  expect(tradeSite).toBe(new URL('/register', page.url()).href);
  await expect(link('LOGIN')).toHaveAttribute('href', tradeSite);
  await link('LEARN MORE').click();
  await expect(page).toHaveURL('/register');
});

for (const path of ['/about-us', '/directors', '/returns-policy', '/internationals/sample']) {
  test(`[STATIC-04] [STATIC-05] [ROUTE-12] ${path} is a page of text with header and footer`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

/** Each row of the policy with the figures that it must keep. */
const POLICY = [
  ['RET-01', /prices exclude VAT/iu],
  ['RET-02', /minimum fabric cut is one metre/iu],
  ['RET-03', /under 3 metres/iu],
  ['RET-04', /30 calendar days.*6 months/isu],
  ['RET-05', /rugs and homeware.*12 months/isu],
  ['RET-06', /credits and price differences.*30 working days/isu],
  ['RET-07', /15 working days.*15 days for wallpaper and rugs/isu],
  ['RET-08', /fabric under 6 metres/iu],
  ['RET-09', /50% is charged on velvet.*30% on any other fabric/isu],
  ['RET-10', /30% is charged on wallpaper.*minimum return is 3 rolls.*same batch/isu],
  ['RET-11', /plus or minus 3%/iu],
  ['RET-12', /R250 excluding VAT/iu],
  ['RET-13', /five to six flaws per 50 metres/iu],
] as const;

test('[RET-01] [RET-02] [RET-03] [RET-04] [RET-05] [RET-06] [RET-07] [RET-08] [RET-09] [RET-10] [RET-11] [RET-12] [RET-13] the returns policy keeps every figure', async ({
  page,
}) => {
  await page.goto('/returns-policy');
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const [row, words] of POLICY) expect(text, row).toMatch(words);
});
