/**
 * Whatever runs one statement with `$1` parameters inside the caller's transaction: a client of `pg`, or the transaction
 * that another library holds.
 */
export interface QueryExecutor {
  query(
    text: string,
    parameters: readonly unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
}
