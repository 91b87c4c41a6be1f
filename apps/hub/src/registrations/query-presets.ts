import type { Config } from 'payload';
import { clerksMayWorkTheDesk } from '../access/roles.ts';

/** Views of the queue that people of the desk save for themselves, for some colleagues or for all of them. */
export const queryPresets: NonNullable<Config['queryPresets']> = {
  access: {
    read: clerksMayWorkTheDesk,
    create: clerksMayWorkTheDesk,
    update: clerksMayWorkTheDesk,
    delete: clerksMayWorkTheDesk,
  },
  constraints: {},
  labels: { singular: 'Saved view', plural: 'Saved views' },
};
