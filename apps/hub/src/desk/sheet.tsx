import type { ReactNode } from 'react';

/** The frame of a document in the viewer. */
export function Sheet(props: { readonly label: string; readonly children: ReactNode }) {
  const label = `Sheet of ${props.label}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="desk-viewer__sheet" tabIndex={0} aria-label={label}>
      {props.children}
    </section>
  );
}
