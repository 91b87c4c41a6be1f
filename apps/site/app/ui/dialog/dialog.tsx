import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called when a person closes it: by its button, Escape, a click beside it, or Back. */
  readonly onClose: () => void;
  readonly title: string;
  /** False for the one that asks before Back is heeded. */
  readonly closesOnBack?: boolean;
  /**
   * All fill a phone's screen; on larger ones a sheet stands at the right edge, `centred` in the middle, `top` above, and
   * `full` fills those too, without margins around its content.
   */
  readonly variant: 'sheet' | 'centred' | 'top' | 'full';
  /** Stands before the button that closes it. */
  readonly beside?: ReactNode;
  /** Stays in view at the bottom while the body scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own element, which keeps the focus inside, makes the page behind inert and gives the
 * focus back when it closes.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, variant, closesOnBack = true, beside, footer, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) {
      const { documentElement: root } = document;
      const widthPx = window.innerWidth - root.clientWidth; // of the page's scroll bar, which goes
      root.style.setProperty('--scroll-bar-width', `${widthPx}px`);
      dialog.current?.showModal();
    }
    if (!open) dialog.current?.close();
  }, [open]);

  // Where Back does not close a dialog by itself, it leads to another page: nothing of this one may stay over it.
  useEffect(() => {
    if (!open || !closesOnBack) return;
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [open, onClose, closesOnBack]);

  // The content covers the element whole: a click that reaches the element itself has met the backdrop.
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the element turns into onClose
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[variant])}
      data-variant={variant}
      aria-labelledby={open ? titleId : undefined}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      {/* A closed dialog says nothing, not even to those who search the document for its words. */}
      {open && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {beside}
          <IconButton aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {open && footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
