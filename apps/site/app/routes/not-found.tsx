import { notFound } from '../shell/errors/load-content.ts';

/** Any address without a route of its own. [GEN-12] Source: decision 22. */
export function loader() {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}
