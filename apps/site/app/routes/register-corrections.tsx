import { correctionsUrl } from '@selvedge/contract/urls';
import { CorrectionsPage } from '../features/registration/corrections/corrections-page.tsx';
import { BARE_PAGE } from '../layout/bare-page.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/register-corrections';

/** Shown without the site's header and footer, like the registration. */
export const handle = BARE_PAGE;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Correct your application',
    description: 'What we ask of you before we decide on your trade account.',
    canonicalPath: correctionsUrl(),
  });

/** Where a mailed link leads; what it opens stands behind the `#`, so that the browser alone knows it. */
export default function RegisterCorrections() {
  return <CorrectionsPage />;
}
