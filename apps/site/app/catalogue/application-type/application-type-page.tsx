import type { ApplicationTypeContent } from '@selvedge/contract/application-type-content';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useContentService } from '../../data/services-context.tsx';
import { usePageView } from '../../shell/page-views/use-page-view.ts';
import { PageIntro } from '../../ui/page-intro/page-intro.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Waiting } from '../../ui/spinner/spinner.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { type ApplicationTypePath, applicationTypeQuery } from './application-type-query.ts';
import { isThere } from './is-there.ts';

/** An application type or a category of it while it loads, when that fails, and once it is there. Source: APPTYPE-06. */
export function ApplicationTypePage(props: {
  readonly path: ApplicationTypePath;
  readonly title: string;
  /** The name under which the view is counted. */
  readonly view: string;
  readonly breadcrumb: ReactNode;
  /** Shows where neither the hub nor the catalogue has anything of it. Source: decision 22. */
  readonly missing: ReactNode;
  readonly children: (content: ApplicationTypeContent) => ReactNode;
}) {
  const { path, title, view, breadcrumb, missing, children } = props;
  const { data, isError, refetch } = useQuery(applicationTypeQuery(useContentService(), path));
  const isMissing = data !== undefined && !isThere(path, data);
  usePageView(isMissing || (!data && !isError) ? '' : view);
  if (data) return isMissing ? missing : children(data);
  return (
    <>
      <PageIntro heading={title} above={breadcrumb} />
      <Section label={title}>
        {isError ? (
          <ErrorState
            heading="This page could not be loaded"
            text="The connection to our catalogue failed. It may work again in a moment."
            onRetry={() => void refetch()}
          />
        ) : (
          <Waiting text="Loading" />
        )}
      </Section>
    </>
  );
}
