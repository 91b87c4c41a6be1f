import { ChevronDown, Menu } from 'lucide-react';
import { useId, useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { IconLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { opensDialog } from '../../ui/dialog/opens-dialog.ts';
import { type NavigationSection, SITE_LINKS_ID } from '../navigation/navigation-link.ts';
import { type Highlights, SubmenuLinks, TradeLogin } from './header-links.tsx';
import styles from './mobile-menu.module.css';

/**
 * The menu of small screens: a sheet of sections, of which one is open at a time. Before its scripts are there, and without
 * any, its button leads to the links of the footer. [HEAD-04]
 */
export function MobileMenu(props: {
  readonly supplierName: string;
  readonly tradeSite: string;
  readonly sections: readonly NavigationSection[];
  readonly highlights: Highlights;
}) {
  const { supplierName, tradeSite, sections, highlights } = props;
  const [open, setOpen] = useState(false);
  const [expanded, setExpanded] = useState<string | null>(null);
  const close = () => setOpen(false);
  const show = () => {
    setExpanded(null);
    setOpen(true);
  };

  return (
    <>
      <IconLink
        {...opensDialog(show)}
        href={`#${SITE_LINKS_ID}`}
        className={styles.button}
        aria-label="Menu"
        aria-expanded={open}
      >
        <Menu aria-hidden="true" />
      </IconLink>
      <Dialog
        open={open}
        onClose={close}
        title={supplierName}
        variant="sheet"
        footer={tradeSite ? <TradeLogin address={tradeSite} wide /> : undefined}
      >
        {open && (
          <nav aria-label="Main">
            <ul>
              {sections.map((section) => (
                <li key={section.label} className={styles.section}>
                  {section.links.length === 0 && section.target ? (
                    <Anchor {...section.target} className={styles.summary} onClick={close}>
                      {section.label}
                    </Anchor>
                  ) : (
                    <MobileSection
                      section={section}
                      open={expanded === section.label}
                      highlights={highlights}
                      onToggle={() =>
                        setExpanded(expanded === section.label ? null : section.label)
                      }
                      onChoose={close}
                    />
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Dialog>
    </>
  );
}

/** A category's button and, once it is expanded, its sub-items beneath. The menu says which one is open. [HEAD-04] */
function MobileSection(props: {
  readonly section: NavigationSection;
  readonly open: boolean;
  readonly highlights: Highlights;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}) {
  const { section, open, highlights, onToggle, onChoose } = props;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {section.label}
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={id} hidden={!open}>
        <SubmenuLinks
          label={section.label}
          links={section.links}
          listClass={styles.links}
          linkClass={styles.link}
          onChoose={onChoose}
        />
        <SubmenuLinks
          label="Tools"
          links={section.tools}
          listClass={styles.links}
          linkClass={styles.tool}
          onChoose={onChoose}
        />
        {section.overview && (
          <Anchor href={section.overview.href} className={styles.overview} onClick={onChoose}>
            {section.overview.label}
          </Anchor>
        )}
        {section.itemGroup !== null && (
          <div className={styles.highlights}>{open && highlights(section.itemGroup, onChoose)}</div>
        )}
      </div>
    </>
  );
}
