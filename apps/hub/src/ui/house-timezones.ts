import type { TimezonesConfig } from 'payload';

/** In which times are told and meant. */
export const HOUSE_TIMEZONE = 'Africa/Johannesburg';

/** Where the house has stores; what is scheduled is meant in the time of the first, unless another is chosen. */
export const houseTimezones: TimezonesConfig = {
  defaultTimezone: HOUSE_TIMEZONE,
  supportedTimezones: [
    { label: 'South Africa', value: HOUSE_TIMEZONE },
    { label: 'Namibia', value: 'Africa/Windhoek' },
    { label: 'Mauritius', value: 'Indian/Mauritius' },
  ],
};
