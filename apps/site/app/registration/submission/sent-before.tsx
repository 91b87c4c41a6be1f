import { useEffect, useState } from 'react';
import { BROWSER_LISTS, readBrowserList, writeBrowserList } from '../../data/browser-list.ts';
import layout from '../form.module.css';

/** An application that this browser has sent. */
interface SentApplication {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Empty where the page was left before it was told. */
  readonly reference: string;
  /** Which draft it was, which another window may show still. */
  readonly draft?: string | undefined;
}

const TOLD_FOR_MS = 30 * 86_400_000;
const REFERENCE = /^[A-Z0-9-]{0,40}$/u;

const storage = () => window.localStorage;
const write = (sent: readonly SentApplication[]) =>
  writeBrowserList(storage, BROWSER_LISTS.sentApplications, sent);

function isSent(kept: unknown): kept is SentApplication {
  if (typeof kept !== 'object' || kept === null || !('at' in kept && 'reference' in kept))
    return false;
  const { at, reference } = kept;
  if (typeof at !== 'number' || typeof reference !== 'string') return false;
  return Math.abs(Date.now() - at) < TOLD_FOR_MS && REFERENCE.test(reference);
}

/** The newest application that was sent from here of late. */
export const lastSent = (): SentApplication | undefined =>
  readBrowserList(storage, BROWSER_LISTS.sentApplications).find(isSent);

/** Whether a draft was sent from this browser, in this window or another. */
export const wasSentFromHere = (draft: string | undefined): boolean =>
  draft !== undefined && lastSent()?.draft === draft;

/**
 * Notes in this browser that an application is on its way.
 *
 * @param draft names what is sent; undefined where nothing of it was kept
 * @returns to be told what became of it: its reference, or null where the service has refused it
 */
export function noteSending(draft: string | undefined): (reference: string | null) => void {
  const before = lastSent();
  const at = Date.now();
  write([{ at, reference: '', draft }]);
  return (reference) =>
    write(
      reference === null
        ? [before].filter((sent) => sent !== undefined)
        : [{ at, reference, draft }],
    );
}

/** Tells who comes back that their application was sent, so that nobody applies twice in doubt. */
export function SentBefore() {
  const [sent, setSent] = useState<SentApplication>();
  useEffect(() => setSent(lastSent()), []);
  if (!sent) return null;
  const day = new Date(sent.at).toLocaleDateString('en-ZA', { dateStyle: 'long' });
  return (
    <p className={layout.note}>
      {sent.reference === '' ? (
        `You sent us an application from this browser on ${day}. Once our mail with its reference has come, there is nothing more to do. Please apply again only if none comes.`
      ) : (
        <>
          You sent us an application from this browser on {day}. Its reference is{' '}
          <strong>{sent.reference}</strong>: we review it and write to you. Please apply again only
          for another business.
        </>
      )}
    </p>
  );
}
