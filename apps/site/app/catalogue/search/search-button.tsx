import { type LinkedColour, searchUrl } from '@selvedge/contract/urls';
import { Search } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './search-button.module.css';
import type { ByColour } from './search-dialog.tsx';

type LoadedDialog = ComponentType<{
  readonly open: boolean;
  readonly onClose: () => void;
  readonly byColour: ByColour;
}>;

const loadDialog = async (): Promise<LoadedDialog> =>
  (await import('./search-dialog.tsx')).SearchDialog;

/**
 * Opens the search, whose script is loaded when the pointer or the focus first comes near. Before the page's own scripts
 * are there, and without any, it leads to the search's page. [HEAD-05]
 */
export function SearchButton() {
  const byColour = useColourSearch();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<LoadedDialog | null>(null);
  const close = () => setOpen(false);
  const load = () => {
    // Without a network nothing opens; the next press tries anew.
    loadDialog().then((loaded) => setDialog(() => loaded), close);
  };

  return (
    <>
      <form
        action={searchUrl()}
        onSubmit={(event) => {
          event.preventDefault();
          load();
          setOpen(true);
        }}
      >
        <IconButton
          type="submit"
          aria-label="Search"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={load}
          onFocus={load}
        >
          <Search aria-hidden="true" className={styles.icon} />
        </IconButton>
      </form>
      {Dialog && <Dialog open={open} onClose={close} byColour={byColour} />}
    </>
  );
}

/** Its script is loaded when a visitor first wants it. */
const ColourSearch = lazy(async () => ({
  default: (await import('./colour-search.tsx')).ColourSearch,
}));

/** What the search dialog shows by colour. The colours stay for the visit, so that coming back finds them chosen. */
function useColourSearch(): (close: () => void) => ReactNode {
  const [colours, setColours] = useState<readonly LinkedColour[]>([]);
  return (close) => (
    <Suspense fallback={<Spinner label="Loading" />}>
      <ColourSearch colours={colours} onChange={setColours} onClose={close} />
    </Suspense>
  );
}
