import type { UIField } from 'payload';

/** Stands first in each form: where visitors find the page, and what they miss on it. */
export const onSiteField: UIField = {
  name: 'onSite',
  type: 'ui',
  label: 'On the site',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/on-site/on-site.tsx#OnSite' },
  },
};
