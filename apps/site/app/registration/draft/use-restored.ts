import type { DraftEntered } from '@selvedge/contract/registration-draft';
import type { DocumentKey } from '@selvedge/contract/upload';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Documents, UploadedFile } from '../documents/use-documents.ts';
import type { Draft } from './use-draft.ts';

/** Where fetching an earlier draft stands; `asking` before a link is used, `away` while the service cannot be reached. */
export type Restoring = 'asking' | 'fetching' | 'away' | 'ready';

/** What is asked before a mailed link is used: anybody can mail one. */
export interface LinkQuestion {
  /** Whether this browser has begun an application, which would be deleted. */
  readonly hasOwn: boolean;
  readonly onOpen: () => void;
  readonly onLeave: () => void;
}

interface RestoreOptions {
  /** Whether the server saw that this browser has a draft. */
  readonly mayHaveDraft: boolean;
  readonly draft: Draft;
  readonly documents: Documents;
  /** Puts back what was entered. Rejects where that cannot be done now. */
  readonly onEntered: (forms: DraftEntered['forms']) => Promise<void>;
  /** Shows the step that was reached. */
  readonly onStep: (step: number) => void;
}

const LINK = /^#resume=(.*)$/u;
const WHOLE_TOKEN = /^[\w-]{20,100}$/u;
const LINK_IS_CUT =
  'This link is not whole. Please copy it from our mail again, from its beginning to its end.';

/** What a mailed link holds, taken out of the address so that it is used once and shown to nobody. */
function takeToken(): string | undefined {
  const token = LINK.exec(window.location.hash)?.[1];
  if (token !== undefined) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return token;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Puts back what was kept of the application before this page was loaded, also where a mailed link leads to it. Until it
 * is there nothing can be entered that it would overwrite.
 */
export function useRestored(options: RestoreOptions) {
  const latest = useRef(options);
  latest.current = options;
  // A page that was reached within the site is not the server's, which alone knows whether there is a draft.
  const isFromServer = !useHydrated();
  const [asks] = useState(options.mayHaveDraft || !isFromServer);
  const [restoring, setRestoring] = useState<Restoring>(asks ? 'fetching' : 'ready');
  const [linkProblem, setLinkProblem] = useState<string>();

  const fetchDraft = useCallback(async () => {
    const { draft, documents, onEntered, onStep } = latest.current;
    setRestoring('fetching');
    try {
      const loaded = await draft.calls().load();
      if (loaded) {
        draft.restore(loaded);
        if (loaded.entered) await onEntered(loaded.entered.forms);
        const files = loaded.documents.map(({ slot, name, sizeBytes, problem }) => {
          const file = {
            name,
            sizeBytes,
            dataString: undefined,
            keeping: 'kept' as const,
            problem: problem ?? undefined,
          };
          return [slot, file] satisfies [DocumentKey, UploadedFile];
        });
        documents.restore(new Map(files));
        onStep(loaded.entered?.step ?? 0);
      }
      setRestoring('ready');
    } catch {
      setRestoring('away');
    }
  }, []);

  const token = useRef<string>(undefined);
  const [hasOwn, setHasOwn] = useState(false);
  const askAboutLink = useCallback(async () => {
    setRestoring('fetching');
    try {
      setHasOwn((await latest.current.draft.calls().load()) !== null);
      setRestoring('asking');
    } catch {
      setRestoring('away');
    }
  }, []);
  const begin = useCallback(
    () => (token.current === undefined ? fetchDraft() : askAboutLink()),
    [fetchDraft, askAboutLink],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    token.current = takeToken();
    if (token.current !== undefined && !WHOLE_TOKEN.test(token.current)) {
      token.current = undefined;
      setLinkProblem(LINK_IS_CUT);
    }
    if (asks || token.current !== undefined) void begin();
  }, [asks, begin]);

  const leaveLink = () => {
    token.current = undefined;
    void fetchDraft();
  };
  const openLink = () => {
    const taken = latest.current.draft.calls().resume(token.current ?? '', hasOwn);
    setRestoring('fetching');
    void taken
      .then(latest.current.draft.tellOthers, (error: unknown) => setLinkProblem(wordsOf(error)))
      .then(leaveLink);
  };
  const question: LinkQuestion = { hasOwn, onOpen: openLink, onLeave: leaveLink };

  return { restoring, linkProblem, question, tryAgain: begin };
}
