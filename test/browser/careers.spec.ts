import type { Page } from '@playwright/test';
import { vacanciesResponse } from '@selvedge/contract/house-content';
import { hold, refuse, viewTitles } from './content-calls.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const VACANCIES_CALL = '**/download-careers-csv';

const vacancies = (page: Page) => page.getByRole('region', { name: 'Vacancies' });

/** Opens the page within the site, which then asks the service for the vacancies itself. */
async function open(page: Page): Promise<void> {
  await page.goto('/about-us');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
}

test('[CAREER-01] [CAREER-03] [CAREER-04] [ROUTE-12] the page has vacancies and tells how we recruit', async ({
  page,
}) => {
  const titles = viewTitles(page);
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
  await expect(vacancies(page).getByRole('article')).not.toHaveCount(0);
  const main = page.getByRole('main');
  for (const words of [
    'founded in 1987',
    'more than 300 permanent employees',
    'Recruitment typically takes two months',
    'notice of an interview within two weeks',
    'decision within 14 days',
    'the application was unsuccessful',
  ])
    await expect(main).toContainText(words);
  await expect.poll(() => titles).toEqual(['Careers']);
});

test('[CAREER-02] [CAREER-05] a vacancy tells all that there is of it, and where to apply', async ({
  page,
  request,
}) => {
  const answer = await request.get('/services/product/download-careers-csv');
  const { vacancies: all } = vacanciesResponse.parse(await answer.json());
  await page.goto('/careers');
  for (const vacancy of all) {
    const entry = vacancies(page)
      .getByRole('article', { name: vacancy.position })
      .filter({ hasText: vacancy.location });
    for (const label of [
      'Region',
      'Area',
      'Available from',
      'Purpose',
      'Requirements',
      'Candidate',
      'Duties',
    ])
      await expect(entry.getByText(label, { exact: true })).toBeVisible();
    for (const field of [
      'region',
      'location',
      'available_from',
      'description',
      'purpose',
      'requirements',
      'candidate',
    ] as const)
      await expect(entry).toContainText(vacancy[field]);
    for (const duty of vacancy.duties.split('\n')) await expect(entry).toContainText(duty);
    await expect(entry.getByRole('link', { name: vacancy.email })).toHaveAttribute(
      'href',
      /^mailto:/u,
    );
  }
  const mailboxes = new Set(all.map(({ email }) => email));
  expect(mailboxes.size).toBe(2);
});

test('[CAREER-05] [CAREER-06] an internship is applied for under its region', async ({ page }) => {
  await page.goto('/careers');
  await expect(
    page.getByRole('link', { name: 'Apply for an internship in Gauteng' }),
  ).toHaveAttribute('href', /^mailto:[^?]+\?subject=INTERNSHIP%20Gauteng$/u);
  const mailbox = async (region: string) => {
    const link = page.getByRole('link', { name: `Apply for an internship in ${region}` });
    return (await link.getAttribute('href'))?.split('?')[0];
  };
  // Two mailboxes, by region (CAREER-05).
  expect(await mailbox('Eastern Cape')).toBe(await mailbox('Western Cape'));
  expect(await mailbox('Mauritius')).toBe(await mailbox('Gauteng'));
  expect(await mailbox('Gauteng')).not.toBe(await mailbox('Western Cape'));
});

test('the vacancies are waited for in their place', async ({ page }) => {
  const release = await hold(page, VACANCIES_CALL);
  await open(page);
  await expect(vacancies(page).getByRole('status')).toContainText('Loading vacancies');
  release();
  await expect(vacancies(page).getByRole('article')).not.toHaveCount(0);
});

test('search engines are told of every vacancy', async ({ page }) => {
  await page.goto('/careers');
  const facts = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent ?? '')));
  const postings = facts.filter((fact) => fact['@type'] === 'JobPosting');
  expect(postings).toHaveLength(await vacancies(page).getByRole('article').count());
  for (const { title, jobLocation } of postings) {
    expect(title).not.toBe('');
    expect(jobLocation.address.addressCountry).toMatch(/^(?:ZA|NA|MU)$/u);
  }
});

test.describe('what fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/u] });

  test('[ERR-08] vacancies that do not come say so, beside the rest of the page', async ({
    page,
  }) => {
    await refuse(page, VACANCIES_CALL);
    await open(page);
    await expect(
      page.getByText('Job listing cannot be displayed at this time', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Please try again later', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Send us your CV' })).toBeVisible();
    await page.unroute(VACANCIES_CALL);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(vacancies(page).getByRole('article')).not.toHaveCount(0);
  });
});
