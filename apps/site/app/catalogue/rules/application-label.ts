/** What products without an application are filed under. Source: COLL-05. */
const DEFAULT_APPLICATION = 'Other';

/** The application that a product is filed under, as the catalogue spells it. Source: COLL-05. */
export function applicationLabel(application: string): string {
  return application.trim() || DEFAULT_APPLICATION;
}
