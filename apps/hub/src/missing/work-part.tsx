import type { Missing } from './read-missing.ts';

const whole = new Intl.NumberFormat('en');
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
export function WorkPart({
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
