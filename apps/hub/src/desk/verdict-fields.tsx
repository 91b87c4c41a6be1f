import {
  ITEM_REASONS,
  isItemReason,
  type Judgement,
  verdictField,
  wordsField,
} from '../registrations/judgement.ts';

interface VerdictFieldsProps {
  readonly path: string;
  readonly label: string;
  readonly judgement: Judgement | undefined;
  readonly readOnly: boolean;
  /** Whether the item is a document that was not given. */
  readonly isMissing?: boolean;
}

/** What a clerk thought of one item, once nothing can be changed any more. */
function Verdict({ label, judgement }: Pick<VerdictFieldsProps, 'label' | 'judgement'>) {
  const { verdict = '', words = '' } = judgement ?? {};
  const said = isItemReason(verdict) ? ITEM_REASONS[verdict] : 'Accepted';
  return (
    <p className="desk-quiet" role="note" aria-label={`Verdict on ${label}`}>
      {judgement ? said : 'Not judged'}
      {words !== '' && `. ${words}`}
    </p>
  );
}

/** What the clerk thinks of one item; the words to the applicant appear with a reason. */
export function VerdictFields(props: VerdictFieldsProps) {
  const { path, label, judgement, readOnly, isMissing = false } = props;
  if (readOnly) return <Verdict label={label} judgement={judgement} />;
  return (
    <div className="desk-verdict">
      <select
        name={verdictField(path)}
        aria-label={`Verdict on ${label}`}
        defaultValue={judgement?.verdict ?? ''}
        data-missing={isMissing || undefined}
      >
        <option value="">Not judged</option>
        <option value="accepted">Accepted</option>
        {Object.entries(ITEM_REASONS).map(([code, reason]) => (
          <option key={code} value={code}>
            {reason}
          </option>
        ))}
      </select>
      <input
        name={wordsField(path)}
        aria-label={`Words to the applicant about ${label}`}
        placeholder="Words to the applicant"
        defaultValue={judgement?.words}
        maxLength={300}
      />
    </div>
  );
}
