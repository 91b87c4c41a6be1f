'use client';

import {
  useAllFormFields,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useFormSubmitted,
  useModal,
} from '@payloadcms/ui';
import { useEffect } from 'react';
import { useAnswer } from '../../ui/ask.ts';
import {
  failureSentence,
  type OnSiteAnswer,
  onSiteAnswer,
  planSentence,
} from './on-site-answer.ts';

/**
 * A form whose publishing was refused counts as unchanged for Payload: its buttons are grey, and whoever leaves it loses
 * what they wrote without a word. It holds changes until they are saved.
 */
function useRefusedChanges(): void {
  const [fields] = useAllFormFields();
  const { setModified } = useForm();
  const isModified = useFormModified();
  const wasSent = useFormSubmitted();
  const isRefused = wasSent && Object.values(fields).some(({ valid }) => valid === false);
  useEffect(() => {
    if (isRefused && !isModified) setModified(true);
  }, [isRefused, isModified, setModified]);
}

/** More hints than this are closed at first. */
const OPEN_UP_TO = 5;

/** An address without its scheme, and with names as people write them. */
const shown = (address: string): string => decodeURI(address.replace(/^https?:\/\//u, ''));

/** How the document stands to the site, asked anew after each save and each planning; null until it is known. */
function useOnSite(): OnSiteAnswer | null {
  const { id, collectionSlug, globalSlug, lastUpdateTime, hasPublishedDoc } = useDocumentInfo();
  const { modalState } = useModal();
  const isBehind = Object.values(modalState).some(({ isOpen }) => isOpen);
  const slug = collectionSlug ?? globalSlug ?? '';
  const of = `slug=${slug}&id=${id ?? 0}`;
  const state = `at=${lastUpdateTime}&published=${hasPublishedDoc}`;
  // Behind another window nobody sees it; what is planned there is known once it is in front again.
  return useAnswer(`/api/on-site?${of}&${state}`, onSiteAnswer, isBehind);
}

/** Above a form: the page's address on the site, and what visitors miss there. */
export function OnSite() {
  const { id, globalSlug } = useDocumentInfo();
  const isNew = globalSlug === undefined && id === undefined;
  const isInDrawer = useEditDepth() > 1;
  useRefusedChanges();
  if (isInDrawer) return null;
  return (
    <section className="hub-on-site" aria-label="On the site">
      {isNew ? <p>Not saved yet: visitors see nothing of it.</p> : <Status />}
    </section>
  );
}

function Status() {
  const answer = useOnSite();
  if (!answer) return <p>One moment …</p>;
  const { address, isPublished, planned, failed, hints } = answer;
  return (
    <>
      {isPublished ? (
        <p>
          On the site.{' '}
          {address && (
            <>
              <a href={address} target="_blank" rel="noreferrer">
                View on the site
              </a>{' '}
              <span className="hub-on-site__address">{shown(address)}</span>
            </>
          )}
        </p>
      ) : (
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
      {planned.map((plan) => (
        <p key={plan.at}>{planSentence(plan, isPublished)}</p>
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
