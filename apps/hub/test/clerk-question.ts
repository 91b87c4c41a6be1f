/** What a clerk does: asks an endpoint of the only application; with a form, by POST. */
export interface ClerkQuestion {
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
}

export interface ClerkAnswer {
  readonly status: number;
  /** Where a form leads to. */
  readonly location: string | null;
}
