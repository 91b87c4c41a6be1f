import type { Vacancy } from '@selvedge/contract/careers';
import { careersUrl, homeUrl } from '@selvedge/contract/urls';
import { usePageView } from '../analytics/use-page-view.ts';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { RecruitmentFacts } from '../features/careers/recruitment-facts.tsx';
import { SendCv } from '../features/careers/send-cv.tsx';
import { vacanciesQuery } from '../features/careers/vacancies-query.ts';
import { VacancyList } from '../features/careers/vacancy-list.tsx';
import { TextPageView } from '../features/text-page/text-page-view.tsx';
import { pageMeta, profileOf } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { useSite } from '../site-profile.ts';
import { jobPosting } from '../structured-data/job-posting.ts';
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
    structuredData: loaderData?.vacancies.map((vacancy) => jobPosting(vacancy, employer)),
  });
};

/** Where the vacancies cannot be had, the browser asks again by itself, and says so if that fails too (ERR-08). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, house } = context.get(siteContext);
  let vacancies: readonly Vacancy[] = [];
  const state = await prime(async (client) => {
    const query = vacanciesQuery(content);
    await client.prefetchQuery(query);
    vacancies = client.getQueryData(query.queryKey) ?? [];
  });
  return { page: house.textPage('careers'), state, vacancies };
}

/** Within the site the text comes with the page, and the vacancies from the service itself (CALL-18, ERR-08). */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { page } = await serverLoader();
  return { page, state: null, vacancies: [] };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { careers_mailboxes } = useSite();
  usePageView(TITLE);
  return (
    <PrimedQueries state={loaderData.state}>
      <TextPageView
        page={loaderData.page}
        title={TITLE}
        above={<Breadcrumb items={TRAIL} />}
        missing={<RecruitmentFacts />}
      >
        <VacancyList mailboxes={careers_mailboxes} />
        <SendCv mailboxes={careers_mailboxes} />
      </TextPageView>
    </PrimedQueries>
  );
}
