/** A colour of a wall's paint, as `#rrggbb`. */
interface Paint {
  readonly name: string;
  readonly hex: string;
}

/** The paints at hand; any other colour can be picked. */
export const PAINTS: readonly Paint[] = [
  { name: 'Limewash', hex: '#ece7dd' },
  { name: 'Chalk', hex: '#f6f4ef' },
  { name: 'Putty', hex: '#d3c8b6' },
  { name: 'Clay', hex: '#c49a7c' },
  { name: 'Sage', hex: '#a9b29a' },
  { name: 'Lichen', hex: '#7d8767' },
  { name: 'Rain', hex: '#a8b7bd' },
  { name: 'Deep Sea', hex: '#3d5560' },
  { name: 'Aubergine', hex: '#5a4149' },
  { name: 'Charcoal', hex: '#45433f' },
];

/** What a paint is called; one that has no name, by its number. */
export const paintName = (hex: string): string =>
  PAINTS.find((paint) => paint.hex === hex)?.name ?? hex;
