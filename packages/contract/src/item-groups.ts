/** Item group codes and what they stand for. Source: GEN-08, CALL-02. */
export const ITEM_GROUP = {
  fabric: '005',
  wallpaper: '001',
  rugs: '004',
  homeware: '000',
  /** Pseudo-group: brands. */
  brands: '9000',
  /** Pseudo-group: the Outdoor application type. */
  outdoor: '9001',
  /** Pseudo-group: the home page's content. */
  home: '999',
} as const;

/** Groups that hold products, in the order the header shows them (HEAD-02). */
export const PRODUCT_GROUPS = [
  { code: ITEM_GROUP.fabric, name: 'Fabric' },
  { code: ITEM_GROUP.wallpaper, name: 'Wallpaper' },
  { code: ITEM_GROUP.rugs, name: 'Rugs' },
  { code: ITEM_GROUP.homeware, name: 'Homeware' },
] as const;

/** Groups that never appear among the item-group tiles. Source: HOME-05. */
export const HIDDEN_TILE_GROUPS: readonly string[] = [ITEM_GROUP.homeware, ITEM_GROUP.rugs];

const NAMES: Readonly<Record<string, string>> = {
  '005': 'Fabric',
  '001': 'Wallpaper',
  '004': 'Rugs',
  '000': 'Homeware',
  '9000': 'Brands',
  '9001': 'Outdoor',
};

/** The name of an item group; the code itself when it is unknown. */
export function itemGroupName(code: string): string {
  return NAMES[code] ?? code;
}

/** Whether a code names a group that pages can be opened for (GEN-08). */
export function isItemGroup(code: string): boolean {
  return code in NAMES;
}
