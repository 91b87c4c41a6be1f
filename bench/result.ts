/** What one part of the benchmark found: a table, and what a reader has to know to judge it. */
export interface BenchResult {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly notes: readonly string[];
}
