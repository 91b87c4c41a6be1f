import './products.css';
import './product-form.css';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { editorsMayWorkWithProducts } from '../access/editors-only.ts';
import { PageFrame, signInFirst } from '../ui/page-frame.tsx';

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
  const { req } = view.initPageResult;
  const allowed = editorsMayWorkWithProducts(req);
  return (
    <PageFrame
      view={view}
      nav={[...(above ? [above] : []), { label: heading }]}
      className="hub-products"
    >
      <h1>{heading}</h1>
      {allowed ? await children() : <p>Only editors and administrators work with products.</p>}
    </PageFrame>
  );
}
