import type { Vacancy } from '@selvedge/contract/house-content';
import { countryOf } from './region-country.ts';

interface Employer {
  readonly name: string;
  /** Absolute address of its home page. */
  readonly url: string;
}

/**
 * A vacancy. The content does not say on which day it was posted, and nothing is made up in its place. Source: CAREER-02.
 */
export const jobPosting = (vacancy: Vacancy, employer: Employer) => ({
  '@type': 'JobPosting',
  title: vacancy.position,
  description: [
    vacancy.description,
    vacancy.purpose,
    vacancy.requirements,
    vacancy.candidate,
    vacancy.duties,
  ]
    .filter((text) => text !== '')
    .join('\n'),
  hiringOrganization: { '@type': 'Organization', name: employer.name, sameAs: employer.url },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: vacancy.location,
      addressRegion: vacancy.region,
      addressCountry: countryOf(vacancy.region),
    },
  },
  ...(vacancy.requirements && { qualifications: vacancy.requirements }),
  ...(vacancy.duties && { responsibilities: vacancy.duties }),
});
