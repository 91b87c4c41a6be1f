import type { DocumentKey } from '@selvedge/contract/upload';
import { useForm } from 'react-hook-form';
import { documentAreas, documentId } from '../documents/document-areas.ts';
import { UploadArea } from '../documents/upload-area.tsx';
import type { DocumentSlot } from '../documents/use-documents.ts';
import type { FieldError } from '../fields/list-errors.ts';
import layout from '../form.module.css';
import { StepForm } from '../step-form.tsx';
import type { StepProps, Summary } from '../wizard-step.ts';

/** The documents; none is demanded here (REG-53), and what is missing is said before sending (decision 10). */
export function DocumentUpload(props: StepProps) {
  const { byProof, documents, onContinue, onBack, isSentBack } = props;
  const form = useForm();
  const areas = documentAreas(byProof);
  return (
    <StepForm
      form={form}
      order={[]}
      onContinue={onContinue}
      onBack={onBack}
      isSentBack={isSentBack}
      more={areas.flatMap(({ key, title }) => problemOf(documents.slots[key], key, title))}
    >
      <p className={layout.lead}>
        A scan or clear photographs of each: files that you add one after the other become one PDF.
        You can go on without a document, but we can decide only when we have them all.
      </p>
      <div className={layout.uploads}>
        {areas.map((area) => (
          <UploadArea key={area.key} area={area} documents={documents} />
        ))}
      </div>
    </StepForm>
  );
}

/** What is wrong with the files of an area, as a summary of errors has it. */
function problemOf(slot: DocumentSlot | undefined, key: DocumentKey, title: string): FieldError[] {
  const refused = slot?.refused.map(({ name, reasons }) => `${name}: ${reasons.join(', ')}`);
  const message = slot?.file?.problem ?? refused?.join('; ') ?? '';
  return message === '' ? [] : [{ name: documentId(key), message: `${title}: ${message}` }];
}

/** The names of the files that are there or on their way, and what is wrong with them. */
function fileWords(slot: DocumentSlot | undefined): string {
  if (slot?.making !== undefined) return `Preparing ${slot.making}`;
  const { name: first = '', files = [], problem } = slot?.file ?? {};
  const name = files.length > 1 ? `${files.map((file) => file.name).join(', ')} (one PDF)` : first;
  return problem === undefined ? name : `${name} cannot be sent: ${problem}`;
}

export const documentsSummary: Summary = ({ byProof, documents }) =>
  documentAreas(byProof).map(({ key, title }) => ({
    label: title,
    value: fileWords(documents.slots[key]),
  }));
