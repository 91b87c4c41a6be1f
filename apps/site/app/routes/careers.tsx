import { careersUrl, homeUrl } from '@selvedge/contract/urls';
import { usePageView } from '../analytics/use-page-view.ts';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { RecruitmentFacts } from '../features/careers/recruitment-facts.tsx';
import { SendCv } from '../features/careers/send-cv.tsx';
import { vacanciesQuery } from '../features/careers/vacancies-query.ts';
import { VacancyList } from '../features/careers/vacancy-list.tsx';
import { TextPageView } from '../features/text-page/text-page-view.tsx';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { useSite } from '../site-profile.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import type { Route } from './+types/careers';

const TITLE = 'Careers';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: TITLE,
    description: loaderData?.page?.description,
    canonicalPath: careersUrl(),
    picture: loaderData?.page?.picture_url,
  });

/** Where the vacancies cannot be had, the browser asks again by itself, and says so if that fails too (ERR-08). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, house } = context.get(siteContext);
  const state = await prime((client) => client.prefetchQuery(vacanciesQuery(content)));
  return { page: house.textPage('careers'), state };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { careers_mailboxes } = useSite();
  usePageView(TITLE);
  const trail = [{ label: 'Home', href: homeUrl() }, { label: TITLE }];
  return (
    <PrimedQueries state={loaderData.state}>
      <TextPageView
        page={loaderData.page}
        title={TITLE}
        above={<Breadcrumb items={trail} />}
        missing={<RecruitmentFacts />}
      >
        <VacancyList mailboxes={careers_mailboxes} />
        <SendCv mailboxes={careers_mailboxes} />
      </TextPageView>
    </PrimedQueries>
  );
}
