import { type Ref, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { OverlayViewer } from '../../ui/overlay-viewer/overlay-viewer.tsx';
import type { FeaturedAction } from './featured-content.ts';

/** The button of the block, which acts by the rule that fits. Source: FEAT-01 to FEAT-05. */
export function FeaturedButton(props: {
  readonly action: FeaturedAction;
  /** Names the viewer; may be empty. */
  readonly collection: string;
  readonly ref: Ref<HTMLElement>;
}) {
  const { action, collection, ref } = props;
  const [open, setOpen] = useState(false);
  const place = (element: HTMLElement | null) => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  if (action.kind !== 'modal') {
    return (
      <ButtonLink ref={place} href={action.href} newTab={action.kind === 'catalogue'}>
        {action.text}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button ref={place} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {action.text}
      </Button>
      <OverlayViewer
        open={open}
        onClose={() => setOpen(false)}
        title={collection || action.text}
        address={action.address}
      />
    </>
  );
}
