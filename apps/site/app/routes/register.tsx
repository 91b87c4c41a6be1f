import { hasDraftMark } from '@selvedge/contract/draft-cookie';
import { registerUrl } from '@selvedge/contract/urls';
import { redirect } from 'react-router';
import { siteContext } from '../data/server-context.server.ts';
import { RegistrationWizard } from '../registration/registration-wizard.tsx';
import { pageMeta } from '../shell/head/page-meta.tsx';
import type { Route } from './+types/register';

const PERMANENT = 301;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Trade Registration',
    description: 'Apply for a trade account: five steps, three references, four documents.',
    canonicalPath: registerUrl(),
  });

/** The terms and the returns policy, which the Declaration shows (decision 20), and whether there is a draft to fetch. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  // Browsers send the cookie that tells of a draft to this one spelling alone; another would begin a second draft over it.
  const { pathname, search } = url;
  if (pathname !== registerUrl()) throw redirect(`${registerUrl()}${search}`, PERMANENT);
  const { house } = context.get(siteContext);
  const pages = [house.textPage('terms'), house.textPage('returns-policy')];
  const mayHaveDraft = hasDraftMark(request.headers.get('cookie'));
  return { terms: pages.filter((page) => page !== null), mayHaveDraft };
}

/** The same address is another page for whoever has a draft, so no shared cache keeps it. */
export const headers = () => ({ 'Cache-Control': 'private, no-cache' });

/** A step is no new page: what was loaded holds for the whole application. */
export const shouldRevalidate = () => false;

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegistrationWizard terms={loaderData.terms} mayHaveDraft={loaderData.mayHaveDraft} />;
}
