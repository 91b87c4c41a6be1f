import { homeUrl, projectListUrl, STORE_PARAMETER } from '@selvedge/contract/urls';
import { useSearchParams } from 'react-router';
import { ProjectListPage } from '../catalogue/project-list/project-list-page.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import type { Route } from './+types/project-list';

const TITLE = 'Project list';
const TEXT = 'What you have chosen, in one place, to send to a store with your questions.';
const TRAIL = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];

/** What is on it is the visitor's own: no search engine lists the page. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: projectListUrl(),
    isUnlisted: true,
  });

/** The stores that take letters, by region; where a letter goes the browser is not told. */
export function loader({ context }: Route.LoaderArgs) {
  const { stores } = context.get(siteContext).house;
  return {
    stores: stores
      .filter(({ email }) => email !== '')
      .map(({ title, region }) => ({ title, region })),
  };
}

export default function ProjectListRoute({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  const [search] = useSearchParams();
  return (
    <>
      <PageIntro heading={TITLE} text={TEXT} above={<Breadcrumb items={TRAIL} />} />
      <ProjectListPage stores={loaderData.stores} askedStore={search.get(STORE_PARAMETER) ?? ''} />
    </>
  );
}
