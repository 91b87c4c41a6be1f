/** A phone, a tablet and a desk. */
export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1440, height: 900 };

/** The screens at which every page is looked at. */
export const SCREENS = [PHONE, DESK] as const;
