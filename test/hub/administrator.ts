/** The first person of the hub in browser tests. */
export const ADMINISTRATOR = {
  email: 'administrator@example.com',
  password: 'a quiet loom at dusk',
} as const;
