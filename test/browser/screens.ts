/** A phone and a desk. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** The screens at which every page is looked at. */
export const SCREENS = [PHONE, DESK] as const;
