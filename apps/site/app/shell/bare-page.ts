import { isFramed } from '@selvedge/contract/urls';
import { useLocation, useMatches } from 'react-router';

/** What a route exports as its `handle` to stand in a frame without header and footer. */
interface FramedPage {
  /** Tells the page's main landmark from that of the page in whose frame it stands. */
  readonly mainLabel: string;
}

export const framedPage = (mainLabel: string): FramedPage => ({ mainLabel });

const isFramedPage = (handle: unknown): handle is FramedPage =>
  typeof handle === 'object' && handle !== null && 'mainLabel' in handle;

/** The page's handle where its address asks for it without header and footer; else undefined. Source: decision 39. */
export function useBarePage(): FramedPage | undefined {
  const { search } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  return isFramed(search) ? handles.find(isFramedPage) : undefined;
}
