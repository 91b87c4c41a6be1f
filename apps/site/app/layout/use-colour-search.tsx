import type { LinkedColour } from '@selvedge/contract/colour-link';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Spinner } from '../ui/spinner/spinner.tsx';

/** Its script is loaded when a visitor first wants it. */
const ColourSearch = lazy(async () => ({
  default: (await import('./colour-search.tsx')).ColourSearch,
}));

/** What the search dialog shows by colour. The colours stay for the visit, so that coming back finds them chosen. */
export function useColourSearch(): (close: () => void) => ReactNode {
  const [colours, setColours] = useState<readonly LinkedColour[]>([]);
  return (close) => (
    <Suspense fallback={<Spinner label="Loading" />}>
      <ColourSearch colours={colours} onChange={setColours} onClose={close} />
    </Suspense>
  );
}
