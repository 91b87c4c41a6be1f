import type { CollectionAfterOperationHook } from 'payload';
import { refusal } from '../access/editors-only.ts';

interface ChangeError {
  readonly id: number | string;
  readonly message: string;
  /** Whether the message is for who asked. */
  readonly isPublic: boolean;
}

const errorsOf = (result: unknown): readonly ChangeError[] => {
  const { errors } = Object(result);
  return Array.isArray(errors) ? errors : [];
};

/**
 * Changes many documents or none. Payload keeps what it changed of those that could be, and of one whose change failed late
 * what was written until then: a page that the hub calls published and that nobody sees.
 */
export const allOrNone: CollectionAfterOperationHook = ({ operation, result }) => {
  if (operation !== 'update') return result;
  const [first, ...more] = errorsOf(result);
  if (!first) return result;
  const why = first.isPublic ? first.message : 'Something went wrong.';
  const others = more.length > 0 ? ` ${more.length} more could not be changed either.` : '';
  throw refusal(
    `Nothing was changed, since one could not be (number ${first.id}): ${why}${others}`,
  );
};
