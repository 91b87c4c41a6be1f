import type { PanelSection } from '@selvedge/contract/filter-panel';
import { FILTER_COLLAPSE_MAX_WIDTH_PX } from '@selvedge/contract/limits';
import type { FactField } from '@selvedge/contract/product-facts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { opensDialog } from '../../../ui/dialog/opens-dialog.ts';
import { useEarlyInput } from '../../../ui/use-early-input.ts';
import { isFact } from '../../rules/fact-words.ts';
import { PAGE_PARAMETER } from '../address/filter-url.ts';
import type { Choice } from '../rules/choose-value.ts';
import type { FacetSection } from '../rules/facet-options.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  /** The form's id, by which choices that stand beside it belong to it. */
  readonly id?: string | undefined;
  /** What the panel may show, in its order. */
  readonly panel: readonly PanelSection[];
  /** Those of its facets that have something to choose. */
  readonly sections: readonly FacetSection[];
  /** The page's path, where the form goes without script. */
  readonly action: string;
  /** What the URL holds beside what the panel's fields say; the form keeps it. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  readonly updating: boolean;
  readonly faded: boolean;
  /** Whether every section is open at first; else those with a chosen value alone are. Source: FILTER-24. */
  readonly startsOpen: boolean;
  /** The section of what is measured. */
  readonly measure: (field: FactField) => ReactNode;
  /** Called with what is chosen at once, of which each choice builds on the one before. */
  readonly onChoose: (...choices: readonly Choice[]) => void;
}

/**
 * All sections of the filter. It is a form that asks for page 1 of what is ticked, so it filters without script as
 * well; with script each tick acts at once.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { id, panel, action, kept, updating, faded, startsOpen, measure } = props;
  const sections = useUnchangedParts(props.sections);
  const ignore = (event: FormEvent) => event.preventDefault();
  const choose = useUnchanged(props.onChoose);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (inputs) => {
    const choices = inputs.flatMap(({ name, value, checked }) =>
      sections
        .filter(({ parameter }) => parameter === name)
        .map(({ facet }) => ({ facet, value, ticked: checked })),
    );
    choose(...choices);
  });
  return (
    <form
      id={id}
      ref={form}
      className={styles.panel}
      action={action}
      autoComplete="off"
      aria-label="Filters"
      aria-busy={updating}
      data-faded={faded || undefined}
      onSubmit={ignore}
    >
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={PAGE_PARAMETER} value="1" />
      {/* Without a box that is ticked it says that none is meant, where the path would speak (decision 38). */}
      {sections
        .filter(({ facet }) => facet === 'application')
        .map(({ parameter }) => (
          <input key={parameter} type="hidden" name={parameter} value="" />
        ))}
      {panel.map((name) => {
        if (isFact(name)) return measure(name);
        const section = sections.find(({ facet }) => facet === name);
        return (
          section && (
            <FacetGroup
              key={name}
              section={section}
              startsOpen={startsOpen || section.options.some(({ checked }) => checked)}
              onChoose={choose}
            />
          )
        );
      })}
      <noscript>
        <Button type="submit" wide>
          Show products
        </Button>
      </noscript>
    </form>
  );
}

/** The sections, each the same object for as long as nothing in it changes: it is not rendered anew then. */
function useUnchangedParts(sections: readonly FacetSection[]): readonly FacetSection[] {
  const last = useRef(sections);
  const shared: readonly FacetSection[] = replaceEqualDeep(last.current, sections);
  useLayoutEffect(() => {
    last.current = shared;
  });
  return shared;
}

/** The same function at every render, which calls that of the last one. */
function useUnchanged(onChoose: FilterPanelProps['onChoose']): FilterPanelProps['onChoose'] {
  const last = useRef(onChoose);
  useLayoutEffect(() => {
    last.current = onChoose;
  });
  return useCallback((...choices) => last.current(...choices), []);
}

/**
 * The filters on a phone: collapsed behind one button, and over the whole screen once it is pressed. Until the page's
 * scripts are there the button leads to the form above the grid. Source: FILTER-24.
 */
export function FilterSheet(props: {
  /** The id of the form that the page shows where the button leads to it. */
  readonly form: string;
  readonly applied: number;
  /** Products of the current selections; undefined while nobody knows. */
  readonly total: number | undefined;
  /** None where nothing is chosen beyond what the path implies. */
  readonly onClear: (() => void) | undefined;
  /** Stands over the filters while these are read anew. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}) {
  const { form, applied, total, onClear, notice, children } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  // Wider screens have the filters beside the grid, and a turned phone can become one.
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(`(width > ${FILTER_COLLAPSE_MAX_WIDTH_PX}px)`);
    const closeWhenWide = () => wide.matches && setOpen(false);
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [open]);

  const show = total === undefined ? 'Show products' : `Show ${productCount(total)}`;
  return (
    <div className={styles.phone}>
      <ButtonLink variant="outline" wide href={`#${form}`} {...opensDialog(() => setOpen(true))}>
        <SlidersHorizontal aria-hidden="true" className={styles.icon} />
        {applied > 0 ? `Filters (${applied})` : 'Filters'}
      </ButtonLink>
      <Dialog
        open={open}
        onClose={close}
        title="Filters"
        variant="sheet"
        footer={
          <div className={styles.foot}>
            <Button variant="outline" disabled={!onClear} onClick={onClear}>
              Clear
            </Button>
            <Button wide onClick={close}>
              {show}
            </Button>
          </div>
        }
      >
        {open && (
          <>
            <div className={styles.notice}>{notice}</div>
            {children}
          </>
        )}
      </Dialog>
    </div>
  );
}

function productCount(total: number): string {
  return total === 1 ? '1 product' : `${total} products`;
}

/**
 * Scrolls to the filter section, smoothly unless the visitor wants no motion, and gives it the focus, so that whoever
 * uses the keyboard goes on from there. Source: FILTER-09, GRID-07.
 *
 * @param heading the section's heading, which can take the focus
 */
export function showSection(heading: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
}
