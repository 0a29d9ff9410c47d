import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { admin, onlineForExamples } from '../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedUser,
  TEST_NOW,
  valueIn,
} from '../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from './actor.ts';
import { failures, Refusal, rule } from './errors.ts';
import { editors, owners } from './permission.ts';
import { type Changed, defineChange, defineRead, defineTask, readInput } from './use-case.ts';

const reader: Actor = { kind: 'reader', userId: 'user-1' };
const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };

/** Ports of a server, with the security events that are recorded outside of transactions. */
function openServer() {
  const recorded: unknown[] = [];
  const online = {
    ...onlineForExamples(),
    security: {
      callerHash: () => 'c0ffee',
      record: async (...event: unknown[]) => void recorded.push(event),
    },
  };
  const { ports } = createTestPorts({ users: [storedUser()] }, { online });
  const written = () =>
    ports.store.read(async (view) => ({
      categories: (await view.list('categories')).map(({ name }) => name),
      log: await view.list('activity'),
      security: await view.list('securityEvents'),
    }));
  return { ports, recorded, written };
}

const changed: Changed<string> = {
  value: 'Added',
  activity: {
    event: 'category-created',
    subject: { collection: 'categories', id: 'cat-9' },
    action: 'Created Category',
    description: 'New category "Added" was created',
  },
  security: { kind: 'operation', description: 'added a category', subject: 'Added' },
};

/** A change that adds a category, unless it fails, and says what ran. */
function addCategory(outcome: Changed<string> | Error, said: string[] = []) {
  return defineChange({
    name: 'addCategory',
    may: editors,
    input: z.object({ name: z.string().check(z.minLength(1, rule('category-name-missing'))) }),
    prepare: async ({ input }) => {
      said.push('prepare');
      return `${input.name}!`;
    },
    change: async (change, { prepared }) => {
      said.push('change');
      await change.insert('categories', { name: prepared });
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    undo: async (_, prepared) => void said.push(`undo ${prepared}`),
    afterwards: async (_, value) => void said.push(`afterwards ${value}`),
  });
}

test('a change is written with its log entry and its security event', async () => {
  const { ports, recorded, written } = openServer();
  const said: string[] = [];
  const run = addCategory(changed, said).bind(ports);
  expect(valueIn(await run(admin, { name: 'Climate' }))).toBe('Added');
  expect(said).toEqual(['prepare', 'change', 'afterwards Added']);
  const { categories, log, security } = await written();
  expect(categories).toContain('Climate!');
  const happened = { timestamp: TEST_NOW.toISOString(), actor: { kind: 'shared-password' } };
  expect(log).toMatchObject([{ ...changed.activity, ...happened }]);
  expect(security).toMatchObject([
    { ...changed.security, ...happened, caller: 'c0ffee', count: 1 },
  ]);
  expect(recorded).toEqual([]);
});

test('a change of nothing leaves no entry, and a browser has no security events', async () => {
  const { ports, written } = openServer();
  valueIn(await addCategory({ value: 'Nothing' }).bind(ports)(admin, { name: 'Climate' }));
  expect(await written()).toMatchObject({ log: [], security: [] });
  const { ports: inPage } = createTestPorts();
  valueIn(await addCategory(changed).bind(inPage)(admin, { name: 'Climate' }));
  expect(await inPage.store.read((view) => view.count('securityEvents'))).toBe(0);
});

test('a change that fails is rolled back, and what was prepared is undone', async () => {
  const { ports, recorded, written } = openServer();
  const before = await written();
  const said: string[] = [];
  const refused = await addCategory(new Refusal(failures.conflict()), said).bind(ports)(admin, {
    name: 'Climate',
  });
  expect(refused).toEqual({ ok: false, failure: failures.conflict() });
  const broken = addCategory(new Error('disk'), said).bind(ports)(admin, { name: 'Climate' });
  await expect(broken).rejects.toThrow('disk');
  const once = ['prepare', 'change', 'undo Climate!'];
  expect(said).toEqual([...once, ...once]);
  expect(await written()).toEqual(before);
  expect(recorded).toEqual([]);
});

test.each<[Actor, object, string, boolean]>([
  [visitor, { name: 'Climate' }, 'not-logged-in', false],
  [author, { name: 'Climate' }, 'not-allowed', true],
  // The permission is checked before the input.
  [author, { name: '' }, 'not-allowed', true],
  [admin, { name: '' }, 'category-name-missing', false],
])('before anything runs, %j with %j is refused: %s', async (actor, input, code, isRecorded) => {
  const { ports, recorded } = openServer();
  const said: string[] = [];
  const outcome = await addCategory(changed, said).bind(ports)(actor, input as { name: string });
  expect(outcome).toMatchObject({ ok: false, failure: { code } });
  expect(said).toEqual([]);
  const event = { kind: 'refusal', description: 'was refused “add category”' };
  expect(recorded).toEqual(isRecorded ? [[actor, event]] : []);
});

test('permissions of reads and tasks are checked too, and refusals inside them become outcomes', async () => {
  const { ports, recorded } = openServer();
  const read = defineRead({
    name: 'save:someThing',
    may: owners,
    input: z.object({}),
    read: () => Promise.reject(new Refusal(failures.notFound())),
  }).bind(ports);
  const task = defineTask({
    name: 'someTask',
    may: owners,
    input: z.object({}),
    run: () => Promise.reject(new Refusal(failures.tooBusy())),
  }).bind(ports);
  expect(await read(admin, {})).toEqual({ ok: false, failure: failures.notFound() });
  expect(await task(admin, {})).toEqual({ ok: false, failure: failures.tooBusy() });
  expect(recorded).toEqual([]);
  expect(await read(author, {})).toEqual({ ok: false, failure: failures.forbidden() });
  expect(await task(author, {})).toEqual({ ok: false, failure: failures.forbidden() });
  expect(recorded).toMatchObject([
    [author, { description: 'was refused “save some thing”' }],
    [author, { description: 'was refused “some task”' }],
  ]);
});

test('readers’ use cases get the account of the actor, without its password', async () => {
  const { ports } = openServer();
  const rules = { name: 'readAccount', input: z.object({}) };
  const read = defineRead({
    ...rules,
    read: async (_, { ownAccount }) => ({ ok: true, value: await ownAccount() }),
  }).bind(ports);
  const task = defineTask({
    ...rules,
    run: async ({ ownAccount }) => ({ ok: true, value: await ownAccount() }),
  }).bind(ports);
  for (const run of [read, task]) {
    const account = valueIn(await run(reader, {}));
    expect(account).toMatchObject({ id: 'user-1', email: 'asha@example.com' });
    expect(account).not.toHaveProperty('password');
    expect(valueIn(await run(author, {}))?.id).toBe('user-1');
    for (const nobody of [visitor, admin, { kind: 'reader', userId: 'user-9' } as const]) {
      expect(valueIn(await run(nobody, {}))).toBeUndefined();
    }
  }
});

test('what a use case declares is on it', () => {
  const { name, kind, may, effects } = addCategory(changed);
  expect({ name, kind, who: may.who, effects }).toEqual({
    ...{ name: 'addCategory', kind: 'change', who: 'editors', effects: {} },
  });
  const endsSessionsOf = () => 'user-1';
  const input = z.object({});
  const ending = defineChange({ name: 'end', input, endsSessionsOf, change: async () => changed });
  expect(ending).toMatchObject({ may: { who: 'everybody' }, effects: { endsSessionsOf } });
  expect(ending.effects).not.toHaveProperty('renewsSessionOf');
});

const form = z.object({
  title: z.string().check(z.maxLength(3, rule('article-title-too-long'))),
  list: z.optional(z.array(z.string().check(z.minLength(1, rule('article-empty'))))),
});
const nested = (depth: number): unknown => (depth === 0 ? 'leaf' : [nested(depth - 1)]);

test.each<[string, unknown, object]>([
  [
    'too long a text',
    { title: 'four' },
    { code: 'article-title-too-long', params: { most: 3, length: 4 }, field: 'title' },
  ],
  ['an empty part', { title: 'x', list: ['y', ''] }, { code: 'article-empty', field: 'list.1' }],
  ['another type', { title: 5 }, { code: 'not-understood', field: 'title' }],
  ['no object', 'text', { code: 'not-understood' }],
  ['too deep', { title: 'x', more: nested(32) }, { code: 'input-too-deep' }],
  ['too large', { title: 'x', more: Array(100_000).fill(0) }, { code: 'input-too-large' }],
  ['too long', { title: 'x', more: 'y'.repeat(20_000_000) }, { code: 'input-too-long' }],
])('input is refused: %s', (_, input, failure) => {
  expect(readInput(form, input)).toEqual({ ok: false, failure: { kind: 'invalid', ...failure } });
});

test('input is parsed, and failures may have a title', () => {
  expect(readInput(form, { title: 'abc', more: nested(31) })).toEqual({
    ok: true,
    value: { title: 'abc' },
  });
  expect(readInput(form, {}, 'error')).toMatchObject({
    failure: { code: 'not-understood', titled: 'error' },
  });
});

test('the message of a refusal has its code and its parameters', () => {
  expect(new Refusal(failures.notFound()).message).toBe('not-found {}');
  const params = { number: 2 };
  expect(new Refusal({ kind: 'invalid', code: 'block-too-deep', params }).message).toBe(
    'block-too-deep {"number":2}',
  );
});
