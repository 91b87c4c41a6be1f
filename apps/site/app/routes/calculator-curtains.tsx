import { curtainCalculatorUrl } from '@selvedge/contract/calculator-urls';
import {
  calculatedProduct,
  calculatorIntro,
} from '../catalogue/calculated-product/calculated-product.tsx';
import { CurtainCalculator } from '../catalogue/curtain-calculator/curtain-calculator.tsx';
import { curtainInputOf } from '../catalogue/curtain-calculator/curtain-input.ts';
import { siteContext } from '../data/server-context.server.ts';
import { contentOrNull } from '../shell/errors/load-content.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/calculator-curtains';

const TITLE = 'Curtain calculator';
const TEXT =
  'Enter the rail, the drop and the fabric, and see how many metres to order, with the working.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: TEXT,
    canonicalPath: curtainCalculatorUrl(),
    trail: calculatorIntro(TITLE, TEXT, null).trail,
  });

/** What a form without a script asks for is answered by the server. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { product } = context.get(siteContext);
  return {
    input: curtainInputOf(url.searchParams),
    product: await contentOrNull(calculatedProduct(product, url.searchParams)),
  };
}

export default function CalculatorCurtains({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  const { trail, text } = calculatorIntro(TITLE, TEXT, loaderData.product);
  return (
    <>
      <PageIntro heading={TITLE} text={text} above={<Breadcrumb items={trail} />} />
      <Section label={TITLE}>
        <CurtainCalculator initial={loaderData.input} />
      </Section>
    </>
  );
}
