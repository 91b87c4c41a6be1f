import { DRAFT_KEPT_DAYS } from '@selvedge/contract/limits';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button, PlainButton } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from '../form.module.css';
import type { DraftDialogs, OpenDialog } from './draft-dialogs.tsx';
import notice from './draft-notice.module.css';
import type { DraftState } from './draft-saver.ts';
import type { Draft } from './use-draft.ts';

/** Where what was entered is at this moment, and whether the page may be closed. */
function Whereabouts(props: {
  readonly state: DraftState;
  readonly moved: Draft['moved'];
  readonly isUploading: boolean;
  readonly isSending: boolean;
}) {
  const { state, moved, isUploading, isSending } = props;
  if (isSending && isUploading)
    return (
      <strong>
        Your document is still being saved, and your application is sent as soon as it is. Please
        leave this page open until you see its reference.
      </strong>
    );
  if (isSending)
    return (
      <strong>
        Your application is being sent. Please leave this page open until you see its reference
        {state === 'saved' &&
          ', or come back on this device: what you entered stays saved until we have it'}
        .
      </strong>
    );
  if (state === 'failing')
    return (
      <strong>
        What you enter is not saved at the moment, since the service cannot be reached. We keep
        trying; please leave this page open.
      </strong>
    );
  if (isUploading)
    return <>Your document is still being saved. Please leave this page open until it is.</>;
  if (state === 'idle') return null;
  if (moved === 'sent')
    return (
      <strong>
        This application was sent from another window of this browser, and our mail has its
        reference. What you enter here is saved apart from it, as another one.
      </strong>
    );
  if (moved === 'elsewhere')
    return (
      <strong>
        Your application was taken up on another device, by its mailed link. Please finish it there:
        what you enter here is saved apart from it.
      </strong>
    );
  return (
    <>
      What you enter is saved, encrypted so that only you can read it. You can close this page and
      come back on this device within {DRAFT_KEPT_DAYS} days.
    </>
  );
}

/** Says where what was entered is, and what else can be done with it. Nothing shows before something was entered. */
export function DraftNotice(props: {
  readonly draft: Draft;
  readonly saveNow: () => Promise<void>;
  /** Whether a document is on its way to the draft. */
  readonly isUploading: boolean;
  readonly isSending: boolean;
}) {
  const { draft, saveNow, isUploading, isSending } = props;
  const [open, setOpen] = useState<OpenDialog>();
  const [Dialogs, setDialogs] = useState<typeof DraftDialogs>();
  const isSaved = draft.state === 'saved';
  useEffect(() => {
    // While the service cannot be reached neither of them could do anything.
    if (isSaved)
      void import('./draft-dialogs.tsx').then(
        (module) => setDialogs(() => module.DraftDialogs),
        () => undefined,
      );
  }, [isSaved]);
  return (
    <>
      <aside
        className={notice.notice}
        aria-label="Your application so far"
        data-state={draft.state}
      >
        <p aria-live="polite">
          <Whereabouts
            state={draft.state}
            moved={draft.moved}
            isUploading={isUploading}
            isSending={isSending}
          />
        </p>
        {draft.state !== 'idle' && !isSending && Dialogs && (
          <div className={notice.ways}>
            <PlainButton className={styles.link} onClick={() => setOpen('link')}>
              Finish on another device
            </PlainButton>
            <PlainButton className={styles.link} onClick={() => setOpen('afresh')}>
              Start afresh
            </PlainButton>
          </div>
        )}
      </aside>
      {Dialogs && (
        <Dialogs open={open} onClose={() => setOpen(undefined)} draft={draft} saveNow={saveNow} />
      )}
    </>
  );
}

/**
 * Asks before the page is left with something that is saved nowhere yet, or still on its way: the browser does for other
 * documents, a dialog within the site.
 */
export function LeaveGuard(props: { readonly active: boolean; readonly words: string }) {
  const { active, words } = props;
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      closesOnBack={false}
      title="Leave your application?"
      variant="centred"
      footer={
        <div className={styles.buttons}>
          <Button variant="outline" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay</Button>
        </div>
      }
    >
      <p>{words}</p>
    </Dialog>
  );
}
