'use client';
import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation.js';
import { useId, useRef, useState } from 'react';
import { ask } from '../../ui/ask.ts';

const VERSION = /\/(collections|globals)\/([\w-]+)(?:\/([^/]+))?\/versions\/([^/]+)$/u;

/** Where an older version lies, by the address of its page; undefined on every other page. */
function versionOf(pathname: string) {
  const [, kind, slug = '', id, version] = VERSION.exec(pathname) ?? [];
  if (version === undefined) return undefined;
  const isGlobal = kind === 'globals';
  const api = isGlobal ? `/api/globals/${slug}` : `/api/${slug}`;
  return {
    slug,
    isGlobal,
    restore: `${api}/versions/${version}?draft=true`,
    document: isGlobal ? api : `${api}/${id}`,
    page: pathname.replace(/\/versions\/[^/]+$/u, ''),
  };
}

/**
 * Brings an older version back, as a draft or onto the site: it asks which. Stands in place of Payload's own button, which
 * publishes without a word, and unpublishes where the version was a draft.
 */
export function RestoreVersion() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const router = useRouter();
  const { permissions } = useAuth();
  const { title } = useDocumentInfo();
  const [isBusy, setBusy] = useState(false);
  const version = versionOf(usePathname());
  if (!version) return null;
  const { slug, isGlobal } = version;
  const may = isGlobal ? permissions?.globals?.[slug] : permissions?.collections?.[slug];
  if (!may?.update) return null;

  /** Always a draft first: what then cannot be published stays one. */
  async function restore(isPublished: boolean): Promise<void> {
    if (!version) return;
    setBusy(true);
    let answer = await ask(version.restore, {});
    if (answer.problem === null && isPublished)
      answer = await ask(version.document, { _status: 'published' }, isGlobal ? 'POST' : 'PATCH');
    setBusy(false);
    dialog.current?.close();
    if (answer.problem !== null) toast.error(answer.problem);
    else {
      toast.success(
        isPublished ? 'This version is on the site now.' : 'This version is the draft now.',
      );
      router.push(version.page);
    }
  }

  return (
    <>
      <button type="button" className="hub-restore" onClick={() => dialog.current?.showModal()}>
        Restore this version …
      </button>
      <dialog ref={dialog} className="hub-restore__dialog" aria-labelledby={heading}>
        <h2 id={heading}>Restore this version{title ? ` of ${title}` : ''}?</h2>
        <p>
          As a draft, it waits to be looked at and published: the site stays as it is. Published
          now, visitors see it at once. Either way, what is there now stays in the list of versions.
        </p>
        <div className="hub-restore__ways">
          <button type="button" disabled={isBusy} onClick={() => void restore(false)}>
            As a draft
          </button>
          <button type="button" disabled={isBusy} onClick={() => void restore(true)}>
            Publish now
          </button>
          <button type="button" disabled={isBusy} onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </dialog>
    </>
  );
}
