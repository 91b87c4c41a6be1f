import { Link } from 'react-router';
import type { AnchorProps } from '../ui/anchor.tsx';

/** How the site's parts link to its own pages: through the router, without loading a document. */
export function RouterAnchor({ href, newTab: _, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
