import type { DocumentKey } from '@selvedge/contract/upload';
import { linkKey, openFiles, type SealedFiles, sealFiles } from './sealed-files.ts';

const DATABASE = 'corrections';
const STORE = 'documents';
const BY_AGE = 'kept_at_ms';
/** A day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What is chosen for one document of one link. */
interface KeptDocument extends SealedFiles {
  /** The name that is made of the link's token. */
  readonly link: string;
  readonly slot: DocumentKey;
  readonly kept_at_ms: number;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { keyPath: ['link', 'slot'] });
      store.createIndex(BY_AGE, BY_AGE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once it is written. Rejects where the browser keeps nothing, or has no room. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const drop = (key: IDBValidKey | IDBKeyRange): Promise<undefined> =>
  inStore('readwrite', (store) => store.delete(key));

/** All that is kept for a link: an array sorts behind every text. */
const allOf = (link: string): IDBKeyRange => IDBKeyRange.bound([link], [link, []]);

async function dropOld(): Promise<void> {
  const old = IDBKeyRange.upperBound(Date.now() - KEPT_MS);
  const keys = await inStore('readonly', (store) => store.index(BY_AGE).getAllKeys(old));
  for (const key of keys) await drop(key);
}

/** The documents that are chosen for a link and not sent yet. What is kept or loaded rejects where the browser keeps none. */
export interface KeptDocuments {
  /** What was chosen within a day; what is older is deleted, of every link. */
  load(): Promise<ReadonlyMap<DocumentKey, readonly File[]>>;
  /** Keeps the files of one document in place of those before; without files, none. */
  keep(slot: DocumentKey, files: readonly File[]): Promise<void>;
  /** Deletes all of the link: it is answered, or over. */
  forget(): Promise<void>;
}

/**
 * Keeps what is chosen in this browser, sealed by the token of the link: the pages of a telephone are ended while its
 * camera is open, with their visit's storage, and what then is left is the address.
 */
export function keptDocuments(token: string): KeptDocuments {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(change);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    load: () =>
      inTurn(async () => {
        const link = await linkKey(token);
        await dropOld();
        const found = await inStore<KeptDocument[]>('readonly', (store) =>
          store.getAll(allOf(link.name)),
        );
        const opened = new Map<DocumentKey, readonly File[]>();
        for (const kept of found) {
          const files = await openFiles(link, kept.slot, kept).catch(() => undefined);
          if (files) opened.set(kept.slot, files);
        }
        return opened;
      }),
    keep: (slot, files) =>
      inTurn(async () => {
        const link = await linkKey(token);
        if (files.length === 0) return drop([link.name, slot]);
        const sealed = await sealFiles(link, slot, files);
        const kept: KeptDocument = { link: link.name, slot, kept_at_ms: Date.now(), ...sealed };
        try {
          await inStore('readwrite', (store) => store.put(kept));
        } catch (error) {
          await drop([link.name, slot]); // what it takes the place of must not come back
          throw error;
        }
      }),
    forget: () =>
      inTurn(async () => drop(allOf((await linkKey(token)).name))).catch(() => undefined),
  };
}
