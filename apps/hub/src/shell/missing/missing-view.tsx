import type { AdminViewServerProps } from 'payload';
import { failedSchedules } from '../../content/on-site/schedules.ts';
import { executorOf } from '../../database/transaction.ts';
import { ProductFrame } from '../../products/product-frame.tsx';
import { filterQuery, GAPS } from '../../products/product-list.ts';
import { whole } from '../../ui/formats.ts';
import { failedScheduleWork, type Missing, readMissing, type WorkList } from './read-missing.ts';

/** So many are seen at once, and so many more when asked for; the rest are counted. */
const OPEN = 12;
const LISTED = 200;

function Things({ things }: { readonly things: readonly Missing[] }) {
  return (
    <ul className="hub-products__work">
      {things.map(({ what, why, href, picture }) => (
        <li key={`${what} ${why}`}>
          {picture && (
            // biome-ignore lint/performance/noImgElement: the hub serves it in this size already
            <img className="hub-products__picture" src={picture} alt="" loading="lazy" />
          )}
          <div>
            <a href={href}>{what}</a>
            <small>{why}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One kind of what is missing; nothing where there is none. */
function WorkPart({
  name,
  heading,
  things,
}: {
  /** Told apart from those of the other kinds. */
  readonly name: string;
  readonly heading: string;
  readonly things: readonly Missing[];
}) {
  if (things.length === 0) return null;
  const more = things.slice(OPEN, LISTED);
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>
        {heading} ({whole.format(things.length)})
      </h2>
      <Things things={things.slice(0, OPEN)} />
      {more.length > 0 && (
        <details>
          <summary>Show {whole.format(more.length)} more</summary>
          <Things things={more} />
          {things.length > LISTED && <p>… and {whole.format(things.length - LISTED)} more.</p>}
        </details>
      )}
    </section>
  );
}

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
    of: 'unfollowed',
    heading: 'Searches whose results nobody followed, in the last 30 days',
    well: 'Of every search that found something, something was followed.',
  },
  {
    of: 'withdrawn',
    heading: 'Pictures that show a withdrawn product',
    well: 'Every product that a picture shows is on the site.',
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

/** `/admin/missing`: what the site lacks, each with the way to where it is fixed. */
export function MissingView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <ProductFrame view={view} heading="What is missing">
      {async () => {
        const list = {
          ...(await readMissing(executorOf(req.payload))),
          failed: (await failedSchedules(req)).map(failedScheduleWork),
        };
        const well = PARTS.filter(({ of }) => list[of].length === 0);
        return (
          <>
            <p>As the site is published now. Each line leads to where it is fixed.</p>
            <ProductGaps products={list.products} />
            {PARTS.map(({ of, heading }) => (
              <WorkPart key={of} name={of} heading={heading} things={list[of]} />
            ))}
            {well.length > 0 && (
              <section aria-labelledby="well">
                <h2 id="well">All is well</h2>
                <ul className="hub-products__work">
                  {well.map(({ of, well: sentence }) => (
                    <li key={of}>{sentence}</li>
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
