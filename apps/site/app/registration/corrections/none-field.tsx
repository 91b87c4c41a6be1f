import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CheckField } from '../fields/check-field.tsx';

/** Lets an applicant say that there is nothing to give for an item that may be empty. */
export function NoneField(props: {
  /** The item's, for those who hear the box by itself. */
  readonly label: string;
  /** Default: one by its own. */
  readonly plural?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Where a summary of errors leads to the box itself. */
  readonly id?: string;
}) {
  const { label, plural = false, onChange, ...input } = props;
  return (
    <CheckField {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
      {plural ? 'There are none' : 'There is none'}
      <VisuallyHidden> ({label})</VisuallyHidden>
    </CheckField>
  );
}
