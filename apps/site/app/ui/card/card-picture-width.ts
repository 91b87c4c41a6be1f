/**
 * Widest picture that a card of a list asks for: lists show dozens at a time, which are not looked at closely, and what
 * is wider may first have to be made.
 */
export const CARD_PICTURE_WIDTH_PX = 640;
