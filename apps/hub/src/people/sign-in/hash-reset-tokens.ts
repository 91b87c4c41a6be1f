import { createHash } from 'node:crypto';
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

/** Stands before what is a hash already. */
const MARK = 'sha256:';
const hashed = (token: string): string =>
  MARK + createHash('sha256').update(token).digest('base64url');

/** A condition in which every reset token that is looked for is its hash, also one that looks like a hash. */
function withHashes(where: unknown): unknown {
  if (Array.isArray(where)) return where.map(withHashes);
  if (typeof where !== 'object' || where === null || where instanceof Date) return where;
  const entries = Object.entries(where).map(([name, value]) => {
    const token: unknown = name === 'resetPasswordToken' ? Object(value).equals : undefined;
    return [name, typeof token === 'string' ? { equals: hashed(token) } : withHashes(value)];
  });
  return Object.fromEntries(entries);
}

/**
 * An adapter of Payload's that stores the hash of a token by which somebody sets a new password: whoever reads the
 * database, or a copy of it, sets nobody's. Payload itself writes and seeks the token as it was mailed.
 */
export const hashingResetTokens = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(options) {
    const db = adapter.init(options);
    const [findOne, updateOne] = [db.findOne.bind(db), db.updateOne.bind(db)];
    db.findOne = (query) =>
      findOne(
        query.collection === 'users' && query.where
          ? { ...query, where: withHashes(query.where) as typeof query.where }
          : query,
      );
    db.updateOne = (write) => {
      const token: unknown = write.data.resetPasswordToken;
      const isPlain =
        write.collection === 'users' && typeof token === 'string' && !token.startsWith(MARK);
      return updateOne(
        isPlain ? { ...write, data: { ...write.data, resetPasswordToken: hashed(token) } } : write,
      );
    };
    return db;
  },
});
