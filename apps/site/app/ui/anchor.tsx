import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

export interface AnchorProps {
  readonly href: string;
  /** Opens a new tab. */
  readonly newTab?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | true | undefined;
  readonly 'aria-haspopup'?: 'dialog' | undefined;
  readonly role?: 'button' | undefined;
  readonly onClick?: React.MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly onKeyDown?: React.KeyboardEventHandler<HTMLAnchorElement> | undefined;
  readonly onFocus?: React.FocusEventHandler<HTMLAnchorElement> | undefined;
  readonly onPointerEnter?: React.PointerEventHandler<HTMLAnchorElement> | undefined;
  readonly onPointerDown?: React.PointerEventHandler<HTMLAnchorElement> | undefined;
}

function PlainAnchor({ newTab, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}

/** Whether a click follows its link here, and does not open it in another tab or window, or save it. */
export const staysHere = ({ metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Lets the application say how its own pages are linked, so that these parts need not know its router. */
export function AnchorProvider(props: {
  readonly anchor: ComponentType<AnchorProps>;
  readonly children: ReactNode;
}) {
  return <AnchorContext value={props.anchor}>{props.children}</AnchorContext>;
}

/**
 * A link: to a page of the site, through the application's router, or to elsewhere. One to a place of the page is the
 * browser's own, which keeps the query that a router's link would drop.
 */
export function Anchor(props: AnchorProps) {
  const isOwn = props.newTab || props.href.startsWith('#');
  const Chosen = isOwn ? PlainAnchor : use(AnchorContext);
  return <Chosen {...props} />;
}
