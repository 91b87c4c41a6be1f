import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  GlobalConfig,
  TextField,
} from 'payload';
import { EDITORS, outsideTheMenuOf } from '../../access/menus.ts';
import { editorsMayChangeContent, everyoneSignedInMayRead, type Role } from '../../access/roles.ts';
import { onSiteField } from '../../on-site/on-site-field.ts';
import { previewed } from '../../preview/previewed.ts';
import { asData, type HubData } from '../../projections/codec.ts';
import type { ContentCollection, ContentGlobal } from '../../projections/projections.ts';
import { publishDocument, publishGlobal, withdrawDocument } from '../../projections/publish.ts';

/** Older versions of a document than this many are forgotten. */
const VERSIONS_KEPT = 50;

/** Every store, and most collections, on one page of the list. */
const PAGE_ROWS = 50;

/** Drafts, versions with differences, and publishing and unpublishing at a time to come. */
const drafts = { schedulePublish: true } as const;

interface ContentOptions {
  readonly labels: { readonly singular: string; readonly plural: string };
  readonly group: 'Pages' | 'House';
  readonly description?: string;
  /** The heading of a document and of its place in the list. */
  readonly useAsTitle: string;
  readonly defaultColumns: string[];
  readonly defaultSort?: string;
  readonly listSearchableFields?: string[];
  readonly fields: Field[];
  /** What the document is called in lists, of its fields; only where no field says it. */
  readonly nameOf?: (data: HubData) => string;
  readonly mayChange?: Access;
  /** Whose menu shows it. */
  readonly roles?: readonly Role[];
}

/** Kept so that lists can show and search it; no form has it. */
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
export function contentCollection(
  slug: ContentCollection,
  options: ContentOptions,
): CollectionConfig {
  const { nameOf, mayChange = editorsMayChangeContent, roles = EDITORS } = options;
  return {
    slug,
    labels: options.labels,
    admin: {
      group: options.group,
      useAsTitle: options.useAsTitle,
      defaultColumns: options.defaultColumns,
      hidden: outsideTheMenuOf(roles),
      hideAPIURL: true,
      pagination: { defaultLimit: PAGE_ROWS },
      ...previewed(slug),
      ...(options.description && { description: options.description }),
      ...(options.listSearchableFields && { listSearchableFields: options.listSearchableFields }),
    },
    defaultSort: options.defaultSort ?? options.useAsTitle,
    access: {
      read: everyoneSignedInMayRead,
      readVersions: everyoneSignedInMayRead,
      create: mayChange,
      update: mayChange,
      delete: mayChange,
    },
    versions: { drafts, maxPerDoc: VERSIONS_KEPT },
    hooks: {
      beforeChange: nameOf ? [nameIt(nameOf)] : [],
      afterChange: [publishDocument(slug)],
      afterDelete: [withdrawDocument(slug)],
    },
    fields: [onSiteField, ...(nameOf ? [nameField] : []), ...options.fields],
  };
}

/** A global that is published as content of the site. */
export function contentGlobal(
  slug: ContentGlobal,
  options: Pick<ContentOptions, 'group' | 'description' | 'fields' | 'mayChange'> & {
    readonly label: string;
  },
): GlobalConfig {
  const { label, group, description, fields, mayChange = editorsMayChangeContent } = options;
  return {
    slug,
    label,
    admin: {
      group,
      hidden: outsideTheMenuOf(EDITORS),
      hideAPIURL: true,
      ...previewed(slug),
      ...(description && { description }),
    },
    access: {
      read: everyoneSignedInMayRead,
      readVersions: everyoneSignedInMayRead,
      update: mayChange,
    },
    versions: { drafts, max: VERSIONS_KEPT },
    hooks: { afterChange: [publishGlobal(slug)] },
    fields: [onSiteField, ...fields],
  };
}
