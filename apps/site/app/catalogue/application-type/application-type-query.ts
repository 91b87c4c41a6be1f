import type { ContentService } from '@selvedge/contract/content-service';
import { contentQuery } from '../../data/content-query.ts';

export interface ApplicationTypePath {
  readonly itemGroup: string;
  readonly applicationType: string;
  readonly category?: string | undefined;
}

/** The content of an application type or of one of its categories; it runs only for a type. Source: APPTYPE-09, CALL-06. */
export const applicationTypeQuery = (service: ContentService, path: ApplicationTypePath) => ({
  ...contentQuery(service, { kind: 'applicationType', ...path }),
  enabled: path.applicationType.trim() !== '',
});
