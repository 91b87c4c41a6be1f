import { UPLOAD_LABEL, UPLOAD_TYPES } from '@selvedge/contract/upload';
import { type MouseEvent, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { readAsDataString } from './data-string.ts';
import { type DocumentArea, documentId } from './document-areas.ts';
import { FileList } from './file-list.tsx';
import { sortDropped } from './sort-dropped.ts';
import styles from './upload-area.module.css';
import type { DocumentSlot } from './use-documents.ts';
import { usePickerPause } from './use-picker-pause.ts';

const UNREADABLE = 'The file could not be read; please choose it again';

/** What becomes of files that were chosen or dropped together. */
async function slotOf(files: readonly File[]): Promise<DocumentSlot> {
  const { accepted, refused } = sortDropped(files);
  const refusals = refused.map(({ file, reasons }) => ({
    name: file.name,
    sizeBytes: file.size,
    reasons,
  }));
  if (!accepted) return { file: undefined, refused: refusals };
  const facts = { name: accepted.name, sizeBytes: accepted.size };
  const dataString = await readAsDataString(accepted).catch(() => undefined);
  if (dataString === undefined)
    return { file: undefined, refused: [{ ...facts, reasons: [UNREADABLE] }, ...refusals] };
  return { file: { ...facts, dataString }, refused: refusals };
}

/**
 * A place for one document, by click or by drop. Every file comes to `sortDropped`, so the dropzone judges none itself.
 * Source: REG-43 to REG-50.
 */
export function UploadArea(props: {
  readonly area: DocumentArea;
  readonly slot: DocumentSlot | undefined;
  readonly onPut: (slot: DocumentSlot) => void;
  readonly onRemove: () => void;
}) {
  const { area, slot, onPut, onRemove } = props;
  const id = useId();
  const { noteClosed, openAfterPause } = usePickerPause();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noKeyboard: true,
    noClick: true,
    onDrop: async (files) => {
      noteClosed();
      onPut(await slotOf(files));
    },
    onFileDialogCancel: noteClosed,
  });
  const choose = (event: MouseEvent) => {
    event.stopPropagation();
    openAfterPause(open);
  };
  const remove = () => {
    onRemove();
    // The button that was pressed goes with its file.
    document.getElementById(documentId(area.key))?.focus();
  };
  return (
    <section
      className={styles.area}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
    >
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.title}>
          {area.title}
        </h2>
        <p id={`${id}-hint`} className={styles.hint}>
          {area.hint}
        </p>
      </div>
      <div
        {...getRootProps({
          role: 'presentation',
          tabIndex: -1,
          onClick: choose,
          className: classNames(styles.drop, isDragActive && styles.active),
        })}
      >
        <input
          {...getInputProps({
            accept: UPLOAD_TYPES.join(','),
            'aria-labelledby': `${id}-title`,
            className: styles.input,
          })}
          style={undefined}
        />
        <Button id={documentId(area.key)} variant="outline" onClick={choose}>
          {slot?.file ? 'Replace file' : 'Choose file'}
          <VisuallyHidden> for {area.title}</VisuallyHidden>
        </Button>
        <p className={styles.invitation}>or drag and drop it here</p>
        <p className={styles.limits}>{UPLOAD_LABEL}</p>
      </div>
      <div aria-live="polite">{slot && <FileList slot={slot} onRemove={remove} />}</div>
    </section>
  );
}
