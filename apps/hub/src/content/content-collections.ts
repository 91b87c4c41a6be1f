import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
  TextField,
  UIField,
} from 'payload';
import {
  EDITORS,
  editorsMayChangeContent,
  everyoneSignedInMayRead,
  outsideTheMenuOf,
} from '../access/roles.ts';
import { boundDocument, boundGlobal } from './content-bounds.ts';
import { asData, type HubData } from './fields/codec.ts';
import type { CollectionForm, GlobalForm } from './fields/content-form.ts';
import { previewed } from './on-site/on-site-endpoints.ts';
import {
  COLLECTION_FORMS,
  CONTENT_COLLECTIONS,
  CONTENT_GLOBALS,
  type ContentCollection,
  type ContentGlobal,
  GLOBAL_FORMS,
} from './pages/content-forms.ts';
import { publishDocument, publishGlobal, withdrawDocument } from './publish.ts';

/** Stands first in each form: where visitors find the page, and what they miss on it. */
const onSiteField: UIField = {
  name: 'onSite',
  type: 'ui',
  label: 'On the site',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/content/on-site/on-site.tsx#OnSite' },
  },
};

/** Older versions of a document than this many are forgotten. */
const MAX_VERSIONS = 50;

/** Every store, and most collections, on one page of the list. */
const PAGE_ROWS = 50;

/** Asks how an older version comes back. */
const RESTORE_VERSION = '/content/form-components.tsx#RestoreVersion';

/** What stands beside the buttons of a form and of its older versions. */
const formComponents = {
  edit: { beforeDocumentControls: ['/content/form-components.tsx#SaveBeforeSchedule'] },
  views: { edit: { version: { actions: [RESTORE_VERSION] } } },
};

/** Drafts, versions with differences, and publishing and unpublishing at a time to come. */
const drafts = { schedulePublish: { timeFormat: 'HH:mm' } } as const;

/** Stored so that lists can show and search it; no form has it. */
const nameField: TextField = {
  name: 'name',
  type: 'text',
  label: 'Page',
  admin: { condition: () => false },
};

const nameIt =
  (nameOf: (data: HubData) => string): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => ({
    ...data,
    name: nameOf({ ...asData(originalDoc), ...asData(data) }),
  });

/** A collection whose documents are published as content of the site. */
function contentCollection(slug: ContentCollection): CollectionConfig {
  const form: CollectionForm = COLLECTION_FORMS[slug];
  const { nameOf, mayChange = editorsMayChangeContent, roles = EDITORS } = form;
  return {
    slug,
    labels: form.labels,
    admin: {
      group: form.group,
      useAsTitle: form.useAsTitle,
      defaultColumns: form.defaultColumns,
      hidden: outsideTheMenuOf(roles),
      hideAPIURL: true,
      pagination: { defaultLimit: PAGE_ROWS },
      ...previewed(slug),
      components: formComponents,
      ...(form.description && { description: form.description }),
      ...(form.listSearchableFields && { listSearchableFields: form.listSearchableFields }),
    },
    defaultSort: form.defaultSort ?? form.useAsTitle,
    access: {
      read: everyoneSignedInMayRead,
      readVersions: everyoneSignedInMayRead,
      create: mayChange,
      update: mayChange,
      delete: mayChange,
    },
    versions: { drafts, maxPerDoc: MAX_VERSIONS },
    hooks: {
      beforeChange: [boundDocument, ...(nameOf ? [nameIt(nameOf)] : [])],
      afterChange: [publishDocument(slug)],
      afterDelete: [withdrawDocument(slug)],
    },
    fields: [onSiteField, ...(nameOf ? [nameField] : []), ...form.fields],
  };
}

/** A global that is published as content of the site. */
function contentGlobal(slug: ContentGlobal): GlobalConfig {
  const form: GlobalForm = GLOBAL_FORMS[slug];
  const { label, group, description, fields, mayChange = editorsMayChangeContent } = form;
  return {
    slug,
    label,
    admin: {
      group,
      hidden: outsideTheMenuOf(EDITORS),
      hideAPIURL: true,
      ...previewed(slug),
      components: { elements: formComponents.edit, views: formComponents.views },
      ...(description && { description }),
    },
    access: {
      read: everyoneSignedInMayRead,
      readVersions: everyoneSignedInMayRead,
      update: mayChange,
    },
    versions: { drafts, max: MAX_VERSIONS },
    hooks: { beforeChange: [boundGlobal], afterChange: [publishGlobal(slug)] },
    fields: [onSiteField, ...fields],
  };
}

export const contentCollections: CollectionConfig[] = CONTENT_COLLECTIONS.map(contentCollection);
export const contentGlobals: GlobalConfig[] = CONTENT_GLOBALS.map(contentGlobal);
