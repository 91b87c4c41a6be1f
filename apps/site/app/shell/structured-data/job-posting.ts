import type { HouseContent } from '@selvedge/contract/house-content';
import { countryOf } from './region-country.ts';

interface Employer {
  readonly name: string;
  /** Absolute address of its home page. */
  readonly url: string;
}

/** A vacancy, posted on the day (ISO) when it was first published. Source: CAREER-02. */
export const jobPosting = (
  { vacancy, postedOn }: HouseContent['postings'][number],
  employer: Employer,
) => ({
  '@type': 'JobPosting',
  title: vacancy.position,
  datePosted: postedOn,
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
