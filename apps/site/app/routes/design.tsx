import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { homeUrl } from '@selvedge/contract/urls';
import { itemAddress } from '../catalogue/rules/item-address.ts';
import { ButtonsAndDialogs } from '../content/design-guide/buttons-and-dialogs.tsx';
import { CalculatorsAndFilms } from '../content/design-guide/calculators-and-films.tsx';
import { ColourAndType } from '../content/design-guide/colour-and-type.tsx';
import {
  type ExampleProduct,
  PicturesAndCards,
} from '../content/design-guide/pictures-and-cards.tsx';
import { Stack } from '../content/design-guide/stack.tsx';
import { States } from '../content/design-guide/states.tsx';
import { siteContext } from '../data/server-context.server.ts';
import { CheckField } from '../registration/fields/check-field.tsx';
import { RadioField, YES_OR_NO } from '../registration/fields/radio-field.tsx';
import { notFound } from '../shell/errors/load-content.ts';
import { pageMeta } from '../shell/head/page-meta.tsx';
import { usePageView } from '../shell/page-views/use-page-view.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';
import { Section } from '../ui/section/section.tsx';
import type { Route } from './+types/design';

const TITLE = 'Design';
const EXAMPLES = 6;
const DEEP_STEPS = 8;

/** The page is for those who build the site. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, TITLE),
  { name: 'robots', content: 'noindex' },
];

/** On staging and local origins only: elsewhere there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { staging, product } = context.get(siteContext);
  if (!staging) throw notFound();
  const { products } = await product.multiFilter({
    filters: { item_group: ITEM_GROUP.fabric },
    off_setter: { start: 0, end: EXAMPLES },
    limited: true,
  });
  const examples = products.map(
    ({
      sku,
      item_group = '',
      range = '',
      design = '',
      colour = '',
      primaryImageUrl = '',
      picture_colours = [],
    }): ExampleProduct => ({
      sku,
      href: itemAddress({ sku, item_group, range, design, colour }),
      design,
      details: `${colour}, ${range}`,
      picture: primaryImageUrl,
      colours: picture_colours,
    }),
  );
  return { examples };
}

export default function Design({ loaderData }: Route.ComponentProps) {
  usePageView(TITLE);
  // A page has one breadcrumb, so its own is the example: long enough to fold its middle.
  const steps = Array.from({ length: DEEP_STEPS }, (_, place) => ({
    label: `Step ${place + 1}`,
    href: `#step-${place + 1}`,
  }));
  const trail = [{ label: 'Home', href: homeUrl() }, ...steps, { label: TITLE }];
  return (
    <div id="design-top">
      <PageIntro
        heading={TITLE}
        text="The parts that the site is made of, each with its states. Staging and local origins show this page, others do not."
        above={<Breadcrumb items={trail} />}
      />
      <ColourAndType />
      <ButtonsAndDialogs />
      <PicturesAndCards products={loaderData.examples} />
      <CalculatorsAndFilms picture={loaderData.examples[0]?.picture ?? ''} />
      <Fields />
      <States />
    </div>
  );
}

function Fields() {
  return (
    <Section heading="Form fields" tone="ground">
      <Stack>
        <TextField name="example" label="A line of text" hint="What helps to fill it in." />
        <TextField
          name="example-wrong"
          label="A line that is wrong"
          defaultValue="21 Loom Street"
          message="Write the postal code as four digits, such as 8001."
        />
        <TextField name="example-optional" label="An optional line" optional />
        <TextField name="example-disabled" label="A disabled line" disabled optional />
        <RadioField name="example-radio" legend="A question" choices={YES_OR_NO} defaultChecked />
        <CheckField name="example-check" defaultChecked>
          A box that is ticked
        </CheckField>
        <CheckField name="example-open">A box that is not</CheckField>
      </Stack>
    </Section>
  );
}
