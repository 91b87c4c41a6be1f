const ABROAD: Readonly<Record<string, string>> = { Namibia: 'NA', Mauritius: 'MU' };
const HOME = 'ZA';

/** The ISO 3166 code of the country that a region of stores or vacancies lies in. Source: STORE-01. */
export const countryOf = (region: string): string => ABROAD[region] ?? HOME;
