import type { CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';

const edits = z.object({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) });

/**
 * A focal point that is chosen for a picture which is kept already comes in the address of the request, and Payload would
 * fetch the picture to cut it anew. Nothing is cut here, so the point becomes part of what is saved.
 */
export const keepFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const chosen = edits.safeParse(req.query?.uploadEdits);
  if (operation !== 'update' || req.file || !chosen.success) return args;
  const { x, y } = chosen.data.focalPoint;
  req.query = { ...req.query, uploadEdits: undefined };
  return { ...args, data: { ...args.data, focalX: Math.round(x), focalY: Math.round(y) } };
};
