import {
  ITEM_REASONS,
  type Judgement,
  verdictField,
  wordsField,
} from '../registrations/judgement.ts';

interface VerdictFieldsProps {
  readonly path: string;
  readonly label: string;
  readonly judgement: Judgement | undefined;
  readonly readOnly: boolean;
}

/** What the clerk thinks of one item; the words to the applicant appear with a reason. */
export function VerdictFields({ path, label, judgement, readOnly }: VerdictFieldsProps) {
  return (
    <div className="desk-verdict">
      <select
        name={verdictField(path)}
        aria-label={`Verdict on ${label}`}
        defaultValue={judgement?.verdict ?? ''}
        disabled={readOnly}
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
        disabled={readOnly}
      />
    </div>
  );
}
