'use client';

import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useModal,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../ui/ask.ts';
import { discardDraft } from '../restore-version.ts';
import {
  failureSentence,
  type OnSiteAnswer,
  onSiteAnswer,
  planSentence,
} from './on-site-answer.ts';

const holdTheSame = (one: FormState, other: FormState): boolean =>
  Object.entries(one).every(([path, field]) => field.value === other[path]?.value);

/** The reasons of a refusal that are no longer at their fields. */
const reasonsLost = (refused: FormState, now: FormState) =>
  Object.entries(refused).flatMap(([path, { valid, errorMessage: message }]) =>
    valid === false && message && now[path]?.valid !== false ? [{ path, message }] : [],
  );

/**
 * A form whose publishing was refused counts as unchanged for Payload: its buttons are grey, and whoever leaves it loses
 * what they wrote without a word. It holds changes until they are saved.
 *
 * Payload also asks the server for the state of a form a little after each change, and has it judged only once the form
 * was sent. An answer to an earlier question that comes after the first refusal takes the reasons off the fields: they are
 * put back where the form still holds what was refused, and Payload then has it judged.
 */
function useRefusal(): void {
  const [fields, dispatchFields] = useAllFormFields();
  const { setModified } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const wasSent = useFormSubmitted();
  const isRefused = wasSent && Object.values(fields).some(({ valid }) => valid === false);
  useEffect(() => {
    if (isRefused && !isModified) setModified(true);
  }, [isRefused, isModified, setModified]);
  const first = useRef<'sent' | FormState | null>(null);
  useEffect(() => {
    if (isProcessing) first.current = wasSent ? null : 'sent';
    else if (first.current === 'sent' && isRefused) first.current = fields;
    const refused = first.current;
    if (refused === null || refused === 'sent' || refused === fields) return;
    const isTheSame = holdTheSame(refused, fields);
    const errors = reasonsLost(refused, fields);
    if (isTheSame && errors.length === 0) return;
    first.current = null;
    if (isTheSame) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
  }, [fields, isProcessing, isRefused, wasSent, dispatchFields]);
}

/** More hints than this are closed at first. */
const OPEN_UP_TO = 5;

/** An address without its scheme, and with names as people write them. */
const shown = (address: string): string => decodeURI(address.replace(/^https?:\/\//u, ''));

/** What is planned is done within so long of its time. */
const DONE_WITHIN_MS = 8000;
/** A browser's timer takes no more, and no form is open for so long. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Standing {
  /** Null until it is known. */
  readonly answer: OnSiteAnswer | null;
  /** Something was done by itself since the form was opened or saved, and the form does not know it. */
  readonly isBehind: boolean;
}

/** How the document stands to the site, asked anew after each save and each planning, and when a plan has been due. */
function useOnSite(): Standing {
  const { id, collectionSlug, globalSlug, lastUpdateTime, hasPublishedDoc } = useDocumentInfo();
  const [due, setDue] = useState<{ plan: string; saved: unknown } | null>(null);
  const { modalState } = useModal();
  const isCovered = Object.values(modalState).some(({ isOpen }) => isOpen);
  const slug = collectionSlug ?? globalSlug ?? '';
  const of = `slug=${slug}&id=${id ?? 0}`;
  const state = `at=${lastUpdateTime}&published=${hasPublishedDoc}&due=${due?.plan ?? ''}`;
  // Behind another window nobody sees it; what is planned there is known once it is in front again.
  const answer = useAnswer(`/api/on-site?${of}&${state}`, onSiteAnswer, isCovered);
  const next = answer?.planned[0]?.at;
  useEffect(() => {
    const left = next ? Date.parse(next) + DONE_WITHIN_MS - Date.now() : LONGEST_TIMER_MS;
    if (!next || left >= LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setDue({ plan: next, saved: lastUpdateTime }), left);
    return () => clearTimeout(timer);
  }, [next, lastUpdateTime]);
  return { answer, isBehind: due !== null && due.saved === lastUpdateTime };
}

/** Above a form: the page's address on the site, and what visitors miss there. */
export function OnSite() {
  const { id, globalSlug } = useDocumentInfo();
  const isNew = globalSlug === undefined && id === undefined;
  const isInDrawer = useEditDepth() > 1;
  useRefusal();
  if (isInDrawer) return null;
  return (
    <section className="hub-on-site" aria-label="On the site">
      {isNew ? <p>Not saved yet: visitors see nothing of it.</p> : <Status />}
    </section>
  );
}

/** Leads back to what is on the site, for whoever may publish; the draft stays in the list of versions. */
function DiscardDraft() {
  const { id, collectionSlug, globalSlug, hasPublishPermission } = useDocumentInfo();
  const [isBusy, setBusy] = useState(false);
  if (!hasPublishPermission) return null;
  async function discard(): Promise<void> {
    const question = 'Discard the draft, and go back to what is on the site?';
    if (!window.confirm(question)) return;
    setBusy(true);
    const slug = globalSlug ?? collectionSlug ?? '';
    const answer = await discardDraft({ isGlobal: globalSlug !== undefined, slug, id });
    setBusy(false);
    if (answer.problem !== null) toast.error(answer.problem);
    else window.location.reload(); // the form is made of it anew
  }
  return (
    <button type="button" className="hub-on-site__discard" disabled={isBusy} onClick={discard}>
      Discard the draft
    </button>
  );
}

function ViewOnSite({ address }: { readonly address: string | null }) {
  if (!address) return null;
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer">
        View on the site
      </a>{' '}
      <span className="hub-on-site__address">{shown(address)}</span>
    </>
  );
}

function Status() {
  const { answer, isBehind } = useOnSite();
  const { unpublishedVersionCount } = useDocumentInfo();
  if (!answer) return <p>One moment …</p>;
  const { address, isPublished, isShownWithoutIt, planned, failed, hints } = answer;
  return (
    <>
      {isPublished && (
        <p>
          On the site. <ViewOnSite address={address} />
          {unpublishedVersionCount > 0 && (
            <>
              {' '}
              What was saved since is a draft, which visitors do not see yet. <DiscardDraft />
            </>
          )}
        </p>
      )}
      {!isPublished && isShownWithoutIt && (
        <p>
          What is written here is not on the site. The page itself is, without it, for as long as
          products of it are published. <ViewOnSite address={address} />
        </p>
      )}
      {!isPublished && !isShownWithoutIt && (
        <p>
          Not on the site.{' '}
          {address && (
            <span className="hub-on-site__address">Once published: {shown(address)}</span>
          )}
        </p>
      )}
      {failed && (
        <p className="hub-on-site__failed">
          {failureSentence(failed)} Fix that, then publish it or schedule it anew.
        </p>
      )}
      {isBehind && (
        <p role="status">
          What was planned has had its time while this form was open: reload it before you change
          anything.
        </p>
      )}
      {planned.map((plan) => (
        <p key={plan.at}>
          {planSentence(plan, { isPublished, hasChanges: unpublishedVersionCount > 0 })}
        </p>
      ))}
      {hints.length > 0 && (
        <details open={hints.length <= OPEN_UP_TO}>
          <summary>What visitors miss here ({hints.length})</summary>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
