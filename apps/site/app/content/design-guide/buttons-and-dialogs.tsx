import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../../ui/button/button.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './design-guide.module.css';

const VARIANTS: readonly DialogProps['variant'][] = ['sheet', 'centred', 'top', 'full'];

/** Buttons in every look and state, and the dialogs that they open. */
export function ButtonsAndDialogs() {
  const [open, setOpen] = useState<DialogProps['variant'] | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Section
        heading="Buttons"
        aside="53 pixels high, a ripple of 550 ms; under a pointer ink and paper change places"
      >
        <div className={styles.stack}>
          <div className={styles.row}>
            <Button>Solid</Button>
            <Button variant="outline">Outline</Button>
            <Button disabled>Solid, disabled</Button>
            <Button variant="outline" disabled>
              Outline, disabled
            </Button>
            <ButtonLink href="#design-top">Link</ButtonLink>
            <ButtonLink href="#design-top" variant="outline">
              Link, outline
            </ButtonLink>
          </div>
          <div className={styles.row}>
            <span className={styles.focused}>
              <Button>With focus</Button>
            </span>
            <span className={styles.focused}>
              <Button variant="outline">Outline, with focus</Button>
            </span>
          </div>
          <Button wide>Wide</Button>
          <div className={styles.row}>
            <IconButton aria-label="A sign alone">
              <Search aria-hidden="true" />
            </IconButton>
            <span className={styles.focused}>
              <IconButton aria-label="A sign alone, with focus">
                <Search aria-hidden="true" />
              </IconButton>
            </span>
          </div>
          <p>
            A line of text with <a href="#design-top">the way to the top</a>, and{' '}
            <a className={styles.focused} href="#design-top">
              one with focus
            </a>
            .
          </p>
        </div>
      </Section>
      <Section heading="Dialogs" tone="ground" aside="All fill a phone's screen">
        <div className={styles.row}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant="outline" onClick={() => setOpen(variant)}>
              Open {variant}
            </Button>
          ))}
        </div>
        {VARIANTS.map((variant) => (
          <Dialog
            key={variant}
            open={open === variant}
            onClose={close}
            title={`Dialog: ${variant}`}
            variant={variant}
            footer={
              <Button wide onClick={close}>
                Done
              </Button>
            }
          >
            <p>
              The page behind stands still and cannot be reached; Escape closes, and the focus goes
              back to where it was.
            </p>
          </Dialog>
        ))}
      </Section>
    </>
  );
}
