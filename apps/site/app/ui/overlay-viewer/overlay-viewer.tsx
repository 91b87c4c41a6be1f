import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { ErrorState } from '../state/state.tsx';
import styles from './overlay-viewer.module.css';

/**
 * A page in a frame over the whole screen, such as a catalogue, with a button that closes it and a link that opens it in a
 * new tab. The page is asked for only once the viewer opens. `address` must have been checked by `linkTarget`.
 * Source: FEAT-01, INTL-09, ERR-18, decision 39.
 */
export function OverlayViewer(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Names the viewer and its frame. */
  readonly title: string;
  readonly address: string;
  /** The same page as a frame shows it. */
  readonly framed: string;
}) {
  const { open, onClose, title, address, framed } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      variant="full"
      beside={
        <a href={address} target="_blank" rel="noopener" className={styles.newTab}>
          Open in a new tab
          <ExternalLink aria-hidden="true" />
        </a>
      }
    >
      {open && <Framed title={title} address={framed} />}
    </Dialog>
  );
}

function Framed({ title, address }: { readonly title: string; readonly address: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <div className={styles.place}>
        <ErrorState
          heading="This catalogue could not be loaded"
          text="The connection failed. It may work again in a moment."
          onRetry={() => setState('loading')}
        />
      </div>
    );
  }
  return (
    <div className={styles.place}>
      {state === 'loading' && <Spinner label="Loading" />}
      <iframe
        className={styles.frame}
        src={address}
        title={title}
        allowFullScreen
        onLoad={({ currentTarget: frame }) =>
          setState(isOwn(address) && !frame.contentDocument ? 'failed' : 'shown')
        }
      />
    </div>
  );
}

/** Whether a page of ours is framed: where that does not come, the frame holds a page of the browser's own. */
const isOwn = (address: string): boolean => address.startsWith('/');
