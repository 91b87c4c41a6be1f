import type { AdminViewServerProps } from 'payload';
import { failedPlans } from '../on-site/failed-plans.ts';
import { executorOf } from '../products/executor-of.ts';
import { filterQuery, GAPS } from '../products/list/product-filter.ts';
import { ProductFrame } from '../products/product-frame.tsx';
import { missed } from './missed.ts';
import { readMissing, type WorkList } from './read-missing.ts';
import { WorkPart } from './work-part.tsx';

const whole = new Intl.NumberFormat('en');

type Listed = Exclude<keyof WorkList, 'products'> | 'failed';

/** The parts of the list, most urgent first: what visitors run into before what they only miss. */
const PARTS: readonly { readonly of: Listed; readonly heading: string; readonly well: string }[] = [
  {
    of: 'failed',
    heading: 'Scheduled, and not done',
    well: 'Everything scheduled was done.',
  },
  { of: 'broken', heading: 'Links that lead nowhere', well: 'Every link leads somewhere.' },
  { of: 'stores', heading: 'Stores without hours', well: 'Every store tells its hours.' },
  { of: 'empty', heading: 'Sections without content', well: 'Every section has content.' },
  { of: 'unwritten', heading: 'Pages nobody has written', well: 'Every page is written.' },
  {
    of: 'searches',
    heading: 'Searches that found nothing, in the last 30 days',
    well: 'Every search found something.',
  },
  {
    of: 'pictures',
    heading: 'Pictures nobody has described',
    well: 'Every picture says what is to be seen.',
  },
];

function ProductGaps({ products }: Pick<WorkList, 'products'>) {
  return (
    <section aria-labelledby="products">
      <h2 id="products">Products on the site</h2>
      <ul className="hub-products__work">
        {products.map(({ gap, count }) => (
          <li key={gap}>
            {count === 0 ? (
              `${GAPS[gap]}: none`
            ) : (
              <a href={filterQuery({ gap })}>
                {GAPS[gap]}: {whole.format(count)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/admin/missing`: what the site lacks, each with the way to where it is mended. */
export function MissingView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <ProductFrame view={view} heading="What is missing">
      {async () => {
        const list = {
          ...(await readMissing(executorOf(req.payload))),
          failed: (await failedPlans(req)).map(missed),
        };
        const well = PARTS.filter(({ of }) => list[of].length === 0);
        return (
          <>
            <p>As the site is published now. Each line leads to where it is mended.</p>
            <ProductGaps products={list.products} />
            {PARTS.map(({ of, heading }) => (
              <WorkPart key={of} name={of} heading={heading} things={list[of]} />
            ))}
            {well.length > 0 && (
              <section aria-labelledby="well">
                <h2 id="well">All is well</h2>
                <ul className="hub-products__work">
                  {well.map(({ of, well: said }) => (
                    <li key={of}>{said}</li>
                  ))}
                </ul>
              </section>
            )}
          </>
        );
      }}
    </ProductFrame>
  );
}
