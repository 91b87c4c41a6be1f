import type { DocumentViewServerProps } from 'payload';

/** An application at the desk. */
export function DeskView({ doc }: DocumentViewServerProps) {
  return <h1>{String(doc?.reference ?? '')}</h1>;
}
