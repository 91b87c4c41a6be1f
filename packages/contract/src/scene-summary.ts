/** A scene as pages know it before they load its passes. Browser code may import this. */
export interface SceneSummary {
  readonly name: string;
  readonly title: string;
  /** One sentence of what is seen. */
  readonly description: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Where it is: `home`, `outdoor` and others. */
  readonly setting: string;
  /** Item groups that it suits, the best first. */
  readonly suits: readonly string[];
  readonly surfaces: readonly SceneSurface[];
  /** Addresses that never change what they show. `bright` is there where some of the light goes over 1. */
  readonly files: {
    readonly scene: string;
    readonly thumbnail: string;
    readonly light: string;
    readonly bright?: string;
    readonly parts: string;
    readonly coordinates: string;
  };
  /** Where the scene may be seen in the evening, too. */
  readonly evening?: SceneEvening;
}

/** What of a scene is another in the evening. */
export interface SceneEvening {
  readonly description: string;
  readonly light: string;
  readonly bright?: string;
}

/** Something in a scene that can be dressed. */
export interface SceneSurface {
  readonly surface: string;
  readonly label: string;
  /** What it is: `upholstery`, `curtain`, `wall` and others. */
  readonly kind: string;
  /** Item groups that it can wear. */
  readonly groups: string[];
  readonly paint?: boolean | undefined;
  /** Its colour while it wears nothing, as `#rrggbb`. */
  readonly plain: string;
  readonly widthM?: number | undefined;
  readonly lengthM?: number | undefined;
  /** Whether it is round: it wears what is round, and nothing else does. */
  readonly round?: boolean | undefined;
}
