import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Asking, createChangeStream } from './change-stream.ts';

function open(limits = {}, whenRenewed?: () => Promise<void>) {
  let version = 7;
  const listeners = new Set<(changed: readonly string[]) => void>();
  const stream = createChangeStream(
    {
      version: () => version,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      ...(whenRenewed ? { whenRenewed } : {}),
    },
    limits,
  );
  const change = (...names: string[]): void => {
    version += 1;
    for (const listener of listeners) listener(names);
  };
  return { stream, change, listeners };
}

type Opened = ReturnType<typeof open>;

interface Who {
  follow?: Asking['follow'];
  maySeeAll?: () => Promise<boolean>;
  caller?: string;
  lastSeen?: string;
  shown?: string;
}

async function listen({ stream }: Opened, who: Who = {}) {
  const { maySeeAll = async () => false, caller = '192.0.2.1', lastSeen = '', follow } = who;
  const { shown = '' } = who;
  const leaving = new AbortController();
  const request = new Request('http://site.example/api/events', {
    signal: leaving.signal,
    headers: lastSeen === '' ? {} : { 'last-event-id': lastSeen },
  });
  const answer = await stream.answer({ request, caller, shown, maySeeAll, follow });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return { answer, next: async () => (await reader?.read())?.value, leave: () => leaving.abort() };
}

test('[server-live] each listener gets the version and the changes that they may see', async () => {
  const opened = open();
  const reader = await listen(opened);
  const admin = await listen(opened, { maySeeAll: async () => true });
  expect(reader.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await reader.next()).toContain('event: version\ndata: {"version":7,"changed":[]}\n\n');
  await admin.next();

  opened.change('users', 'activity');
  opened.change('articles', 'activity');
  expect(await admin.next()).toContain('"changed":["users","activity"]');
  expect(await admin.next()).toContain('"changed":["articles","activity"]');
  expect(await reader.next()).toBe(
    'id: 9\nevent: change\ndata: {"version":9,"changed":["articles"]}\n\n',
  );
});

test('[server-live] a change is told once no kept page shows what was before', async () => {
  let renew = (): void => {};
  const opened = open({}, () => new Promise((resolve) => (renew = resolve)));
  const reader = await listen(opened);
  await reader.next();
  let isTold = false;
  const told = reader.next().then((text) => {
    isTold = true;
    return text;
  });
  opened.change('articles');
  await new Promise(setImmediate);
  expect(isTold).toBe(false);
  renew();
  expect(await told).toContain('"changed":["articles"]');
});

test('[live-pages] readers get only their page’s versions, staff all changes', async () => {
  const opened = open();
  let tell = (_: string): void => {};
  let following = 0;
  const follow: Asking['follow'] = async (listener) => {
    tell = listener;
    following += 1;
    // The page changes while it is rendered.
    listener('two');
    return { version: 'one', stop: () => (following -= 1) };
  };
  const reader = await listen(opened, { follow });
  const staff = await listen(opened, { follow, maySeeAll: async () => true });
  expect(await reader.next()).toContain('event: version\ndata: {"version":"two","changed":[]}');
  await staff.next();
  opened.change('articles');
  expect(await staff.next()).toContain('"changed":["articles"]');
  tell('three');
  expect(await reader.next()).toBe(
    'id: three\nevent: change\ndata: {"version":"three","changed":[]}\n\n',
  );
  expect(following).toBe(1);
  reader.leave();
  expect(following).toBe(0);
  const back = await listen(opened, { follow, lastSeen: 'two' });
  expect(await back.next()).toContain('event: version');
  expect(await (await listen(opened, { follow, lastSeen: 'old' })).next()).toContain(
    'event: change',
  );
  const unknown = await listen(opened, { follow: async () => undefined });
  expect(await unknown.next()).toContain('"version":8');
  opened.change('articles');
  expect(await unknown.next()).toContain('"changed":["articles"]');
});

test('[server-live] a reconnecting listener learns of missed changes', async () => {
  const opened = open();
  expect(await (await listen(opened, { lastSeen: '7' })).next()).toContain('event: version');
  expect(await (await listen(opened, { lastSeen: '5' })).next()).toContain('event: change');
});

test('[server-live] the number of listeners is limited, and leaving makes room', async () => {
  const opened = open({ most: 2 });
  const first = await listen(opened);
  await listen(opened);
  const refused = (await listen(opened)).answer;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  first.leave();
  expect((await listen(opened)).answer.status).toBe(200);
});

test('[server-live] the listeners of one address are limited', async () => {
  const opened = open();
  const first = await listen(opened);
  for (let more = 1; more < 20; more += 1) await listen(opened);
  const refused = (await listen(opened)).answer;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await listen(opened, { caller: '192.0.2.2' })).answer.status).toBe(200);
  first.leave();
  expect((await listen(opened)).answer.status).toBe(200);
});

describe('[server-live] with time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a stream ends when its caller may no longer see all', async () => {
    const opened = open();
    let isStaff = true;
    const maySeeAll = async (): Promise<boolean> => isStaff;
    const [admin] = [await listen(opened, { maySeeAll }), await listen(opened)];
    await admin.next();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await admin.next()).toContain('still here');
    isStaff = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(opened.stream.listening()).toBe(1);
  });

  test('a removed role ends the stream at once', async () => {
    const opened = open();
    let isStaff = true;
    await listen(opened, { maySeeAll: async () => isStaff });
    isStaff = false;
    opened.change('users');
    await vi.advanceTimersByTimeAsync(1);
    expect(opened.stream.listening()).toBe(0);
  });

  test('a stream ends after a quarter of an hour', async () => {
    const opened = open();
    const { next } = await listen(opened);
    const read = (async () => {
      while ((await next()) !== undefined);
    })();
    await vi.advanceTimersByTimeAsync(930_000);
    await read;
    expect(opened.stream.listening()).toBe(0);
  });
});

test('[server-live] a listener that does not keep up is disconnected', async () => {
  const opened = open();
  await listen(opened);
  await new Promise((resolve) => setImmediate(resolve));
  for (let times = 0; times < 500; times += 1) opened.change('articles');
  expect(opened.stream.listening()).toBe(0);
});

test('[server-live] closing ends all streams and accepts no new ones', async () => {
  const opened = open();
  const one = await listen(opened);
  await one.next();
  opened.stream.close();
  expect(await one.next()).toBeUndefined();
  expect([opened.listeners.size, (await listen(opened)).answer.status]).toEqual([0, 503]);
});

test.each([
  ['daybreak-6', 'change'],
  ['daybreak-7', 'version'],
  ['hit of a proxy', 'version'],
  ['', 'version'],
])('a page that says “%s” first gets a %s', async (shown, event) => {
  const opened = open();
  const reader = await listen(opened, { shown });
  expect(await reader.next()).toContain(`event: ${event}\n`);
  opened.stream.close();
});

test.each([
  ['daybreak-made-of-6', 'change'],
  ['daybreak-made-of-7', 'version'],
  // A page of one reader is rendered with the site's number.
  ['daybreak-7', 'version'],
])('a followed page that says “%s” first gets a %s', async (shown, event) => {
  const opened = open();
  const follow = async () => ({ version: 'made-of-7', stop: () => undefined });
  const reader = await listen(opened, { shown, follow });
  expect(await reader.next()).toContain(`event: ${event}\n`);
  opened.stream.close();
});
