import type { Product } from '@selvedge/contract/product';
import type { SceneSurface } from '@selvedge/contract/scene-summary';
import type { Colourway } from '@selvedge/contract/scene-urls';
import { laidProduct, mayWear } from '@selvedge/scenes/laid-product';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useProductService } from '../../data/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { colourKey, smallestOfColour } from '../rules/design-colours.ts';
import { nameOf } from '../rules/item-address.ts';
import styles from './beside-choice.module.css';
import { ChoiceGroup, PaintChoice } from './choice-group.tsx';
import type { RoomItem } from './room-item.ts';

type Wear = Colourway | { readonly hex: string } | null;
type Shown = Colourway & Pick<Product, 'primaryImageUrl' | 'width' | 'length_cm' | 'diameter'>;

/** Products of one search that are looked through: sizes of one colour, and groups that do not fit, are among them. */
const MOST_FOUND = 96;
/** Colours of one search that are offered. */
const MOST_OFFERED = 24;
/** A pause in typing after which is looked for what was typed. */
const SETTLED_MS = 300;

/** What something else in the scene wears: a design by the visitor's search, one of the colours at hand, or paint. */
export function BesideChoice(props: {
  readonly surface: SceneSurface;
  /** What it wears now, in words. */
  readonly worn: string;
  readonly colourway: Colourway | undefined;
  readonly paint: string;
  /** Designs whose colours are offered: the page's own, and the one that it wears. */
  readonly designs: readonly (readonly RoomItem[])[];
  readonly onWear: (wear: Wear, isStep: boolean) => void;
}) {
  const { surface, worn, colourway, paint, designs } = props;
  const onWear = (wear: Wear) => props.onWear(wear, true);
  const isBare = colourway === undefined && paint === '';
  return (
    <details className={styles.one}>
      <summary className={styles.summary}>
        <span className={styles.label}>{surface.label}</span>{' '}
        <span className={styles.worn}>{worn}</span>
        <ChevronDown className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.choices}>
        {designs.map((items) => (
          <Colours
            key={items[0]?.design}
            legend={items[0]?.design ?? ''}
            items={items.filter((item) => laidProduct([item], surface))}
            colourway={colourway}
            onWear={onWear}
          />
        ))}
        <FoundDesigns surface={surface} colourway={colourway} onWear={onWear} />
        {surface.paint && (
          <PaintChoice value={paint} onChange={(hex, isStep) => props.onWear({ hex }, isStep)} />
        )}
        <Button variant="outline" aria-disabled={isBare} onClick={() => !isBare && onWear(null)}>
          Leave it plain
        </Button>
      </div>
    </details>
  );
}

function Colours(props: {
  readonly legend: string;
  readonly items: readonly Shown[];
  readonly colourway: Colourway | undefined;
  readonly onWear: (wear: Wear) => void;
}) {
  const { legend, items, colourway, onWear } = props;
  const colours = smallestOfColour(items);
  if (colours.length === 0) return null;
  return (
    <ChoiceGroup
      legend={legend}
      choices={colours.map((item) => ({
        value: colourKey(item),
        name: nameOf(item),
        patch: (
          <Picture
            src={item.primaryImageUrl}
            alt=""
            ratio="square"
            placeholder={item.colour}
            sizes="3.25rem"
            maxWidthPx={160}
          />
        ),
      }))}
      value={colourway ? colourKey(colourway) : ''}
      onChange={(key) => {
        const chosen = colours.find((item) => colourKey(item) === key);
        if (chosen) onWear(chosen);
      }}
    />
  );
}

/** Designs that are found by what a visitor types, of those that may lie on a surface. */
function FoundDesigns(props: {
  readonly surface: SceneSurface;
  readonly colourway: Colourway | undefined;
  readonly onWear: (wear: Wear) => void;
}) {
  const { surface, colourway, onWear } = props;
  const id = useId();
  const service = useProductService();
  const [typed, setTyped] = useState('');
  const phrase = useSettled(typed.trim());
  const found = useQuery({
    queryKey: ['beside', phrase],
    queryFn: ({ signal }) => service.find({ query: phrase, end: MOST_FOUND }, { signal }),
    enabled: phrase !== '',
    placeholderData: keepPreviousData,
  });
  const products = phrase === '' ? [] : (found.data?.products ?? []);
  const fitting = products.filter((product) => mayWear(surface, product));
  const colours = smallestOfColour(fitting).slice(0, MOST_OFFERED);
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        Another design
      </label>
      <input
        id={id}
        type="search"
        className={styles.field}
        maxLength={200}
        placeholder="Name, colour or code"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.told}>
        {phrase !== '' && told(found.isFetching, found.isError, colours.length)}
      </p>
      <Colours legend="Found" items={colours} colourway={colourway} onWear={onWear} />
    </div>
  );
}

function told(isFetching: boolean, isError: boolean, count: number): string {
  if (isFetching) return 'Looking …';
  if (isError) return 'The search failed; it may work again in a moment.';
  if (count === 0) return 'Nothing that fits here was found.';
  return count === 1 ? 'One was found.' : `${count} were found.`;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
