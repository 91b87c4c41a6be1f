/** The house's colour families, each as the shade that cloth of that name has in daylight. */
export const HOUSE_COLOURS = [
  { name: 'White', hex: '#f4f1ea' },
  { name: 'Natural', hex: '#d6c9b2' },
  { name: 'Grey', hex: '#8f9092' },
  { name: 'Black', hex: '#1f1e1d' },
  { name: 'Brown', hex: '#6b4a33' },
  { name: 'Red', hex: '#9c2f2e' },
  { name: 'Rose', hex: '#d3a19f' },
  { name: 'Terracotta', hex: '#b8613f' },
  { name: 'Ochre', hex: '#c2924a' },
  { name: 'Green', hex: '#5f7a56' },
  { name: 'Teal', hex: '#2f6f73' },
  { name: 'Blue', hex: '#3b527f' },
  { name: 'Purple', hex: '#6c4b7d' },
] as const;
