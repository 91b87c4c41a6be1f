import { registerUrl } from '@selvedge/contract/urls';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from '../form.module.css';
import { LinkDialog } from './link-dialog.tsx';
import type { Draft } from './use-draft.ts';

export type OpenDialog = 'link' | 'afresh' | undefined;

/** What can be done with a draft: taken to another device, or deleted. Fetched when there is one. */
export function DraftDialogs(props: {
  readonly open: OpenDialog;
  readonly onClose: () => void;
  readonly draft: Draft;
  readonly saveNow: () => Promise<void>;
}) {
  const { open, onClose, draft, saveNow } = props;
  const startAfresh = async () => {
    draft.stop();
    await draft.calls().delete();
    window.location.assign(registerUrl());
  };
  return (
    <>
      <LinkDialog open={open === 'link'} onClose={onClose} draft={draft} saveNow={saveNow} />
      <Dialog
        open={open === 'afresh'}
        onClose={onClose}
        title="Start afresh?"
        variant="centred"
        footer={
          <div className={styles.buttons}>
            <Button variant="outline" onClick={() => void startAfresh()}>
              Delete everything
            </Button>
            <Button onClick={onClose}>Keep it</Button>
          </div>
        }
      >
        <p>All that you have entered, documents included, is deleted and cannot be brought back.</p>
      </Dialog>
    </>
  );
}
