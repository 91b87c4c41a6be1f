import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from '../../test/ask-as.ts';
import { sessionToken } from '../../test/session-token.ts';
import { signedIn } from '../../test/signed-in.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../test/test-hub.ts';
import { AUDIT_PAGE, readAudit } from '../shell/audit-log/read-audit.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await testHub();
});
afterAll(() => hub.close());

const newest = async () => (await readAudit(hub.payload, {}))[0];

test('a change is written with who, what and which fields, and not what was in them', async () => {
  const boss = await hub.person('administrator');
  const person = { email: boss.email, password: TEST_PASSWORD };
  const session = await sessionToken(hub.payload.config, person, hub.cacheKey);
  const changed = await askAs(hub, session, 'PATCH', `/${boss.id}`, {
    name: 'Thandi',
    roles: ['administrator', 'editor'],
    password: 'seven skeins of indigo',
  });
  expect(changed.status).toBe(200);
  expect(await newest()).toMatchObject({
    actor: `${boss.name} <${boss.email}>`,
    action: 'update',
    subject_kind: 'users',
    subject_id: String(boss.id),
    subject: 'Thandi',
    fields: ['name', 'roles', 'password'],
  });
});

test('a change that is taken back leaves no line, and a line that cannot be written takes the change back', async () => {
  const before = await newest();
  await expect(
    hub.payload.create({
      collection: 'users',
      data: { name: 'Y', email: 'no address', password: TEST_PASSWORD, roles: [] },
    }),
  ).rejects.toThrow();
  expect(await newest()).toEqual(before);
  await expect(
    hub.payload.create({
      collection: 'users',
      data: { name: 'Z\0', email: 'z@example.com', password: TEST_PASSWORD, roles: ['editor'] },
    }),
  ).rejects.toThrow();
  const { totalDocs } = await hub.payload.count({
    collection: 'users',
    where: { email: { equals: 'z@example.com' } },
  });
  expect(totalDocs).toBe(0);
});

test('whose account was unlocked, and whose password was set by a link, is written', async () => {
  const boss = await hub.person('administrator');
  const { id, name, email } = await hub.person('clerk');
  const person = { email: boss.email, password: TEST_PASSWORD };
  const session = await sessionToken(hub.payload.config, person, hub.cacheKey);
  await askAs(hub, session, 'POST', '/unlock', { email: ` ${email.toUpperCase()}` });
  const whose = { subject_id: String(id), subject: name };
  expect(await newest()).toMatchObject({ action: 'unlock', ...whose });
  const data = {
    resetPasswordToken: 'a token of a link',
    resetPasswordExpiration: new Date(Date.now() + 60_000).toISOString(),
  };
  await hub.payload.db.updateOne({ collection: 'users', id, data });
  const byLink = { token: 'a token of a link', password: 'seven skeins of madder' };
  expect((await askAs(hub, undefined, 'POST', '/reset-password', byLink)).status).toBe(200);
  expect(
    (await readAudit(hub.payload, {})).find(({ action }) => action === 'set password'),
  ).toMatchObject(whose);
});

test("a look at somebody's record is written, one's own and the hub's are not", async () => {
  const boss = await hub.person('administrator');
  const clerk = await hub.person('clerk');
  const before = await newest();
  await hub.payload.findByID({ collection: 'users', id: clerk.id });
  await hub.payload.findByID({
    collection: 'users',
    id: boss.id,
    user: boss,
    overrideAccess: false,
  });
  expect(await newest()).toEqual(before);
  await hub.payload.findByID({
    collection: 'users',
    id: clerk.id,
    user: boss,
    overrideAccess: false,
  });
  expect(await newest()).toMatchObject({ action: 'read', subject_id: String(clerk.id) });
});

test("a colleague's name, which is all that others see, leaves no line however often it is asked for", async () => {
  const newcomer = await signedIn(hub, 'personnel');
  const before = await newest();
  for (const path of ['/users?limit=0', '/users?where[name][like]=Test', '/users/count']) {
    const answer = await newcomer.ask('GET', path);
    expect(answer.status).toBe(200);
  }
  expect(await newest()).toEqual(before);
  const boss = await signedIn(hub, 'administrator');
  await boss.ask('GET', '/users?limit=0');
  expect(await newest()).toMatchObject({ action: 'read', subject_kind: 'users' });
});

test('whoever asks by a change that nothing comes of whether somebody has applied is written down', async () => {
  const clerk = await signedIn(hub, 'clerk');
  const path = '/registrations?where[applicantEmail][equals]=nobody@example.com';
  expect((await clerk.ask('PATCH', path, {})).status).toBe(200);
  expect(await newest()).toMatchObject({ action: 'count', subject_kind: 'registrations' });
});

test.each([
  '/registrations/count?where[companyName][contains]=Nkosi',
  '/registrations?limit=1&page=99&where[companyName][contains]=Nkosi',
  '/registrations?where[applicantEmail][equals]=nobody@example.com',
])('whoever counts applications by a condition is written down as well: %s', async (path) => {
  const before = await newest();
  const clerk = await signedIn(hub, 'clerk');
  expect((await clerk.ask('GET', path)).status).toBe(200);
  const line = await newest();
  expect(line).toMatchObject({ action: 'count', subject_kind: 'registrations' });
  expect(line).not.toEqual(before);
});

test('a draft over something published is told from its unpublishing', async () => {
  const editor = await signedIn(hub, 'editor');
  const { id } = await hub.payload.create({
    collection: 'stores',
    data: {
      title: 'Loom Street',
      region: 'Gauteng',
      position: 10,
      address: '1 Loom Street',
      phone: '+27 10 000 0100',
      _status: 'published',
    },
  });
  const draft = { title: 'Spindle Row', _status: 'draft' };
  await editor.ask('PATCH', `/stores/${id}?draft=true`, draft);
  expect(await newest()).toMatchObject({ action: 'save draft', subject: 'Spindle Row' });
  await editor.ask('PATCH', `/stores/${id}`, { _status: 'draft' });
  expect(await newest()).toMatchObject({ action: 'unpublish', subject_id: String(id) });
});

test('an older version that comes back is written as restored: as a draft, and published or taken off the site at once', async () => {
  const editor = await signedIn(hub, 'editor');
  const words = {
    region: 'Gauteng' as const,
    position: 10,
    address: '1 Loom Street',
    phone: '+27 10 000 0100',
  };
  const { id } = await hub.payload.create({
    collection: 'stores',
    data: { title: 'First name', ...words, _status: 'published' },
  });
  await editor.ask('PATCH', `/stores/${id}`, { title: 'Second name', _status: 'published' });
  const versions = await hub.payload.findVersions({
    collection: 'stores',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  });
  const [first] = versions.docs;
  const title = async () => (await hub.payload.findByID({ collection: 'stores', id })).title;
  await editor.ask('POST', `/stores/versions/${first?.id}?draft=true`, {});
  expect(await newest()).toMatchObject({ action: 'restore', subject: 'First name' });
  expect(await title()).toBe('Second name');
  expect((await editor.ask('PATCH', `/stores/${id}`, { _status: 'published' })).status).toBe(200);
  expect(await newest()).toMatchObject({ action: 'publish', subject: 'First name' });
  expect(await title()).toBe('First name');
  await editor.ask('POST', `/stores/versions/${first?.id}`, {});
  expect(await newest()).toMatchObject({ action: 'restore and publish' });
  const drafts = await hub.payload.findVersions({
    collection: 'stores',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'draft' } }] },
  });
  await editor.ask('POST', `/stores/versions/${drafts.docs[0]?.id}`, {});
  expect(await newest()).toMatchObject({ action: 'restore and unpublish' });
});

test('a global that comes back is written as restored as well', async () => {
  const editor = await signedIn(hub, 'editor');
  const [slug] = hub.payload.config.globals
    .filter(({ versions }) => versions)
    .map((one) => one.slug);
  expect(
    (await editor.ask('POST', `/globals/${slug}?draft=true`, { _status: 'draft' })).status,
  ).toBe(200);
  const versions = await editor.ask('GET', `/globals/${slug}/versions?limit=1`);
  const { docs } = versions.body as { docs: readonly { id: number }[] };
  await editor.ask('POST', `/globals/${slug}/versions/${docs[0]?.id}?draft=true`, {});
  expect(await newest()).toMatchObject({ action: 'restore', subject_kind: slug });
});

test('a global stays on the site while an older version of it becomes the draft', async () => {
  const editor = await signedIn(hub, 'editor');
  const save = (title: string) =>
    editor.ask('POST', '/globals/home-page', { title, _status: 'published' });
  const onSite = async () => (await hub.payload.findGlobal({ slug: 'home-page' })).title;
  await save('First heading');
  const { docs } = await hub.payload.findGlobalVersions({ slug: 'home-page', limit: 1 });
  await save('Second heading');
  const [second] = (await hub.payload.findGlobalVersions({ slug: 'home-page', limit: 1 })).docs;
  const restored = `/globals/home-page/versions/${docs[0]?.id}?draft=true`;
  expect((await editor.ask('POST', restored, {})).status).toBe(200);
  expect(await newest()).toMatchObject({ action: 'restore', subject_kind: 'home-page' });
  expect(await onSite()).toBe('Second heading');
  const draft = await hub.payload.findGlobal({ slug: 'home-page', draft: true });
  expect(draft).toMatchObject({ title: 'First heading', _status: 'draft' });
  await editor.ask('POST', '/globals/home-page', { _status: 'published' });
  expect(await onSite()).toBe('First heading');
  await editor.ask('POST', `/globals/home-page/versions/${second?.id}`, {});
  expect(await onSite()).toBe('Second heading');
  expect(await newest()).toMatchObject({ action: 'restore and publish', fields: ['title'] });
});

test('signing in is written, and being refused without what was typed in', async () => {
  const { email, name } = await hub.person('editor');
  await hub.payload.login({ collection: 'users', data: { email, password: TEST_PASSWORD } });
  expect(await newest()).toMatchObject({ action: 'sign in', actor: `${name} <${email}>` });
});

test('the log is found by person and page after page, newest first', async () => {
  const req = await createLocalReq({}, hub.payload);
  const { writeAudit } = await import('./audit-entry.ts');
  for (let at = 0; at <= AUDIT_PAGE; at++) {
    await writeAudit(req, { action: 'read', kind: 'stores', title: `Shop ${at} 100%` });
  }
  const found = await readAudit(hub.payload, { about: '100%', kind: 'stores' });
  expect(found).toHaveLength(AUDIT_PAGE + 1);
  expect(found[0]?.subject).toBe(`Shop ${AUDIT_PAGE} 100%`);
  const rest = await readAudit(hub.payload, { about: '100%', before: found[AUDIT_PAGE - 1]?.id });
  expect(rest.map(({ subject }) => subject)).toEqual(['Shop 0 100%']);
  expect(await readAudit(hub.payload, { about: '1__%\0', kind: 'stores\0' })).toEqual([]);
});

test('what becomes of a saved view is written, without what it is called', async () => {
  const { ask } = await signedIn(hub, 'clerk');
  const path = '/payload-query-presets';
  const view = {
    title: 'Looking for Thandi Nkosi',
    relatedCollection: 'registrations',
    isShared: false,
    where: { or: [{ and: [{ companyName: { contains: 'loom' } }] }] },
    columns: [{ accessor: 'reference', active: true }],
  };
  const { id } = Object((await ask('POST', path, view)).body).doc;
  const line = { subject_kind: 'payload-query-presets', subject_id: String(id), subject: null };
  expect(await newest()).toMatchObject({ ...line, action: 'create' });
  await ask('PATCH', `${path}/${id}`, { title: 'Looking for somebody' });
  expect(await newest()).toMatchObject({ ...line, action: 'update', fields: ['title'] });
  await ask('DELETE', `${path}/${id}`);
  expect(await newest()).toMatchObject({ ...line, action: 'delete' });
});

test('a change is written as it is, and a version kept whole, however little of it a request asks back', async () => {
  const { ask } = await signedIn(hub, 'administrator', 'editor');
  const phone = '+27 10 000 0100';
  const text = { title: 'North', region: 'Gauteng', address: '1 Loom Street', phone };
  const { id } = Object(
    (await ask('POST', '/stores?select[id]=true', { ...text, _status: 'published' })).body,
  ).doc;
  expect(await newest()).toMatchObject({ action: 'publish', subject: 'North' });
  await ask('PATCH', `/stores/${id}?select[id]=true`, { phone: '+27 10 000 0101' });
  expect(await newest()).toMatchObject({ action: 'update', subject: 'North', fields: ['phone'] });
  await ask('PATCH', `/stores?where[id][equals]=${id}&select[id]=true`, { _status: 'draft' });
  expect(await newest()).toMatchObject({ action: 'unpublish', fields: ['_status'] });
  await ask('DELETE', `/stores/${id}?select[id]=true`);
  expect(await newest()).toMatchObject({ action: 'delete', subject: 'North' });

  const page = '/globals/internationals-page';
  const words = { title: 'Houses from abroad', _status: 'published' };
  expect((await ask('POST', `${page}?select[id]=true`, words)).status).toBe(200);
  expect(await newest()).toMatchObject({ action: 'publish', subject_kind: 'internationals-page' });
  await ask('POST', `${page}?select[id]=true`, { _status: 'draft' });
  expect(await newest()).toMatchObject({
    action: 'unpublish',
    subject_kind: 'internationals-page',
  });
  const { docs } = await hub.payload.findGlobalVersions({ slug: 'internationals-page', limit: 1 });
  expect(docs[0]?.version).toMatchObject({ title: 'Houses from abroad' });
});

test('a look shows what is stored, and no words of the request', async () => {
  const { ask } = await signedIn(hub, 'administrator');
  const other = await hub.person('editor');
  const words = encodeURIComponent(JSON.stringify({ id: 4711, name: 'Nobody at all' }));
  const { body } = await ask('GET', `/users/${other.id}?data=${words}`);
  expect(Object(body).name).toBe(other.name);
  expect(await newest()).toMatchObject({ subject_id: String(other.id), subject: other.name });
});
