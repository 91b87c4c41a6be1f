import { DRAFT_KEPT_DAYS } from '@selvedge/contract/limits';
import { registerUrl } from '@selvedge/contract/urls';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from '../wizard.module.css';
import notice from './draft-notice.module.css';
import { LinkDialog } from './link-dialog.tsx';
import type { Draft } from './use-draft.ts';

/** Says where what was entered is, and what else can be done with it. Nothing shows before something was entered. */
export function DraftNotice({ draft }: { readonly draft: Draft }) {
  const [open, setOpen] = useState<'link' | 'afresh'>();
  const close = () => setOpen(undefined);
  const startAfresh = async () => {
    draft.stop();
    await draft.calls().delete();
    window.location.assign(registerUrl());
  };
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
        {draft.state !== 'idle' && (
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
      <LinkDialog open={open === 'link'} onClose={close} draft={draft} />
      <Dialog
        open={open === 'afresh'}
        onClose={close}
        title="Start afresh?"
        variant="centred"
        footer={
          <div className={styles.buttons}>
            <Button variant="outline" onClick={() => void startAfresh()}>
              Delete everything
            </Button>
            <Button onClick={close}>Keep it</Button>
          </div>
        }
      >
        <p>All that you have entered, documents included, is deleted and cannot be brought back.</p>
      </Dialog>
    </>
  );
}
