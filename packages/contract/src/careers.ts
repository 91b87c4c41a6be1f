import { z } from 'zod';
import { contentText } from './content-parts.ts';

/** A vacancy. Source: CAREER-02. */
export const vacancy = z.strictObject({
  region: contentText,
  position: contentText,
  location: contentText.describe('Shown as "Area"'),
  available_from: contentText,
  description: contentText,
  purpose: contentText,
  requirements: contentText,
  candidate: contentText,
  duties: contentText,
  email: contentText,
});

/** GET download-careers-csv; `text/csv` with the same columns where the Accept header asks for it. Source: CALL-18. */
export const vacanciesResponse = z.strictObject({ vacancies: z.array(vacancy) });

export type Vacancy = z.output<typeof vacancy>;
export type VacanciesResponse = z.output<typeof vacanciesResponse>;
