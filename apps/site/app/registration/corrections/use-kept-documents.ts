import { useEffect, useRef, useState } from 'react';
import { slotOf } from '../documents/one-document.ts';
import { type Documents, type UploadedFile, useDocuments } from '../documents/use-documents.ts';
import { keptDocuments } from './kept-documents.ts';

interface KeptDocuments {
  readonly documents: Documents;
  /** Whether what was chosen before is still fetched. */
  readonly isFetching: boolean;
  /** Whether a document is nowhere but in this page. */
  readonly hasUnkept: boolean;
  /** Whether this browser keeps none. */
  readonly isFailing: boolean;
  /** Deletes what is kept. */
  readonly forget: () => void;
}

/** The documents of a link, which neither a reload nor an ended page loses. */
export function useKeptDocuments(token: string): KeptDocuments {
  const [store] = useState(() => keptDocuments(token));
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isFailing, setFailing] = useState(false);
  const [isFetching, setFetching] = useState(true);
  const note = (file: UploadedFile) => setFiles((now) => [...now, file]);
  const documents = useDocuments((key, file) => {
    store.keep(key, file?.files ?? []).then(
      () => {
        setFailing(false);
        if (file) note(file);
      },
      () => setFailing(file !== undefined),
    );
  });
  const { slots } = documents;

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept comes back once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const restore = async () => {
      for (const [key, kept] of await store.load()) {
        const { file: chosen, making } = documents.now()[key] ?? {};
        if (chosen || making !== undefined) continue; // chosen meanwhile
        documents.make(key, kept[0]?.name ?? key);
        documents.inTurn(key, async () => {
          const slot = await slotOf(kept);
          if (!slot.file) return documents.put(key, slot);
          documents.restore(new Map([[key, slot.file]]));
          note(slot.file);
        });
      }
    };
    void restore()
      .catch(() => undefined) // where nothing can be kept, nothing was
      .finally(() => setFetching(false));
  }, []);

  const hasUnkept = Object.values(slots).some(
    (slot) => slot?.making !== undefined || (slot?.file && !files.includes(slot.file)),
  );
  const forget = () => void store.forget();
  return { documents, isFetching, hasUnkept, isFailing, forget };
}
