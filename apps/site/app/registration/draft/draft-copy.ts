import { BROWSER_LISTS, readBrowserList, writeBrowserList } from '../../data/browser-list.ts';

/** What became of an application whose page goes on in a copy: it was sent, or taken up on another device. */
export type Moved = 'sent' | 'elsewhere';

interface DraftCopy {
  /** Which draft is the copy. */
  readonly draft: string;
  readonly moved: Moved;
}

const storage = () => window.localStorage;

function isCopy(kept: unknown): kept is DraftCopy {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept && 'moved' in kept))
    return false;
  return typeof kept.draft === 'string' && (kept.moved === 'sent' || kept.moved === 'elsewhere');
}

/** Why a draft stands apart from the application that it copies, in whichever window; undefined where it does not. */
export const movedBefore = (draft: string): Moved | undefined =>
  readBrowserList(storage, BROWSER_LISTS.draftCopies)
    .filter(isCopy)
    .find((copy) => copy.draft === draft)?.moved;

/** Notes in this browser, which writes one application at a time, that its draft is a copy. */
export const noteCopy = (draft: string, moved: Moved): void =>
  writeBrowserList(storage, BROWSER_LISTS.draftCopies, [{ draft, moved } satisfies DraftCopy]);

/** Forgets the copy: it is sent, or deleted. */
export const forgetCopy = (): void => writeBrowserList(storage, BROWSER_LISTS.draftCopies, []);
