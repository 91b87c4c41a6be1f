import { Picture } from '../../ui/picture/picture.tsx';
import { colourKey, smallestOfColour } from '../rules/design-colours.ts';
import { roomSettings } from '../rules/room-settings.ts';
import { ChoiceGroup, PaintChoice } from './choice-group.tsx';
import { LengthSlider } from './length-slider.tsx';
import styles from './room-controls.module.css';
import { WALL_HEIGHT_CM, WALL_WIDTH_CM } from './room-geometry.ts';
import { isRoomSetting, type RoomProduct } from './room-product.ts';
import type { RoomState } from './room-state.ts';
import { SETTING_NAMES, sizeOf } from './room-words.ts';

/** Everything that can be set in the room. */
export function RoomControls(props: {
  readonly state: RoomState;
  readonly product: RoomProduct;
  readonly products: readonly RoomProduct[];
  readonly onChange: (part: Partial<RoomState>) => void;
}) {
  const { state, product, products, onChange } = props;
  const settings = roomSettings(product);
  const sizes = products.filter((other) => colourKey(other) === colourKey(product));
  const colours = smallestOfColour(products);
  const inColour = (chosen: RoomProduct): RoomProduct =>
    products.find(
      (other) => colourKey(other) === colourKey(chosen) && sizeOf(other) === sizeOf(product),
    ) ?? chosen;

  return (
    <form
      className={styles.controls}
      aria-label="The room"
      onSubmit={(event) => event.preventDefault()}
    >
      {settings.length > 1 && (
        <ChoiceGroup
          legend="Shown as"
          choices={settings.map((setting) => ({ value: setting, name: SETTING_NAMES[setting] }))}
          value={state.setting}
          onChange={(value) => isRoomSetting(value) && onChange({ setting: value })}
        />
      )}
      <ChoiceGroup
        legend="Colour"
        chosenName={product.colour}
        choices={colours.map(inColour).map((colour) => ({
          value: colourKey(colour),
          name: colour.colour || colour.sku,
          patch: (
            <Picture
              src={colour.primaryImageUrl}
              alt=""
              ratio="square"
              placeholder={colour.colour}
              sizes="3.25rem"
            />
          ),
        }))}
        value={colourKey(product)}
        onChange={(key) => {
          const chosen = colours.find((colour) => colourKey(colour) === key);
          if (chosen) onChange({ sku: inColour(chosen).sku });
        }}
      />
      {state.setting === 'floor' && sizes.length > 1 && (
        <ChoiceGroup
          legend="Size"
          choices={sizes.map((size) => ({ value: size.sku, name: sizeOf(size) }))}
          value={product.sku}
          onChange={(sku) => onChange({ sku })}
        />
      )}
      <LengthSlider
        label="Wall width"
        bounds={WALL_WIDTH_CM}
        valueCm={state.wallWidthCm}
        onChange={(wallWidthCm) => onChange({ wallWidthCm })}
      />
      <LengthSlider
        label="Wall height"
        bounds={WALL_HEIGHT_CM}
        valueCm={state.wallHeightCm}
        onChange={(wallHeightCm) => onChange({ wallHeightCm })}
      />
      <PaintChoice value={state.paint} onChange={(paint) => onChange({ paint })} />
      <label className={styles.person}>
        <input
          type="checkbox"
          checked={state.person}
          onChange={(event) => onChange({ person: event.target.checked })}
        />
        A person for scale
      </label>
    </form>
  );
}
