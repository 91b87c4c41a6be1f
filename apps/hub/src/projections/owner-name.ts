import type { PayloadRequest } from 'payload';
import { textOf } from './codec.ts';
import { isCollection, isGlobal } from './projections.ts';

/**
 * What people call the document that publishes something, such as "Fabric / Sheers" or "Home page".
 *
 * @param owner as `published.content` has it: "stores/12"
 */
export async function ownerName(req: PayloadRequest, owner: string): Promise<string> {
  const [slug = '', id = ''] = owner.split('/');
  if (isGlobal(slug)) {
    const label = req.payload.globals.config.find((one) => one.slug === slug)?.label;
    return textOf(label) || slug;
  }
  if (!isCollection(slug)) return owner;
  const found = await req.payload.findByID({
    collection: slug,
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  const name = found && 'name' in found ? found.name : undefined;
  return name ?? found?.title ?? owner;
}

/** Where in the hub that document is edited. */
export function ownerHref(owner: string): string {
  const [slug = ''] = owner.split('/');
  return isGlobal(slug) ? `/admin/globals/${slug}` : `/admin/collections/${owner}`;
}
