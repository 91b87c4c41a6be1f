import { isEmailAddress } from '@selvedge/contract/email';
import { DRAFT_LINK_DAYS } from '@selvedge/contract/limits';
import { registerUrl } from '@selvedge/contract/urls';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../form.module.css';
import notice from './draft-notice.module.css';
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
    await draft.end();
    draft.tellOthers();
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

const INVALID = 'Please enter a valid email address';
type Asked =
  | { readonly state: 'open' | 'sending' | 'sent' }
  | { readonly state: 'failed'; readonly message: string };

/** Asks where to mail the link that takes the application up on another device. */
function LinkDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly draft: Draft;
  /** Keeps all that was entered; the link leads to that. */
  readonly saveNow: () => Promise<void>;
}) {
  const { open, onClose, draft, saveNow } = props;
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState<Asked>({ state: 'open' });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isEmailAddress(email.trim())) return setAsked({ state: 'failed', message: INVALID });
    setAsked({ state: 'sending' });
    try {
      await saveNow();
      await draft.calls().mailLink(email.trim());
      setAsked({ state: 'sent' });
    } catch (error) {
      setAsked({
        state: 'failed',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title="Finish on another device" variant="centred">
      {open && (
        <form noValidate className={notice.form} onSubmit={(event) => void send(event)}>
          <p>
            We mail you a link that moves this application, with all you have entered, to where you
            read your mail. It works once, within {DRAFT_LINK_DAYS} days; this device has it no
            longer then.
          </p>
          <TextField
            name="link_email"
            label="Your email address"
            type="email"
            autoComplete="email"
            value={email}
            message={asked.state === 'failed' ? asked.message : undefined}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setAsked({ state: 'open' });
            }}
          />
          <Button type="submit" disabled={asked.state === 'sending'}>
            Mail me the link
          </Button>
          <p role="status">{asked.state === 'sent' && 'The link is on its way.'}</p>
        </form>
      )}
    </Dialog>
  );
}
