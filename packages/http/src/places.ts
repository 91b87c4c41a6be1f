/**
 * Bounds what is under way at once: in all, and of one client.
 *
 * @returns takes a place for a client; what gives it back, once, or null where there is none
 */
export function places({ inAll, ofOne }: { readonly inAll: number; readonly ofOne: number }) {
  const taken: string[] = [];
  return (client: string): (() => void) | null => {
    const own = taken.filter((one) => one === client).length;
    if (taken.length >= inAll || own >= ofOne) return null;
    taken.push(client);
    return () => void taken.splice(taken.indexOf(client), 1);
  };
}
