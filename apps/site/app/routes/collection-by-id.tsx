import { collectionUrl } from '@selvedge/contract/urls';
import { redirect } from 'react-router';
import { findCollection } from '../catalogue/rules/find-collection.ts';
import { siteContext } from '../data/server-context.server.ts';
import { content, notFound } from '../shell/errors/load-content.ts';
import type { Route } from './+types/collection-by-id';

const PERMANENT = 301;

/** The short address of a collection leads to its page for good; its title part is only to be read. Source: ROUTE-14, ROUTE-15, decision 19. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await content(findCollection(context.get(siteContext).product, params.id));
  if (!found) throw notFound();
  throw redirect(collectionUrl(found.itemGroup, found.application, found.collection), PERMANENT);
}

export default function CollectionById() {
  return null;
}
