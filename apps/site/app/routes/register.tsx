import { hasDraftMark } from '@selvedge/contract/draft-cookie';
import { registerUrl } from '@selvedge/contract/urls';
import { RegistrationWizard } from '../features/registration/registration-wizard.tsx';
import { BARE_PAGE } from '../layout/bare-page.ts';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import type { Route } from './+types/register';

/** Shown without the site's header and footer. [ROUTE-03] */
export const handle = BARE_PAGE;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Trade Registration',
    description: 'Apply for a trade account: five steps, three references, four documents.',
    canonicalPath: registerUrl(),
  });

/** The terms and the returns policy, which the Declaration shows (decision 20), and whether there is a draft to fetch. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { house } = context.get(siteContext);
  const pages = [house.textPage('terms'), house.textPage('returns-policy')];
  const mayHaveDraft = hasDraftMark(request.headers.get('cookie'));
  return { terms: pages.filter((page) => page !== null), mayHaveDraft };
}

/** A step is no new page: what was loaded holds for the whole application. */
export const shouldRevalidate = () => false;

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegistrationWizard terms={loaderData.terms} mayHaveDraft={loaderData.mayHaveDraft} />;
}
