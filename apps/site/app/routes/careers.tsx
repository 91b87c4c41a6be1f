import { careersUrl, homeUrl } from '@selvedge/contract/urls';
import { RecruitmentFacts, SendCv } from '../content/careers/recruitment.tsx';
import { VacancyList, vacanciesQuery } from '../content/careers/vacancy-list.tsx';
import { TextPageView } from '../content/text-page/text-page-view.tsx';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { pageMeta, profileOf } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useSite } from '../shell/site-profile/site-profile.ts';
import { jobPosting } from '../shell/structured-data/job-posting.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import type { Route } from './+types/careers';

const TITLE = 'Careers';

const TRAIL = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const profile = profileOf(matches);
  const employer = { name: profile?.supplier_name ?? '', url: profile?.origin ?? '' };
  return pageMeta(matches, {
    title: TITLE,
    description: loaderData?.page?.description || 'Vacancies, and how we recruit.',
    canonicalPath: careersUrl(),
    picture: loaderData?.page?.picture_url,
    trail: TRAIL,
    structuredData: loaderData?.postings.map((posting) => jobPosting(posting, employer)),
  });
};

/** Where the vacancies cannot be had, the browser asks again by itself, and says so if that fails too (ERR-08). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, house } = context.get(siteContext);
  const { state } = await prefetch((client) => client.prefetchQuery(vacanciesQuery(content)));
  return { page: house.textPage('careers'), state, postings: house.postings };
}

/** Within the site the text comes with the page, and the vacancies from the service itself (CALL-18, ERR-08). */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { page } = await serverLoader();
  return { page, state: null, postings: [] };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { careers_mailboxes } = useSite();
  usePageView(TITLE);
  return (
    <PrefetchedQueries state={loaderData.state}>
      <TextPageView
        page={loaderData.page}
        title={TITLE}
        above={<Breadcrumb items={TRAIL} />}
        missing={<RecruitmentFacts />}
      >
        <VacancyList mailboxes={careers_mailboxes} />
        <SendCv mailboxes={careers_mailboxes} />
      </TextPageView>
    </PrefetchedQueries>
  );
}
