import type { OFFERINGS } from '@selvedge/contract/registration-company';

/** What people read for each offering. Source: REG-13. */
export const OFFERING_WORDS: Readonly<Record<(typeof OFFERINGS)[number], string>> = {
  fabric_and_homeware: 'Fabric and homeware',
  homeware_only: 'Homeware only',
};
