import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';

const CONFLICT = 409;

/** @throws APIError 409 where nobody would be left who can let people in */
async function requireAnotherAdministrator(req: PayloadRequest, id: number | string) {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ roles: { contains: 'administrator' } }, { id: { not_equals: id } }] },
    req,
  });
  if (totalDocs === 0) {
    throw new APIError(
      'The hub needs an administrator: make another one first.',
      CONFLICT,
      null,
      true,
    );
  }
}

/** Keeps the last administrator from being deleted. */
export const keepAnAdministrator: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const doc = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
  if (doc.roles.includes('administrator')) await requireAnotherAdministrator(req, id);
};

/** Keeps the last administrator from becoming something else. */
export const keepAdministratorsRole: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const roles: unknown = data.roles;
  const was: unknown = originalDoc?.roles;
  const loses =
    operation === 'update' &&
    Array.isArray(was) &&
    was.includes('administrator') &&
    Array.isArray(roles) &&
    !roles.includes('administrator');
  if (loses) await requireAnotherAdministrator(req, originalDoc.id);
  return data;
};
