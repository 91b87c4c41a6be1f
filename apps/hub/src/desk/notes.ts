import { z } from 'zod';

/** What clerks write to each other about an application. */
const note = z.object({ at: z.string(), by: z.string(), text: z.string() });
export type Note = z.output<typeof note>;

/** An application's notes, the oldest first. */
export const readNotes = (kept: unknown): Note[] => z.array(note).catch([]).parse(kept);
