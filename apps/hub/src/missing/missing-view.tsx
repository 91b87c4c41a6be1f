import type { AdminViewServerProps } from 'payload';
import { executorOf } from '../products/executor-of.ts';
import { filterQuery, GAPS } from '../products/list/product-filter.ts';
import { ProductFrame } from '../products/product-frame.tsx';
import { type Missing, readMissing } from './read-missing.ts';

const whole = new Intl.NumberFormat('en');
/** Of each kind so many are listed; the rest are counted. */
const LISTED = 100;

function WorkPart({
  heading,
  things,
  allWell,
}: {
  readonly heading: string;
  readonly things: readonly Missing[];
  readonly allWell: string;
}) {
  return (
    <section>
      <h2>
        {heading} ({whole.format(things.length)})
      </h2>
      {things.length === 0 && <p>{allWell}</p>}
      <ul className="hub-products__work">
        {things.slice(0, LISTED).map(({ what, why, href }) => (
          <li key={`${what} ${why}`}>
            <a href={href}>{what}</a>
            <small>{why}</small>
          </li>
        ))}
      </ul>
      {things.length > LISTED && <p>… and {whole.format(things.length - LISTED)} more.</p>}
    </section>
  );
}

/** `/admin/missing`: what the site lacks, each with the way to where it is mended. */
export function MissingView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req;
  return (
    <ProductFrame view={view} heading="What is missing">
      {async () => {
        const { products, unwritten, empty, broken, stores, pictures, searches } =
          await readMissing(executorOf(payload));
        return (
          <>
            <p>As the site is published now. Each line leads to where it is mended.</p>
            <section>
              <h2>Products on the site</h2>
              <ul className="hub-products__work">
                {products.map(({ gap, count }) => (
                  <li key={gap}>
                    {count === 0 ? (
                      `${GAPS[gap].label}: none`
                    ) : (
                      <a href={filterQuery({ gap })}>
                        {GAPS[gap].label}: {whole.format(count)}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </section>
            <WorkPart
              heading="Links that lead nowhere"
              things={broken}
              allWell="Every link leads somewhere."
            />
            <WorkPart
              heading="Searches that found nothing, in the last 30 days"
              things={searches}
              allWell="Every search found something."
            />
            <WorkPart
              heading="Stores without hours"
              things={stores}
              allWell="Every store tells its hours."
            />
            <WorkPart
              heading="Sections without content"
              things={empty}
              allWell="Every section has content."
            />
            <WorkPart
              heading="Pages nobody has written"
              things={unwritten}
              allWell="Every page is written."
            />
            <WorkPart
              heading="Pictures nobody has described"
              things={pictures}
              allWell="Every picture says what is to be seen."
            />
          </>
        );
      }}
    </ProductFrame>
  );
}
