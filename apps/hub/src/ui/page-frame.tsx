import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

/**
 * Sends a person who is not signed in, or no longer, to the form, and back from there. Payload does so for its own pages
 * and not for pages that are added to it.
 */
export function signInFirst({ initPageResult, params, searchParams }: AdminViewServerProps): void {
  if (initPageResult.req.user) return;
  const segments = [params?.segments ?? []].flat().map(encodeURIComponent);
  const asked = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = new URLSearchParams(asked).toString();
  const page = ['/admin', ...segments].join('/') + (query && `?${query}`);
  redirect(`/admin/login?${new URLSearchParams({ redirect: page })}`);
}

interface PageFrameProps {
  readonly view: AdminViewServerProps;
  /** The pages that this one belongs to, and itself at last. */
  readonly nav: { label: string; url?: string }[];
  readonly className: string;
  readonly children: ReactNode;
}

/** The frame of the hub round a page of its own. */
export function PageFrame({ view, nav, className, children }: PageFrameProps) {
  const { initPageResult, params, searchParams } = view;
  const { req, visibleEntities, permissions, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={nav} />
      <main>
        <Gutter className={className}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  );
}
