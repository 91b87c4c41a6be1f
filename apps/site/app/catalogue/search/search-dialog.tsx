import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type ByColour, SearchPanel } from './search-panel.tsx';

/** The search over the page. It opens with an empty text and the focus in its field. [SEARCH-01] */
export function SearchDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly byColour: ByColour;
}) {
  const { open, onClose, byColour } = props;
  const field = useRef<HTMLInputElement>(null);

  // After the dialog has opened, which would focus its first control.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  return (
    <Dialog open={open} onClose={onClose} title="Search" variant="top">
      {open && <SearchPanel field={field} onClose={onClose} byColour={byColour} />}
    </Dialog>
  );
}
