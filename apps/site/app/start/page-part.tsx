import { type ReactNode, Suspense, useId } from 'react';
import { usePartAwaited, usePartTakenOver } from './taking-over.ts';

/**
 * A part of the page that takes over apart from the others, in tasks of its own: all at once would hold up a phone for
 * too long. It comes whole from the server, so nothing is shown in its place.
 */
export function PagePart({ children }: { readonly children: ReactNode }) {
  const part = useId();
  usePartAwaited(part);
  return (
    <Suspense>
      {children}
      <TakenOver part={part} />
    </Suspense>
  );
}

function TakenOver({ part }: { readonly part: string }) {
  usePartTakenOver(part);
  return null;
}
