import { correctionsUrl } from '@selvedge/contract/urls';
import { CorrectionsPage } from '../registration/corrections/corrections-page.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import type { Route } from './+types/register-corrections';

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
