import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './overlay-viewer.module.css';

/**
 * A page in a frame over the whole screen, such as a catalogue, with a button that closes it. The page is asked for only
 * once the viewer opens. `address` must have been checked by `linkTarget`. Source: FEAT-01, INTL-09.
 */
export function OverlayViewer(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Names the viewer and its frame. */
  readonly title: string;
  readonly address: string;
}) {
  const { open, onClose, title, address } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} variant="full">
      {open && (
        <div className={styles.place}>
          <Spinner label="Loading" />
          <iframe className={styles.frame} src={address} title={title} allowFullScreen />
        </div>
      )}
    </Dialog>
  );
}
