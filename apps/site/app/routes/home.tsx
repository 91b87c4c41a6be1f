import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { prime } from '../calls/prime.server.ts';
import { useProductService } from '../calls/product-service-context.tsx';
import { content } from '../content-missing.ts';
import { groupTilesQuery } from '../features/item-group-tiles/group-tiles-query.ts';
import { ItemGroupTiles } from '../features/item-group-tiles/item-group-tiles.tsx';
import { useOpenAtTop } from '../layout/use-open-at-top.ts';
import { pageMeta } from '../page-meta.ts';
import { siteContext } from '../server-context.server.ts';
import { useSite } from '../site-profile.ts';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/home';

const WELCOME = 'Cloth, paper and rugs for rooms that are lived in.';
const TEXT =
  'Browse by where it goes, by what it is made of, or by the colour you have in mind. Every design is shown in all its colours, with its width, its repeat and its care.';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Home', TEXT);

export async function loader({ context }: Route.LoaderArgs) {
  const { product } = context.get(siteContext);
  return { state: await content(prime((client) => client.fetchQuery(groupTilesQuery(product)))) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  useOpenAtTop();
  return (
    <HydrationBoundary state={loaderData.state}>
      <PageIntro heading={WELCOME} text={TEXT} />
      <Tiles />
    </HydrationBoundary>
  );
}

function Tiles() {
  const { data: tiles = [] } = useQuery(groupTilesQuery(useProductService()));
  const { own_wallpaper_range } = useSite();
  if (tiles.length === 0) return null;
  return (
    <Section label="Browse by category">
      <ItemGroupTiles
        tiles={tiles}
        mode={{ kind: 'ordinary', ownWallpaperRange: own_wallpaper_range }}
      />
    </Section>
  );
}
