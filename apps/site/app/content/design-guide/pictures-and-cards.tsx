import { Card, CardShelf } from '../../ui/card/card.tsx';
import { ColourDots } from '../../ui/colour-dots/colour-dots.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Tile, TileGrid } from '../../ui/tile/tile.tsx';
import styles from './design-guide.module.css';

/** A product of the house, to be shown as an example. */
export interface ExampleProduct {
  readonly sku: string;
  readonly href: string;
  readonly design: string;
  readonly details: string;
  readonly picture: string;
  readonly colours: readonly string[];
}

const RATIOS = ['square', 'portrait', 'landscape', 'wide', 'own'] as const;
const SIZES = '(width <= 600px) 92vw, 30vw';

/** Pictures in every shape, cards in every size, tiles: with the house's own products. */
export function PicturesAndCards({ products }: { readonly products: readonly ExampleProduct[] }) {
  const [first] = products;
  const picture = first?.picture ?? '';
  const design = first?.design ?? 'Thorn';
  return (
    <>
      <Section heading="Pictures" aside="The place is kept, a blur comes first, a name stands in">
        <ul className={styles.grid}>
          {RATIOS.map((ratio) => (
            <li key={ratio}>
              <Picture src={picture} alt="" ratio={ratio} placeholder={design} sizes={SIZES} />
              <span className={styles.value}>{ratio}</span>
            </li>
          ))}
          <li>
            <Picture src="" alt="" ratio="square" placeholder={design} />
            <span className={styles.value}>missing</span>
          </li>
        </ul>
      </Section>
      <Section heading="Cards" aside="The picture is the card">
        <ul className={styles.grid}>
          {products.map((product, place) => (
            <li key={product.sku}>
              <Card
                href={product.href}
                picture={
                  <Picture
                    src={place === 5 ? '' : product.picture}
                    alt=""
                    ratio="portrait"
                    placeholder={product.design}
                    sizes={SIZES}
                  />
                }
                title={product.design}
                details={product.details}
                scale={(['small', 'growing', 'large'] as const)[place] ?? 'small'}
                {...(place === 3 && { note: '12' })}
                below={
                  place === 4 && (
                    <ColourDots
                      colours={product.colours}
                      label={`${product.colours.length} colours`}
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Shelf" aside="Equal cards, in rows that are full where that can be">
        <CardShelf
          cards={products
            .slice(0, 5)
            .map(({ sku, href, picture: src, design: title, details }) => ({
              ...{ key: sku, href, src, title, details },
            }))}
        />
      </Section>
      <Section heading="Tiles">
        <TileGrid label="Tiles">
          <Tile
            name="With a title"
            picture={
              <Picture
                src={picture}
                alt=""
                ratio="fill"
                placeholder={design}
                sizes="(width < 900px) 92vw, 68vw"
              />
            }
            action={{ href: '#design-top' }}
            title="With a title"
            button={{ text: 'And a button', href: '#design-top' }}
          />
          <Tile
            name="A tile without a picture"
            picture={<Picture src="" alt="" ratio="fill" placeholder="A tile without a picture" />}
            action={{ href: '#design-top' }}
          />
        </TileGrid>
      </Section>
      <Section heading="Colour dots">
        <ColourDots
          colours={products.flatMap(({ colours }) => colours)}
          label="The colours of these products"
        />
      </Section>
    </>
  );
}
