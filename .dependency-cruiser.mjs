/**
 * Who may import whom. The table is the one of the README's map of rooms; a change there is a change here.
 */
const rooms = {
  contract: [],
  catalogue: ['contract'],
  database: ['contract'],
  documents: ['contract'],
  http: ['contract'],
  pictures: ['contract'],
  scenes: ['contract'],
  import: ['contract', 'database', 'pictures'],
  demo: ['contract', 'database', 'pictures', 'scenes'],
};

const roomPath = (name) => `^packages/${name}/`;

/** Source that ships, as opposed to tests, which may also use the database's test helper. */
const tests = '(\\.test\\.tsx?$|/test/|/testing/)';

const packageRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `room-${room}`,
  comment: `packages/${room} may import only: ${['itself', ...allowed].join(', ')}.`,
  severity: 'error',
  from: { path: roomPath(room), pathNot: tests },
  to: { path: '^(packages|apps|scripts|bench|test)/', pathNot: [room, ...allowed].map(roomPath) },
}));

/**
 * Folders of a workspace as layers, from the top down: a folder imports from those below it alone, never from one beside
 * or above. A name with an ending is a file.
 */
const layers = (workspace, ...floors) =>
  floors.map((floor, at) => {
    const pathOf = (name) => (name.includes('.') ? `${name.replaceAll('.', '\\.')}$` : `${name}/`);
    const within = (names) => `^${workspace}/(${names.map(pathOf).join('|')})`;
    return {
      name: `layers-${workspace}/${floor.join('-')}`,
      comment: `${workspace}/${floor.join(', ')} may import only from folders below: ${floors
        .slice(at + 1)
        .flat()
        .join(', ')}.`,
      severity: 'error',
      from: { path: within(floor), pathNot: tests },
      to: { path: within(floors.slice(0, at + 1).flat()), pathNot: `^${workspace}/$1` },
    };
  });

export default {
  forbidden: [
    ...packageRules,
    ...layers(
      'apps/hub/src',
      ['app', 'instrumentation-client.ts'],
      ['server'],
      ['shell'],
      ['registrations'],
      ['content', 'people', 'products'],
      ['audit', 'messages'],
      ['access', 'database', 'decoding', 'settings.ts', 'ui'],
    ),
    ...layers(
      'apps/hub/src/content',
      ['content-collections.ts', 'form-components.tsx', 'seed-content.ts'],
      ['on-site', 'pictures'],
      ['publish.ts'],
      ['pages'],
      ['fields'],
    ),
    ...layers(
      'apps/hub/src/registrations',
      ['registrations.ts'],
      ['desk', 'intake', 'personal-data'],
      ['decisions'],
      ['application'],
    ),
    ...layers('apps/hub/src/people', ['users.ts'], ['invitations'], ['passkeys'], ['sign-in']),
    ...layers(
      'apps/hub/src/products',
      ['product-endpoints.ts', 'product-view.tsx', 'products-view.tsx'],
      ['import', 'product-form.tsx', 'product-table.tsx'],
      ['product-frame.tsx', 'product-list.ts', 'staff-fields.ts'],
    ),
    ...layers(
      'apps/services/src',
      ['dev-server.ts'],
      ['server.ts'],
      ['app.ts'],
      ['scenes'],
      ['enquiries', 'pictures', 'search-engines'],
      ['pages', 'registration'],
      ['content', 'counters', 'products'],
      ['newsletter', 'service-host.ts'],
    ),
    ...layers(
      'apps/site/app',
      ['root.tsx', 'entry.client.tsx', 'entry.server.tsx'],
      ['routes'],
      ['catalogue', 'registration', 'content'],
      ['shell'],
      ['data'],
      ['ui'],
    ),
    {
      name: 'room-services',
      comment:
        'apps/services may import only the contract, the catalogue, the database, documents, HTTP, pictures, scenes and the built site.',
      severity: 'error',
      from: { path: '^apps/services/', pathNot: tests },
      to: {
        path: '^(packages|apps|scripts|bench|test)/',
        pathNot: [
          '^apps/services/',
          '^apps/site/build/',
          ...['contract', 'catalogue', 'database', 'documents', 'http', 'pictures', 'scenes'].map(
            roomPath,
          ),
        ],
      },
    },
    {
      name: 'room-hub',
      comment:
        'apps/hub may import only the contract, the database, documents, HTTP, the import and pictures.',
      severity: 'error',
      from: { path: '^apps/hub/', pathNot: tests },
      to: {
        path: '^(packages|apps|scripts|bench|test)/',
        pathNot: [
          '^apps/hub/',
          ...['contract', 'database', 'documents', 'http', 'import', 'pictures'].map(roomPath),
        ],
      },
    },
    {
      name: 'room-site',
      comment: 'apps/site may import only the contract and scenes.',
      severity: 'error',
      from: { path: '^apps/site/', pathNot: tests },
      to: {
        path: '^(packages|apps|scripts|bench|test)/',
        pathNot: ['^apps/site/', roomPath('contract'), roomPath('scenes')],
      },
    },
    {
      name: 'test-helpers-only-in-tests',
      comment: 'Code that ships must not import test helpers.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: tests },
      to: { path: '^packages/[^/]+/src/testing/' },
    },
    {
      name: 'ui-knows-nothing',
      comment: 'ui/ knows nothing of furnishing, routing or calls.',
      severity: 'error',
      from: { path: '^apps/site/app/ui/', pathNot: tests },
      to: {
        path: ['^packages/', '^apps/site/app/(?!ui/)', 'node_modules/(react-router|@tanstack)/'],
        // Pictures carry in their address what is shown before they load.
        pathNot: '^packages/contract/src/picture-address\\.ts$',
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'The rules that features share know products alone: no pages, no parts, no calls.',
      severity: 'error',
      from: { path: '^apps/site/app/catalogue/rules/', pathNot: tests },
      to: {
        path: ['^apps/site/', 'node_modules/(react|react-router|@tanstack)/'],
        pathNot: '^apps/site/app/(catalogue/rules|data/flat-product)',
      },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one idea, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\.next)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
