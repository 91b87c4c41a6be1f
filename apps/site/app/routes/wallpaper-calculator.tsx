import { calculatorFrameUrl, framedUrl, wallpaperCalculatorUrl } from '@selvedge/contract/urls';
import { useLocation } from 'react-router';
import {
  calculatedProduct,
  calculatorIntro,
} from '../catalogue/calculated-product/calculated-product.tsx';
import { CalculatorFrame } from '../catalogue/wallpaper-calculator/calculator-frame.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { contentOrNull } from '../shell/errors/load-content.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { useSite } from '../shell/site-profile/site-profile.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/wallpaper-calculator';

const TITLE = 'Wallpaper calculator';
const TEXT =
  'Enter the walls, the doors and windows and the paper, and see how many rolls to order, with the working.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: wallpaperCalculatorUrl(),
    trail: calculatorIntro(TITLE, TEXT, null).trail,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { product } = context.get(siteContext);
  return { product: await contentOrNull(calculatedProduct(product, url.searchParams)) };
}

export default function WallpaperCalculatorPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const { wallpaper_calculator_url: elsewhere } = useSite();
  usePageView(TITLE);
  const { trail, text } = calculatorIntro(TITLE, TEXT, loaderData.product);
  return (
    <>
      <PageIntro heading={TITLE} text={text} above={<Breadcrumb items={trail} />} />
      <Section label={TITLE}>
        <CalculatorFrame
          src={elsewhere || framedUrl(`${calculatorFrameUrl()}${search}`)}
          title={TITLE}
        />
      </Section>
    </>
  );
}
