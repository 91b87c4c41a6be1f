import type { CollectionConfig } from 'payload';
import { administratorsOnly, everyoneSignedInMayRead, ROLES } from '../access/roles.ts';

/** The people who work in the hub. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  auth: true,
  admin: { useAsTitle: 'email', defaultColumns: ['name', 'email', 'roles'], group: 'Hub' },
  access: {
    read: everyoneSignedInMayRead,
    create: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
    admin: ({ req }) => req.user !== null,
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      options: ROLES.map((value) => ({ value, label: value })),
    },
  ],
};
