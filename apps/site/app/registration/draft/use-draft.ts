import type { StoredDocuments } from '@selvedge/contract/registration';
import type { DraftEntered, LoadedDraft, SavedDraft } from '@selvedge/contract/registration-draft';
import { ServiceError } from '@selvedge/contract/services';
import type { DocumentKey } from '@selvedge/contract/upload';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Keeping, UploadedFile } from '../documents/use-documents.ts';
import { wasSentFromHere } from '../submission/sent-before.tsx';
import { type DraftCalls, draftCalls } from './draft-calls.ts';
import { forgetCopy, type Moved, movedBefore, noteCopy } from './draft-copy.ts';
import { type DraftSaver, type DraftState, draftSaver } from './draft-saver.ts';

const PAUSE_MS = 800;
const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 10_000;
const ENTERED = 'entered';
const CONFLICT = 409;

/**
 * Windows of one browser share one application: what another one has saved is newer than what this one shows, and would be
 * lost where this one saved after it. So it is loaded anew once somebody comes back to it.
 *
 * @param hasUnsaved whether this window has something that the service has not
 * @returns tells the other windows that this one has saved, or deleted it
 */
function useOtherWindows(hasUnsaved: () => boolean): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const own = new BroadcastChannel('registration-draft');
    channel.current = own;
    const reload = () => window.location.reload();
    own.onmessage = () => {
      if (hasUnsaved()) return;
      // Somebody may have come here while the other one was still saving.
      if (document.hasFocus()) reload();
      else window.addEventListener('focus', reload, { once: true });
    };
    return () => {
      own.close();
      window.removeEventListener('focus', reload);
    };
  }, [hasUnsaved]);
  return useCallback(() => channel.current?.postMessage('saved'), []);
}

/** What a draft became that this browser opens no more, and has not deleted. */
const becameOf = (draft: string): Moved => (wasSentFromHere(draft) ? 'sent' : 'elsewhere');

/** The application's copy at the service, seen from the wizard. */
export interface Draft {
  readonly state: DraftState;
  readonly calls: () => DraftCalls;
  readonly id: () => string | undefined;
  /** What a save has found to have become of it: what was saved then is a copy of its own. */
  readonly moved: Moved | undefined;
  /** The same, asked at this moment. */
  readonly isElsewhere: () => Promise<boolean>;
  /** The documents that the draft holds as this page shows them. */
  readonly versions: () => StoredDocuments;
  /** Keeps what is entered, in a moment. `read` is asked for it then. */
  readonly keepEntered: (read: () => DraftEntered) => void;
  /** Keeps a file in its place, or empties that; tells how it goes, and what the service thinks of the file. */
  readonly keepDocument: (
    key: DocumentKey,
    file: UploadedFile | undefined,
    tell: (keeping: Keeping, problem?: string) => void,
  ) => void;
  /** Whether a change of this document is not saved yet. */
  readonly isWaiting: (key: DocumentKey) => boolean;
  readonly restore: (loaded: LoadedDraft) => void;
  readonly flush: DraftSaver['flush'];
  /**
   * Ends it: forgets what waits, and has the service delete what it has and take its cookies back. Rejects where the
   * service cannot be reached.
   */
  readonly end: () => Promise<void>;
  /** Has the other windows of this browser look what there is by now. */
  readonly tellOthers: () => void;
}

/**
 * Keeps the application at the service while it is written, and at once when the page is hidden or left.
 *
 * @param onSaved called after each save with what the service has by then
 */
export function useDraft(onSaved: (saved: SavedDraft) => void): Draft {
  const [state, setState] = useState<DraftState>('idle');
  const [calls] = useState(() => {
    let made: DraftCalls | undefined;
    return () => {
      made ??= draftCalls(window.location.origin);
      return made;
    };
  });
  const [saver] = useState(() =>
    draftSaver({
      pauseMs: PAUSE_MS,
      retryMs: RETRY_MS,
      longestRetryMs: LONGEST_RETRY_MS,
      onState: setState,
    }),
  );
  const id = useRef<string | undefined>(undefined);
  const [moved, setMoved] = useState<Draft['moved']>();
  const movedNow = useRef<Draft['moved']>(undefined);
  const move = useCallback((to: Draft['moved']) => {
    movedNow.current = to;
    setMoved(to);
  }, []);
  const versions = useRef(new Map<DocumentKey, string>());
  /** The last change of each document. */
  const newest = useRef(new Map<DocumentKey, symbol>());
  const tellOthers = useOtherWindows(saver.hasWaiting);
  const note = ({ draft }: { readonly draft: SavedDraft }) => {
    const before = id.current;
    id.current = draft.id;
    if (before !== undefined && before !== draft.id) {
      const became = becameOf(before);
      move(became);
      noteCopy(draft.id, became);
    }
    tellOthers();
    onSaved(draft);
  };

  /** Saves; where the draft is closed, and the page has not sent or deleted it itself, as another that stands apart. */
  const saveOrBeginAnother = async <T>(name: string, save: () => Promise<T>): Promise<T> => {
    try {
      return await save();
    } catch (error) {
      const isClosed = error instanceof ServiceError && error.status === CONFLICT;
      if (!isClosed || !saver.isWaiting(name)) throw error;
      calls().beginAnother();
      return save();
    }
  };

  /** Looks what became of it. Resolves to whether it goes on elsewhere. */
  const look = useCallback(async () => {
    const looked = id.current;
    if (movedNow.current || looked === undefined) return movedNow.current !== undefined;
    const isGone = await calls().isGone(looked);
    // It may have been saved, sent or deleted from here meanwhile.
    if (isGone && id.current === looked) move(becameOf(looked));
    return movedNow.current !== undefined;
  }, [calls, move]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush(true);
      else void look().catch(() => undefined); // It is looked again before it is sent.
    };
    const onGone = () => void saver.flush(true);
    const onOnline = () => void saver.flush();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onGone);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onGone);
      window.removeEventListener('online', onOnline);
      void saver.flush(true);
    };
  }, [saver, look]);

  return {
    state,
    calls,
    id: () => id.current,
    moved,
    isElsewhere: look,
    versions: () => Object.fromEntries(versions.current),
    keepEntered: (read) => {
      saver.change(ENTERED, async () =>
        note(await saveOrBeginAnother(ENTERED, () => calls().save(read()))),
      );
      // The very first change makes the draft at once, so that the cookie comes as early as it can.
      if (id.current === undefined) void saver.flush();
    },
    keepDocument: (key, file, tell) => {
      tell('saving');
      versions.current.delete(key);
      const change = Symbol(key);
      newest.current.set(key, change);
      const isNewest = () => newest.current.get(key) === change;
      saver.change(key, async () => {
        const { name = key, dataString = '' } = file ?? {};
        try {
          const save = () => calls().saveDocument(key, name, dataString);
          const saved = await saveOrBeginAnother(key, save);
          // What was taken out or replaced while it was on its way is not what the page shows.
          if (isNewest() && saved.version !== null) versions.current.set(key, saved.version);
          note(saved);
          if (isNewest()) tell('kept', saved.problem ?? undefined);
        } catch (error) {
          if (isNewest()) tell('waiting');
          throw error;
        }
      });
      void saver.flush();
    },
    isWaiting: saver.isWaiting,
    restore: (loaded) => {
      id.current = loaded.id;
      move(movedBefore(loaded.id));
      for (const { slot, version } of loaded.documents) versions.current.set(slot, version);
      setState('saved');
    },
    flush: saver.flush,
    tellOthers,
    end: async () => {
      saver.stop();
      calls().beginAnother();
      id.current = undefined;
      move(undefined);
      forgetCopy();
      setState('idle');
      await calls().delete();
    },
  };
}
