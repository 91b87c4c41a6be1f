import type { StoreRegion } from '@selvedge/contract/house-content';
import styles from './region-map.module.css';
import { COUNTRIES, MAURITIUS, type Place, REGION_PLACES } from './region-outlines.ts';
import type { RegionStores } from './stores.ts';

const WIDTH = 392;
const HEIGHT = 372;
const PER_DEGREE = 20;
const NORTH_WEST: Place = [11.5, 16.7];
/** A degree from west to east is that much shorter than one from north to south, in the middle of the map. */
const EAST_TO_SOUTH = 0.89;

/** The island's own sheet, in a corner where nothing else is drawn. */
const INSET = { x: 304, y: 8, size: 80, perDegree: 110, middle: [57.56, 20.25] } as const;

const RADIUS = 4;
/** A region with more stores has a larger mark. */
const RADIUS_PER_STORE = 1.25;

/** Where the stores lie. For the eye alone: the list beside it says the same in words. */
export function RegionMap(props: {
  readonly regions: readonly RegionStores[];
  /** The region that is pointed at in the list. */
  readonly pointed: StoreRegion | null;
}) {
  const onIsland = props.regions.some(({ region }) => region === 'Mauritius');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.map} aria-hidden="true">
      <path d={outline(COUNTRIES.namibia, onLand)} className={styles.land} />
      <path d={outline(COUNTRIES.southAfrica, onLand)} className={styles.land} />
      {onIsland && (
        <>
          <rect
            x={INSET.x}
            y={INSET.y}
            width={INSET.size}
            height={INSET.size}
            className={styles.frame}
          />
          <path d={outline([MAURITIUS], inInset)} className={styles.land} />
        </>
      )}
      {props.regions.map(({ region, stores }) => {
        const [cx, cy] = (region === 'Mauritius' ? inInset : onLand)(REGION_PLACES[region]);
        return (
          <circle
            key={region}
            cx={cx}
            cy={cy}
            r={RADIUS + stores.length * RADIUS_PER_STORE}
            className={styles.mark}
            data-pointed={region === props.pointed}
          />
        );
      })}
    </svg>
  );
}

type Projection = (place: Place) => readonly [x: number, y: number];

const onLand: Projection = ([east, south]) => [
  tenths((east - NORTH_WEST[0]) * PER_DEGREE * EAST_TO_SOUTH),
  tenths((south - NORTH_WEST[1]) * PER_DEGREE),
];

const inInset: Projection = ([east, south]) => [
  tenths(INSET.x + INSET.size / 2 + (east - INSET.middle[0]) * INSET.perDegree),
  tenths(INSET.y + INSET.size / 2 + (south - INSET.middle[1]) * INSET.perDegree),
];

const tenths = (value: number): number => Math.round(value * 10) / 10;

const outline = (rings: readonly (readonly Place[])[], project: Projection): string =>
  rings.map((ring) => `M${ring.map((place) => project(place).join(' ')).join('L')}Z`).join('');
