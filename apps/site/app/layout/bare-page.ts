import { useMatches } from 'react-router';

/** What a route exports as its `handle` to stand without header and footer (ROUTE-03, decision 34). */
interface BarePage {
  readonly bare: true;
  /** Tells the page's main landmark from that of the page in whose frame it stands. */
  readonly mainLabel?: string;
}

export const BARE_PAGE: BarePage = { bare: true };

/** A bare page that mostly stands in a frame of another. */
export const framedPage = (mainLabel: string): BarePage => ({ bare: true, mainLabel });

const isBarePage = (handle: unknown): handle is BarePage =>
  typeof handle === 'object' && handle !== null && 'bare' in handle;

/** How the page that is shown stands without header and footer; undefined where it has them. */
export function useBarePage(): BarePage | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .find(isBarePage);
}
