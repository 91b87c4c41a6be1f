import './products.css';
import './product-form.css';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { signInFirst } from '../access/sign-in-first.ts';
import { editorsMayWorkWithProducts } from './editors-only.ts';

/** The frame of the hub round a page about products; people who have nothing to do there are told so. */
export async function ProductFrame({
  view,
  heading,
  above,
  children,
}: {
  readonly view: AdminViewServerProps;
  /** Of the page and in the line of pages above it. */
  readonly heading: string;
  /** The page that this one belongs to. */
  readonly above?: { readonly label: string; readonly url: string };
  /** Asked for only where the person may see it. */
  readonly children: () => Promise<ReactNode>;
}) {
  signInFirst(view);
  const { initPageResult, params, searchParams } = view;
  const { req, visibleEntities, permissions, locale } = initPageResult;
  const allowed = editorsMayWorkWithProducts(req);
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
      <SetStepNav nav={[...(above ? [above] : []), { label: heading }]} />
      <Gutter className="hub-products">
        <h1>{heading}</h1>
        {allowed ? await children() : <p>Only editors and administrators work with products.</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
