import type { TimezonesConfig } from 'payload';

/** Where the house has stores; what is scheduled is meant in the time of the first, unless another is chosen. */
export const houseTimezones: TimezonesConfig = {
  defaultTimezone: 'Africa/Johannesburg',
  supportedTimezones: [
    { label: 'South Africa', value: 'Africa/Johannesburg' },
    { label: 'Namibia', value: 'Africa/Windhoek' },
    { label: 'Mauritius', value: 'Indian/Mauritius' },
  ],
};
