import { Check, CircleAlert, X } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { sizeWords } from './size-words.ts';
import styles from './upload-area.module.css';
import type { DocumentSlot } from './use-documents.ts';

/** The accepted file with its name and size, and the refused ones with the reasons. Source: REG-45. */
export function FileList(props: { readonly slot: DocumentSlot; readonly onRemove: () => void }) {
  const { file, refused } = props.slot;
  if (!file && refused.length === 0) return null;
  return (
    <ul className={styles.files}>
      {file && (
        <li className={classNames(styles.file, file.problem !== undefined && styles.wrong)}>
          {file.problem === undefined ? (
            <Check className={styles.icon} aria-hidden="true" />
          ) : (
            <CircleAlert className={styles.icon} aria-hidden="true" />
          )}
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{sizeWords(file.sizeBytes)}</span>
          <button type="button" className={styles.remove} onClick={props.onRemove}>
            <X aria-hidden="true" />
            <VisuallyHidden>Remove {file.name}</VisuallyHidden>
          </button>
          {file.problem !== undefined && <span className={styles.reason}>{file.problem}</span>}
        </li>
      )}
      {refused.map(({ name, sizeBytes, reasons }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files of one drop can have one name, and their order stays
        <li key={place} className={styles.refused}>
          <CircleAlert className={styles.icon} aria-hidden="true" />
          <span className={styles.name}>
            <VisuallyHidden>Not accepted: </VisuallyHidden>
            {name}
          </span>
          <span className={styles.size}>{sizeWords(sizeBytes)}</span>
          {reasons.map((reason) => (
            <span key={reason} className={styles.reason}>
              {reason}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
