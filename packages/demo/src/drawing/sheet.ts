/** A drawing that only wants dye: shares of the inks, light, and what stands out from the backdrop. */
export interface Sheet {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 3 bytes a pixel: the shares of the three inks; what they leave is the ground's. */
  readonly inks: Uint8Array;
  readonly light: Uint8Array;
  readonly stage?: Stage;
}

export interface Stage {
  /** 255 where the thing is, 0 where the backdrop shows. */
  readonly outline: Uint8Array;
  /** 255 where the backdrop lies in full shadow. */
  readonly shadow: Uint8Array;
}
