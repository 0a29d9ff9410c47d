import { expect, test } from 'vitest';
import { createChangeStream } from './change-stream.ts';

function open(mostListeners?: number) {
  let version = 7;
  const listeners = new Set<(changed: readonly string[]) => void>();
  const stream = createChangeStream(
    {
      version: () => version,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    mostListeners,
  );
  const change = (...names: string[]): void => {
    version += 1;
    for (const listener of listeners) listener(names);
  };
  return { stream, change, listeners };
}

type Opened = ReturnType<typeof open>;

function listen({ stream }: Opened, { isAdmin = false, lastSeen = '' } = {}) {
  const leaving = new AbortController();
  const request = new Request('http://site.example/api/events', {
    signal: leaving.signal,
    headers: lastSeen === '' ? {} : { 'last-event-id': lastSeen },
  });
  const answer = stream.answer(request, isAdmin);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return { answer, next: async () => (await reader?.read())?.value, leave: () => leaving.abort() };
}

test('[server-live] everybody is told the version, and what of theirs changed', async () => {
  const opened = open();
  const reader = listen(opened);
  const admin = listen(opened, { isAdmin: true });
  expect(reader.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await reader.next()).toContain('event: version\ndata: {"version":7,"changed":[]}\n\n');
  await admin.next();

  opened.change('users', 'activityLogs');
  opened.change('articles', 'activityLogs');
  expect(await admin.next()).toContain('"changed":["users","activityLogs"]');
  expect(await admin.next()).toContain('"changed":["articles","activityLogs"]');
  expect(await reader.next()).toBe(
    'id: 9\nevent: change\ndata: {"version":9,"changed":["articles"]}\n\n',
  );
});

test('[server-live] whoever comes back is told when something was missed', async () => {
  const opened = open();
  expect(await listen(opened, { lastSeen: '7' }).next()).toContain('event: version');
  expect(await listen(opened, { lastSeen: '5' }).next()).toContain('event: change');
});

test('[server-live] no more listen than may, and whoever leaves makes room', () => {
  const opened = open(2);
  const [first] = [listen(opened), listen(opened)];
  const refused = listen(opened).answer;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  first?.leave();
  expect(listen(opened).answer.status).toBe(200);
});

test('[server-live] who does not keep up is let go', async () => {
  const opened = open();
  listen(opened);
  await new Promise((resolve) => setImmediate(resolve));
  for (let times = 0; times < 500; times += 1) opened.change('articles');
  expect(opened.stream.listening()).toBe(0);
});

test('[server-live] closing ends every stream and takes no new one', async () => {
  const opened = open();
  const one = listen(opened);
  await one.next();
  opened.stream.close();
  expect(await one.next()).toBeUndefined();
  expect([opened.listeners.size, listen(opened).answer.status]).toEqual([0, 503]);
});
