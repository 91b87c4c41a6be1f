/** The person that was made for a hub without any. */
export interface FirstUser {
  readonly email: string;
  /** Null where whoever runs the hub has chosen it. */
  readonly password: string | null;
}

/** What `fill-hub.ts` tells the process that started it. */
export type FillAnswer = { readonly firstUser: FirstUser | null } | { readonly failed: string };
