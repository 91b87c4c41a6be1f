import type { DocumentKey } from '@selvedge/contract/upload';
import { useRef, useState } from 'react';

/** Where a file stands on its way to the service; `waiting` while that cannot be reached. */
export type Keeping = 'saving' | 'waiting' | 'kept';

/** A file that was accepted. */
export interface UploadedFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** The file as an encoded data string; undefined while only the service has it. Source: REG-46. */
  readonly dataString: string | undefined;
  /** The files that it was made of, in their order, to which more can be added; undefined while only the service has it. */
  readonly files?: readonly File[] | undefined;
  /** Undefined where it is sent with all else, and not before. */
  readonly keeping?: Keeping | undefined;
  /** Why the service will refuse it. */
  readonly problem?: string | undefined;
}

/** A file that was not, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly reasons: readonly string[];
  /** The file itself, where it may be added to the one that was taken of those it came with. */
  readonly further?: File | undefined;
}

/** What an upload area holds. */
export interface DocumentSlot {
  /** The name of the file that is being made ready, which the document lacks until then. */
  readonly making?: string | undefined;
  readonly file: UploadedFile | undefined;
  readonly refused: readonly RefusedFile[];
}

/** What an area holds where it holds nothing. */
export const EMPTY: DocumentSlot = { file: undefined, refused: [] };

/** Whether a document is not yet what was given for it. */
export const isMaking = (slots: Documents['slots']): boolean =>
  Object.values(slots).some(({ making }) => making !== undefined);

export interface Documents {
  readonly slots: Partial<Record<DocumentKey, DocumentSlot>>;
  /** What the areas hold at this moment, which the page may draw only then. */
  now(): Documents['slots'];
  /** Changes an area once the changes before have ended, also where its step was left and opened again meanwhile. */
  inTurn(key: DocumentKey, change: () => Promise<void>): void;
  /** Resolves once no area changes any more, to those of them in which a file was refused. */
  settled(): Promise<readonly DocumentKey[]>;
  /** Puts into one area what was last dropped there; without an accepted file the earlier one stays. */
  put(key: DocumentKey, dropped: DocumentSlot): void;
  remove(key: DocumentKey): void;
  /** Says that a file is being made ready for an area; `put` and `remove` end it. */
  make(key: DocumentKey, name: string): void;
  /** Puts back what was kept before this page was loaded. */
  restore(files: ReadonlyMap<DocumentKey, UploadedFile>): void;
  /** Says what the service thinks of the file that an area holds. */
  judge(key: DocumentKey, problem: string | undefined): void;
  /** Says how a file fares on its way to the service; nothing where the area holds another by now. */
  follow(key: DocumentKey, file: UploadedFile, keeping: Keeping, problem?: string): void;
}

/** What happens to a file that was put into an area, or taken out of it. */
type OnFile = (key: DocumentKey, file: UploadedFile | undefined) => void;

/** The documents of the application. `onFile` keeps them somewhere else as well. */
export function useDocuments(onFile: OnFile): Documents {
  const [slots, setSlots] = useState<Documents['slots']>({});
  const now = useRef(slots);
  const turns = useRef(new Map<DocumentKey, Promise<void>>());
  const set = (changed: Documents['slots']) => {
    now.current = { ...now.current, ...changed };
    setSlots(now.current);
  };
  const change = (key: DocumentKey, facts: (file: UploadedFile) => Partial<UploadedFile>) => {
    const slot = now.current[key];
    if (slot?.file) set({ [key]: { ...slot, file: { ...slot.file, ...facts(slot.file) } } });
  };
  return {
    slots,
    now: () => now.current,
    inTurn: (key, change) => {
      const turn = (turns.current.get(key) ?? Promise.resolve()).then(change).finally(() => {
        if (turns.current.get(key) === turn) turns.current.delete(key);
      });
      turns.current.set(key, turn);
    },
    settled: async () => {
      const awaited = new Set<DocumentKey>();
      // Whoever goes back meanwhile may begin another change.
      while (turns.current.size > 0) {
        for (const key of turns.current.keys()) awaited.add(key);
        await Promise.all(turns.current.values());
      }
      return [...awaited].filter((key) => (now.current[key]?.refused.length ?? 0) > 0);
    },
    put: (key, { file, refused }) => {
      set({ [key]: { file: file ?? now.current[key]?.file, refused } });
      if (file) onFile(key, file);
    },
    remove: (key) => {
      set({ [key]: EMPTY });
      onFile(key, undefined);
    },
    make: (key, name) => set({ [key]: { ...(now.current[key] ?? EMPTY), making: name } }),
    restore: (files) =>
      set(Object.fromEntries([...files].map(([key, file]) => [key, { file, refused: [] }]))),
    judge: (key, problem) => change(key, () => ({ problem })),
    follow: (key, { dataString }, keeping, problem) =>
      change(key, (file) => (file.dataString === dataString ? { keeping, problem } : {})),
  };
}
