import type { SceneSummary } from '@selvedge/contract/scene-summary';
import { HOURS, type Hour, readHour } from '@selvedge/contract/scene-urls';
import { fold } from '@selvedge/contract/text';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { colourKey, smallestOfColour } from '../rules/design-colours.ts';
import { suitedScenes, suitedSurfaces } from '../rules/suited-scenes.ts';
import { BesideChoice } from './beside-choice.tsx';
import choiceStyles from './choice-group.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './room-controls.module.css';
import type { RoomItem } from './room-item.ts';
import { inScene, onSurface, type RoomState, withWear } from './room-state.ts';
import { wearWords } from './room-words.ts';

const HOUR_NAMES: Readonly<Record<Hour, string>> = { day: 'Day', evening: 'Evening' };

/** Everything that can be set in the room. */
export function RoomControls(props: {
  readonly state: RoomState;
  readonly product: RoomItem;
  /** All of the page's design that can be shown. */
  readonly products: readonly RoomItem[];
  /** The designs that are beside it, by surface. */
  readonly beside: ReadonlyMap<string, readonly RoomItem[]>;
  readonly scenes: readonly SceneSummary[];
  /** `isStep`: something that one may want to go back from; colours that are tried on the way to another are not. */
  readonly onChange: (state: RoomState, isStep: boolean) => void;
}) {
  const { state, product, products, beside, scenes, onChange } = props;
  const suited = suitedScenes(scenes, product);
  const surfaces = suitedSurfaces(state.scene, product);
  const colours = smallestOfColour(products);
  const others = state.scene.surfaces.filter(({ surface }) => surface !== state.surface.surface);

  return (
    <form
      className={styles.controls}
      aria-label="The room"
      onSubmit={(event) => event.preventDefault()}
    >
      {suited.length > 1 && (
        <ChoiceGroup
          legend="Scene"
          field="scene"
          isPictured
          choices={suited.map((scene) => ({
            value: scene.name,
            name: scene.title,
            patch: <Thumbnail scene={scene} />,
          }))}
          value={state.scene.name}
          onChange={(name) => {
            const chosen = suited.find((scene) => scene.name === name);
            if (chosen) onChange(inScene(state, chosen, suitedSurfaces(chosen, product)), true);
          }}
        />
      )}
      {state.scene.evening && (
        <ChoiceGroup
          legend="Light"
          field="hour"
          choices={HOURS.map((hour) => ({ value: hour, name: HOUR_NAMES[hour] }))}
          value={state.hour}
          onChange={(hour) => onChange({ ...state, hour: readHour(hour) ?? 'day' }, true)}
        />
      )}
      {surfaces.length > 1 && (
        <ChoiceGroup
          legend="Shown on"
          field="surface"
          choices={surfaces.map(({ surface, label }) => ({ value: surface, name: label }))}
          value={state.surface.surface}
          onChange={(name) => {
            const chosen = surfaces.find(({ surface }) => surface === name);
            if (chosen) onChange(onSurface(state, chosen), true);
          }}
        />
      )}
      <ChoiceGroup
        legend="Colour"
        field="colour"
        chosenName={product.colour}
        choices={colours.map((colour) => ({
          value: colour.colour,
          name: colour.colour || colour.sku,
          patch: (
            <Picture
              src={colour.primaryImageUrl}
              alt=""
              ratio="square"
              placeholder={colour.colour}
              sizes="3.25rem"
              maxWidthPx={160}
            />
          ),
        }))}
        value={colours.find((one) => colourKey(one) === colourKey(product))?.colour ?? ''}
        onChange={(colour) => onChange({ ...state, colour }, true)}
      />
      <noscript>
        <Button type="submit" variant="outline">
          Show
        </Button>
      </noscript>
      {others.length > 0 && (
        <fieldset className={styles.beside}>
          <legend className={styles.legend}>Beside it</legend>
          {others.map((surface) => {
            const { surface: name } = surface;
            const colourway = state.beside.find((one) => one.surface === name)?.colourway;
            const worn = beside.get(name) ?? [];
            return (
              <BesideChoice
                key={`${state.scene.name} ${name}`}
                surface={surface}
                worn={wearWords(state, name)}
                colourway={colourway}
                paint={state.paints.find((one) => one.surface === name)?.hex ?? ''}
                designs={designsAtHand(worn, products)}
                onWear={(wear, isStep) => onChange(withWear(state, name, wear), isStep)}
              />
            );
          })}
        </fieldset>
      )}
    </form>
  );
}

/** The design that something wears, where it is another, and the page's own. */
function designsAtHand(worn: readonly RoomItem[], products: readonly RoomItem[]) {
  const [one] = worn;
  const [own] = products;
  const isOther =
    one !== undefined &&
    (fold(one.design) !== fold(own?.design ?? '') || fold(one.range) !== fold(own?.range ?? ''));
  return isOther ? [worn, products] : [products];
}

const Thumbnail = ({ scene }: { readonly scene: SceneSummary }) => (
  <img
    className={choiceStyles.picture}
    src={scene.files.thumbnail}
    alt=""
    width={320}
    height={Math.round((320 * scene.heightPx) / scene.widthPx)}
    loading="lazy"
    decoding="async"
  />
);
