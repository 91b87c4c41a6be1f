import { fold } from '@selvedge/contract/text';
import { applicationTypeUrl, categoryUrl, homeUrl } from '@selvedge/contract/urls';
import { data } from 'react-router';
import { usePageView } from '../analytics/use-page-view.ts';
import { prime } from '../calls/prime.server.ts';
import { PrimedQueries } from '../calls/primed-queries.tsx';
import { notFound } from '../content-missing.ts';
import { ApplicationTypePage } from '../features/application-type/application-type-page.tsx';
import { applicationTypeQuery } from '../features/application-type/application-type-query.ts';
import { capitalised, categoryTitle } from '../features/application-type/category-page.ts';
import { isThere } from '../features/application-type/is-there.ts';
import { NotFound } from '../layout/not-found.tsx';
import { useOpenAtTop } from '../layout/use-open-at-top.ts';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
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

/** Where the content cannot be had, the browser asks again by itself, and says so if that fails too (APPTYPE-06). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const service = context.get(siteContext).content;
  let facts = { description: '', picture: '' };
  let there = true;
  const state = await prime(async (client) => {
    const page = await client.fetchQuery(applicationTypeQuery(service, pathOf(params)));
    there = isThere(pathOf(params), page);
    facts = { description: page.description, picture: page.section_consumer_hero[0]?.url ?? '' };
  }).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  if (!there) throw notFound();
  return data({ state, facts }, { status: state ? 200 : UNAVAILABLE });
}

/** Within the site the page opens at once and asks the service itself, or takes what it still has. [APPTYPE-06] */
export function clientLoader() {
  return { state: null, facts: { description: '', picture: '' } };
}

export default function ApplicationType({ loaderData, params }: Route.ComponentProps) {
  const category = categoryOf(params);
  const title = titleOf(params);
  const type = capitalised(params.applicationType);
  useOpenAtTop();
  usePageView(category === undefined ? `Application Type - ${type}` : `Category - ${title}`);
  const breadcrumb = <Breadcrumb items={trailTo(params)} />;
  return (
    <PrimedQueries state={loaderData.state}>
      <ApplicationTypePage
        path={pathOf(params)}
        title={title}
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
    </PrimedQueries>
  );
}
