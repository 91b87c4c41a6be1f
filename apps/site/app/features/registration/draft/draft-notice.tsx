import { DRAFT_KEPT_DAYS } from '@selvedge/contract/limits';
import { useEffect, useState } from 'react';
import styles from '../form.module.css';
import type { DraftDialogs, OpenDialog } from './draft-dialogs.tsx';
import notice from './draft-notice.module.css';
import type { Draft } from './use-draft.ts';

/** Says where what was entered is, and what else can be done with it. Nothing shows before something was entered. */
export function DraftNotice(props: {
  readonly draft: Draft;
  readonly keepNow: () => Promise<void>;
}) {
  const { draft, keepNow } = props;
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
          {draft.state === 'failing' && (
            <strong>
              What you enter is not saved at the moment, since the service cannot be reached. We
              keep trying; please leave this page open.
            </strong>
          )}
          {(draft.state === 'saved' || draft.state === 'saving') && (
            <>
              What you enter is saved, encrypted so that only you can read it. You can close this
              page and come back on this device within {DRAFT_KEPT_DAYS} days.
            </>
          )}
        </p>
        {draft.state !== 'idle' && Dialogs && (
          <div className={notice.ways}>
            <button type="button" className={styles.link} onClick={() => setOpen('link')}>
              Finish on another device
            </button>
            <button type="button" className={styles.link} onClick={() => setOpen('afresh')}>
              Start afresh
            </button>
          </div>
        )}
      </aside>
      {Dialogs && (
        <Dialogs open={open} onClose={() => setOpen(undefined)} draft={draft} keepNow={keepNow} />
      )}
    </>
  );
}
