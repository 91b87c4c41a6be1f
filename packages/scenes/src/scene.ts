import { z } from 'zod';

/** What a surface is, which decides what may be laid there and how. */
export const SURFACE_KINDS = [
  'upholstery',
  'curtain',
  'sheer',
  'cushion',
  'wall',
  'rug',
  'bedding',
  'throw',
  'table-linen',
  'blind',
  'lampshade',
  'cloth',
] as const;

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
const hex = z.string().regex(/^#[0-9a-f]{6}$/u);
const metres = z.number().positive().max(1000);
const sidePx = z.int().min(2).max(4096).multipleOf(2);

/** A stretch of a surface with coordinates of its own: 16 bits reach from `u0` to `u0 + uSpan`, in metres. */
const part = z.object({
  part: z.int().min(1).max(255),
  surface: name,
  u0: z.number(),
  uSpan: metres,
  v0: z.number(),
  vSpan: metres,
  piping: z
    .boolean()
    .optional()
    .describe('Whether it is the cord sewn along the edges, too narrow for a print'),
});

const surface = z.object({
  surface: name,
  label: z.string().min(1),
  kind: z.enum(SURFACE_KINDS),
  groups: z.array(z.string()).describe('Item groups that it can wear'),
  paint: z.boolean().optional().describe('Whether it may take a plain colour instead'),
  plain: hex.describe('Its colour while it wears nothing'),
  widthM: metres.optional().describe('With lengthM: what is laid there is laid once and whole'),
  lengthM: metres.optional(),
  round: z.boolean().optional().describe('Whether it wears what is round, and nothing else'),
});

const description = z.string().min(1).describe('One sentence of what is seen');
/** How the light of an hour is kept and shown. */
const film = {
  brightMax: z.number().min(1).max(1000).optional(),
  exposure: z.number().positive().max(100).default(1),
};

/** What `scene.json` says of the passes beside it. The format is that of docs/scenes.md. */
export const sceneSchema = z
  .object({
    version: z.literal(1),
    name,
    title: z.string().min(1),
    description,
    widthPx: sidePx,
    heightPx: sidePx,
    ...film,
    evening: z
      .object({ description, ...film })
      .optional()
      .describe('What is another in the evening, if it may be seen then'),
    bounce: z
      .number()
      .min(0)
      .max(0.9)
      .default(0)
      .describe('How much of what they send back falls on what can be dressed again'),
    kind: z.enum(['room', 'drape', 'detail']),
    setting: z.string().min(1),
    parts: z.array(part),
    surfaces: z.array(surface).min(1).max(127),
    suits: z.array(z.string()).describe('Item groups that it suits, the best first'),
  })
  .superRefine((scene, context) => {
    const surfaces = new Set(scene.surfaces.map((one) => one.surface));
    const wrong = (message: string): void => context.addIssue({ code: 'custom', message });
    if (surfaces.size < scene.surfaces.length) wrong('Two surfaces have one name');
    if (new Set(scene.parts.map((one) => one.part)).size < scene.parts.length)
      wrong('Two parts have one number');
    for (const one of scene.parts)
      if (!surfaces.has(one.surface)) wrong(`Part ${one.part} is of no surface: ${one.surface}`);
    for (const one of scene.surfaces)
      if ((one.widthM === undefined) !== (one.lengthM === undefined))
        wrong(`${one.surface} has a width or a length alone`);
  });

export type Scene = z.infer<typeof sceneSchema>;
export type Part = Scene['parts'][number];
export type Surface = Scene['surfaces'][number];
