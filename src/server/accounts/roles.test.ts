import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressedCommands } from '#core/article/desk/article-transition.ts';
import { listedNames } from '#core/back-office/visibility.ts';
import { BREAKING_LINE_ID, breakingLineSchema } from '#core/breaking/breaking-line.ts';
import type { CollectionName } from '#core/collections.ts';
import { type ContentName, contentNames } from '#core/content-kinds.ts';
import { defaultLook } from '#core/look/look.ts';
import { savedViewSchema } from '#core/saved-view/saved-view.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { failedJob } from '../../../tests/support/newsroom/change-examples.ts';
import { articleForm, contentExamples } from '../../../tests/support/newsroom/content-examples.ts';
import { waitingLaunch } from '../../../tests/support/newsroom/site-examples.ts';
import {
  type CallerName,
  type CallersByRole,
  callers,
  editors,
  expectAllowed,
  openCallers,
  owners,
  type Row,
  staff,
  usualRefusal,
} from '../../../tests/support/server/callers-by-role.ts';
import {
  liveEntryForRoles,
  otherRows,
  storeForRoles,
} from '../../../tests/support/server/other-rows.ts';
import {
  OWNER_PASSWORD,
  openServerApi,
  type ServerApi,
} from '../../../tests/support/server/server-api.ts';

const atLeast = (role: 'author' | 'editor'): CallerName[] => (role === 'author' ? staff : editors);

/** Callers who see a collection that is no content; `contentExamples` has the others. */
const seenBy: Record<Exclude<CollectionName, ContentName>, CallerName[]> = {
  drafts: staff,
  revisions: staff,
  deletions: staff,
  activity: editors,
  notifications: editors,
  users: owners,
  jobs: owners,
  messages: editors,
  subscribers: editors,
  ...{ savedArticles: [], batches: [], batchParts: [] },
  savedViews: owners,
  withdrawals: owners,
  breakingLines: editors,
  mostRead: editors,
  previewLinks: owners,
  notes: owners,
  publishedVersions: owners,
  withheldVersions: owners,
  liveBlogs: editors,
  liveEntries: editors,
  securityEvents: owners,
  settings: owners,
  fronts: editors,
  formerFronts: editors,
  looks: owners,
  formerLooks: owners,
  formerPages: editors,
};

const isContent = (name: CollectionName): name is ContentName =>
  Object.hasOwn(contentExamples, name);

const callersWhoSee = (name: CollectionName): CallerName[] =>
  isContent(name) ? atLeast(contentExamples[name].isSeenBy) : seenBy[name];

let api: ServerApi;
let sessions: CallersByRole['sessions'];
let ids: CallersByRole['ids'];

beforeAll(async () => {
  api = await openServerApi();
  ({ sessions, ids } = await openCallers(api));
});

afterAll(async () => {
  expect(api.reported).toEqual([]);
  await api.close();
});

const call = async (name: CallerName, method: string, path: string, body?: unknown) =>
  sessions[name].call(method, path, body);

let made = 0;

/** A form with a name that no record has, for kinds whose names are unique. */
function freshForm(collection: ContentName): object {
  const { form } = contentExamples[collection];
  made += 1;
  return 'name' in form ? { ...form, name: `${form.name} ${made}` } : form;
}

/** A record made by the owner, so that it belongs to no other caller. */
async function madeByOwner(collection: ContentName): Promise<{ id: string; version: number }> {
  const answer = await call('owner', 'POST', `/api/admin/${collection}`, freshForm(collection));
  expect(answer.status).toBe(201);
  return answer.json();
}

/** Changes or deletes a record of the owner; returns whether it still exists. */
async function changeOwners(name: CallerName, collection: ContentName, method: 'PUT' | 'DELETE') {
  const { id, version } = await madeByOwner(collection);
  const path = `/api/admin/${collection}/${id}`;
  const body = method === 'PUT' ? { ...freshForm(collection), version } : undefined;
  const headers = { 'if-match': `"${version}"` };
  const answer = await sessions[name].call(method, path, body, headers);
  expectAllowed(name, { may: editors }, answer.status);
  return (await call('owner', 'GET', path)).status === 200;
}

describe('content, by role', () => {
  test.each(contentNames)('%s: restore', async (collection) => {
    for (const name of callers) {
      const path = `/api/admin/${collection}/${(await madeByOwner(collection)).id}`;
      await sessions.owner.call('DELETE', path, undefined, { 'if-match': '*' });
      const answer = await call(name, 'POST', `${path}/restore`);
      expectAllowed(name, { may: editors }, answer.status);
    }
  });

  test.each(listedNames)('%s: list', async (collection) => {
    for (const name of callers) {
      const answer = await call(name, 'GET', `/api/admin/${collection}`);
      expectAllowed(name, { may: callersWhoSee(collection) }, answer.status);
    }
  });

  test.each(contentNames)('%s: create', async (collection) => {
    const { isMadeBy } = contentExamples[collection];
    for (const name of callers) {
      const answer = await call(name, 'POST', `/api/admin/${collection}`, freshForm(collection));
      expectAllowed(name, { may: atLeast(isMadeBy) }, answer.status);
    }
  });

  test.each(contentNames)('%s: update', async (collection) => {
    for (const name of callers) expect(await changeOwners(name, collection, 'PUT')).toBe(true);
  });

  test.each(contentNames)('%s: delete', async (collection) => {
    for (const name of callers) {
      const isThere = await changeOwners(name, collection, 'DELETE');
      expect(isThere, name).toBe(!editors.includes(name));
    }
  });
});

const settings = () => {
  const { id: _, ...rest } = defaultSiteSettings();
  return rest;
};

/** A user and a record of several kinds for one call; the saved view is the caller's own. */
async function makePeople(name: CallerName): Promise<Record<string, string>> {
  const email = `someone-${crypto.randomUUID()}@example.com`;
  const user = await api.addUser({ email, emailConfirmed: true });
  const passkey = { id: user.id, name: 'Phone', publicKey: '', counter: 0, transports: [] };
  await api.database.secondFactors.addPasskey(user.id, passkey);
  const made = await api.database.store.change(async (change) => ({
    message: await change.insert('messages', {
      name: 'B',
      email,
      subject: 'S',
      message: 'M',
      status: 'new',
      createdAt: '',
    }),
    subscriber: await change.insert('subscribers', { email, createdAt: '' }),
    job: await change.insert('jobs', failedJob),
    launch: await change.put('jobs', waitingLaunch),
    view: await change.put('savedViews', {
      ...savedViewSchema.parse({ id: `view-${name}`, name: 'Mine' }),
      holder: Object.entries(ids).find(([one]) => one === name)?.[1] ?? '',
    }),
    line: await change.put('breakingLines', {
      ...breakingLineSchema.parse({ id: BREAKING_LINE_ID, text: 'Ferry', at: 'ten' }),
    }),
    other: await change.put('images', { id: 'img-2', url: '/art/world.svg', alt: 'Another' }),
  }));
  const { id: article } = await madeByOwner('articles');
  const { id: image } = await madeByOwner('images');
  const parts = { message: made.message, article, writer: ids[name] };
  await api.database.store.change((change) => storeForRoles(change, parts));
  return {
    user: user.id,
    article,
    image,
    message: made.message.id,
    job: made.job.id,
    launch: made.launch.id,
    view: made.view.id,
    line: made.line.at,
    entry: liveEntryForRoles.id,
    preview: 'preview-1',
    note: 'note-1',
    version: 'version-1',
    batch: 'batch-1',
    ended: 'batch-2',
    front: 'home',
    tab: 'a-tab-of-mine',
    subscriber: made.subscriber.id,
  };
}

describe('people and the site, by role', () => {
  test.each(otherRows)('%s %s', async (method, path, row) => {
    for (const name of callers) {
      const people = await makePeople(name);
      const address = path.replaceAll(/\{(\w+)\}/g, (_, kind: string) => people[kind] ?? '');
      expectAllowed(name, row, (await call(name, method, address, row.body)).status);
    }
  });

  test('uploads and archives', async () => {
    const { id: missing } = await madeByOwner('categories');
    const removeMissing = () =>
      api.database.store.change(async (change) => {
        if (await change.get('categories', missing)) await change.remove('categories', missing);
      });
    const archive = await (await call('owner', 'GET', '/api/admin/archive')).bytes();
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#c04020' },
    })
      .png()
      .toBuffer();
    const rows: [string, Uint8Array, Row][] = [
      ['/api/admin/media', picture, { may: staff }],
      ['/api/admin/archive?dry-run', archive, { may: owners }],
      ['/api/admin/archive', archive, { may: owners }],
    ];
    for (const [path, bytes, row] of rows) {
      for (const name of callers) {
        // An archive with nothing new is refused.
        await removeMissing();
        const answer = await sessions[name].send(path, bytes);
        expectAllowed(name, row, answer.status);
      }
    }
  });

  test('POST /api/admin/proof', async () => {
    for (const name of callers) {
      const password = name === 'password' ? OWNER_PASSWORD : 'secret word';
      const answer = await call(name, 'POST', '/api/admin/proof', { password });
      expectAllowed(name, { may: staff }, answer.status);
    }
  });

  test.each([
    ['/api/admin/settings', '/api/admin/settings', owners, settings],
    ['/api/admin/look', '/api/admin/looks', owners, () => ({ ...defaultLook(), id: undefined })],
    ['/api/admin/front/home', '/api/admin/fronts', editors, () => ({ pins: [], off: [] })],
  ])('PUT %s', async (path, list, may, form) => {
    for (const name of callers) {
      const stored = await (await call('owner', 'GET', list)).json();
      const { version } = stored.records[0] ?? {};
      const answer = await sessions[name].call(
        'PUT',
        path,
        { ...form(), version },
        { 'if-match': `"${version ?? 0}"` },
      );
      expectAllowed(name, { may }, answer.status);
    }
  });
});

describe('ids that belong to others', () => {
  test('an author sees, changes and deletes only their own articles', async () => {
    const own = await (await call('author', 'POST', '/api/admin/articles', articleForm)).json();
    const others = await madeByOwner('articles');
    const listed = await (await call('author', 'GET', '/api/admin/articles')).json();
    expect(listed.records.map(({ writerId }: { writerId: string }) => writerId)).toEqual(
      listed.records.map(() => ids.author),
    );
    expect(listed.records.map(({ id }: { id: string }) => id)).toContain(own.id);
    expect((await call('author', 'GET', `/api/admin/articles/${others.id}`)).status).toBe(404);
    const path = `/api/admin/articles/${own.id}`;
    const body = { ...articleForm, title: 'More rain', version: own.version };
    const headers = { 'if-match': `"${own.version}"` };
    const changed = await sessions.author.call('PUT', path, body, headers);
    expect([changed.status, (await changed.json()).writerId]).toEqual([200, ids.author]);
    const gone = await sessions.author.call('DELETE', path, undefined, {
      'if-match': `"${own.version + 1}"`,
    });
    expect(gone.status).toBe(200);
  });

  test('an author can’t feature or unfeature an article, and the refusal names who can', async () => {
    const featured = { ...articleForm, isFeatured: true };
    const refused = await call('author', 'POST', '/api/admin/articles', featured);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      403,
      'Only editors and owners can feature an article or stop featuring it. Nothing was saved.',
    ]);
    const own = await (await call('author', 'POST', '/api/admin/articles', articleForm)).json();
    const save = (name: 'author' | 'editor', version: number, isFeatured: boolean) =>
      sessions[name].call(
        'PUT',
        `/api/admin/articles/${own.id}`,
        { ...articleForm, isFeatured },
        { 'if-match': `"${version}"` },
      );
    expect((await save('author', 1, true)).status).toBe(403);
    expect((await save('editor', 1, true)).status).toBe(200);
    // The form repeats the stored value.
    expect((await save('author', 2, true)).status).toBe(200);
    expect((await save('author', 3, false)).status).toBe(403);
  });

  test('no one can become the writer of another’s article', async () => {
    const stolen = { ...articleForm, writerId: ids.owner };
    const refused = await call('author', 'POST', '/api/admin/articles', stolen);
    expect([refused.status, (await refused.json()).field]).toEqual([422, 'writerId']);
    const made = await (await call('author', 'POST', '/api/admin/articles', articleForm)).json();
    expect(made.writerId).toBe(ids.author);
  });

  test('only an owner switches another reader’s subscription', async () => {
    const { id } = await api.addUser({ email: 'other@example.com' });
    for (const name of ['reader', 'author', 'editor'] as const) {
      await call(name, 'PUT', '/api/me/premium', { subscribed: true, userId: id });
      const user = await api.database.store.read((view) => view.get('users', id));
      expect(user?.subscribed).toBe(false);
    }
  });

  test('no one can give themselves a role', async () => {
    for (const name of ['reader', 'author', 'editor'] as const) {
      const answer = await call(name, 'PUT', `/api/admin/users/${ids[name]}/role`, {
        role: 'owner',
      });
      expect(answer.status).toBe(usualRefusal(name));
      const form = { name: 'x', email: `${name}-2@example.com`, password: 'x', role: 'owner' };
      const registered = await (await api.newCaller().call('POST', '/api/users', form)).json();
      expect(registered).not.toHaveProperty('role');
    }
  });

  test('a removed role has no effect on the next request', async () => {
    const account = { email: `${crypto.randomUUID()}@example.com`, password: 'secret word' };
    const { id } = await api.addUser({ ...account, role: 'editor' });
    const caller = api.newCaller();
    await caller.call('POST', '/api/session', account);
    expect((await caller.call('GET', '/api/admin/dashboard')).status).toBe(200);
    await call('owner', 'PUT', `/api/admin/users/${id}/role`, {});
    expect((await caller.call('GET', '/api/admin/dashboard')).status).toBe(401);
  });
});

test('no route of the back office is missing from the tables', () => {
  const told = [
    ...otherRows.map(([method, path]) => `${method} ${path.replace(/\?.*/, '')}`),
    'PUT /api/admin/settings',
    'PUT /api/admin/look',
    'PUT /api/admin/front/{front}',
    'POST /api/admin/proof',
    'POST /api/admin/media',
    'POST /api/admin/archive',
    'POST /api/admin/drafts',
    ...addressedCommands.map((command) => `POST /api/admin/articles/{id}/${command}`),
    ...listedNames.flatMap((name) => [`GET /api/admin/${name}`, `GET /api/admin/${name}/{id}`]),
    ...contentNames.flatMap((name) => [
      `POST /api/admin/${name}`,
      `PUT /api/admin/${name}/{id}`,
      `DELETE /api/admin/${name}/{id}`,
      `POST /api/admin/${name}/{id}/restore`,
    ]),
  ].map((route) =>
    route.replaceAll(/\{\w+\}/g, '{}').replace(/\/(?:messages-)?(?:message|entry)-gone/, '/{}'),
  );
  const missing = api.endpoints
    .filter(({ contract, who }) => contract.route.includes(' /admin/') && who !== 'everybody')
    .map(({ contract }) => contract.route.replace(' ', ' /api').replaceAll(/:\w+/g, '{}'))
    .filter((route) => !told.includes(route));
  expect(missing).toEqual([]);
});
