import type { ApplicationTypeContent } from '@selvedge/contract/application-type-content';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useContentService } from '../../calls/content-service-context.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { type ApplicationTypePath, applicationTypeQuery } from './application-type-query.ts';

/** An application type or a category of it while it loads, when that fails, and once it is there. Source: APPTYPE-06. */
export function ApplicationTypePage(props: {
  readonly path: ApplicationTypePath;
  readonly title: string;
  readonly children: (content: ApplicationTypeContent) => ReactNode;
}) {
  const { path, title, children } = props;
  const { data, isError, refetch } = useQuery(applicationTypeQuery(useContentService(), path));
  if (data) return children(data);
  return (
    <Section label={title}>
      {isError ? (
        <ErrorState
          heading="This page could not be loaded"
          text="The connection to our catalogue failed. It may work again in a moment."
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading" />
      )}
    </Section>
  );
}
