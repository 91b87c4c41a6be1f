import { fold } from '@selvedge/contract/text';
import { applicationTypeUrl, categoryUrl, homeUrl } from '@selvedge/contract/urls';
import { data } from 'react-router';
import {
  ApplicationTypePage,
  applicationTypeQuery,
  capitalised,
  categoryTitle,
  isThere,
} from '../catalogue/application-type/application-type-page.tsx';
import { prefetch } from '../data/prefetch.server.ts';
import { PrefetchedQueries } from '../data/prefetched-queries.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { contentOrNull, notFound } from '../shell/errors/content-missing.ts';
import { NotFound } from '../shell/errors/message-page.tsx';
import { pageMeta } from '../shell/head/page-meta.ts';
import { useOpenAtTop } from '../shell/use-open-at-top.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import type { Route } from './+types/application-type';
import { CategorySections, TypeSections } from './application-type-sections.tsx';

const UNAVAILABLE = 503;

type Params = Route.LoaderArgs['params'];

/** The category is a part of the longer address only. */
const categoryOf = (params: Params): string | undefined =>
  'category' in params ? params.category : undefined;

function titleOf(params: Params): string {
  const category = categoryOf(params);
  return category === undefined
    ? capitalised(params.applicationType)
    : categoryTitle(category, params.applicationType);
}

const pathOf = (params: Params) => ({ ...params, category: categoryOf(params) });

function trailTo(params: Params) {
  const home = { label: 'Home', href: homeUrl() };
  const type = capitalised(params.applicationType);
  if (categoryOf(params) === undefined) return [home, { label: type }];
  const href = applicationTypeUrl(params.itemGroup, params.applicationType);
  return [home, { label: type, href }, { label: titleOf(params) }];
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const category = categoryOf(params);
  const { itemGroup } = params;
  // One spelling, which is that of the menus' links (decision 35).
  const applicationType = fold(params.applicationType);
  return pageMeta(matches, {
    title: titleOf(params),
    description: loaderData?.facts.description,
    picture: loaderData?.facts.picture,
    trail: trailTo(params),
    canonicalPath:
      category === undefined
        ? applicationTypeUrl(itemGroup, applicationType)
        : categoryUrl(itemGroup, applicationType, category),
  });
};

/** What the head says while the content is not there. */
const NO_FACTS = { description: '', picture: '' };

/** Where the content cannot be had, the browser asks again by itself, and says so if that fails too (APPTYPE-06). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const service = context.get(siteContext).content;
  const prefetched = await contentOrNull(
    prefetch((client) => client.fetchQuery(applicationTypeQuery(service, pathOf(params)))),
  );
  if (!prefetched) return data({ state: null, facts: NO_FACTS }, { status: UNAVAILABLE });
  const { state, loaded: page } = prefetched;
  if (!isThere(pathOf(params), page)) throw notFound();
  const picture = page.section_consumer_hero[0]?.url ?? '';
  return data({ state, facts: { description: page.description, picture } });
}

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [APPTYPE-06] */
export function clientLoader() {
  return { state: null, facts: NO_FACTS };
}

export default function ApplicationType({ loaderData, params }: Route.ComponentProps) {
  const category = categoryOf(params);
  const title = titleOf(params);
  const type = capitalised(params.applicationType);
  useOpenAtTop();
  const view = category === undefined ? `Application Type - ${type}` : `Category - ${title}`;
  const breadcrumb = <Breadcrumb items={trailTo(params)} />;
  return (
    <PrefetchedQueries state={loaderData.state}>
      <ApplicationTypePage
        path={pathOf(params)}
        title={title}
        view={view}
        breadcrumb={breadcrumb}
        missing={<NotFound />}
      >
        {(page) =>
          category === undefined ? (
            <TypeSections page={page} title={title} breadcrumb={breadcrumb} path={params} />
          ) : (
            <CategorySections page={page} title={title} breadcrumb={breadcrumb} />
          )
        }
      </ApplicationTypePage>
    </PrefetchedQueries>
  );
}
