import type { DocumentKey } from '@selvedge/contract/registration-documents';
import { useState } from 'react';

/** A file that was accepted. */
export interface UploadedFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** The file as an encoded data string. Source: REG-46. */
  readonly dataString: string;
}

/** A file that was not, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly reasons: readonly string[];
}

/** What an upload area holds. */
export interface DocumentSlot {
  readonly file: UploadedFile | undefined;
  readonly refused: readonly RefusedFile[];
}

export interface Documents {
  readonly slots: Partial<Record<DocumentKey, DocumentSlot>>;
  readonly isEmpty: boolean;
  /** Puts into one area what was last dropped there; without an accepted file the earlier one stays. */
  put(key: DocumentKey, dropped: DocumentSlot): void;
  remove(key: DocumentKey): void;
}

/** The documents of the application, in memory alone. */
export function useDocuments(): Documents {
  const [slots, setSlots] = useState<Documents['slots']>({});
  return {
    slots,
    isEmpty: Object.values(slots).every((slot) => slot.file === undefined),
    put: (key, dropped) =>
      setSlots((now) => ({
        ...now,
        [key]: { file: dropped.file ?? now[key]?.file, refused: dropped.refused },
      })),
    remove: (key) => setSlots((now) => ({ ...now, [key]: { file: undefined, refused: [] } })),
  };
}
