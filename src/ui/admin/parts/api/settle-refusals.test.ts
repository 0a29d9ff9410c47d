import { expect, test } from 'vitest';
import { refusalToSettle, settleRefusal, settlingRefusals } from './settle-refusals.ts';

const refusal = (kind: string): Response =>
  Response.json({ kind }, { status: 403, headers: { 'content-type': 'application/problem+json' } });

/** A `fetch` that refuses with the given kinds in turn, then succeeds; records the requests. */
function fetchRefusing(...kinds: string[]) {
  const sent: unknown[] = [];
  const fetch = settlingRefusals(async (_, init) => {
    sent.push(init?.body);
    const kind = kinds.shift();
    return kind === undefined ? new Response('done') : refusal(kind);
  });
  return { fetch, sent };
}

const asked = () => expect.poll(refusalToSettle).toBe('proof-needed');

test('a refused call waits, and is made again with the same body once the refusal is settled', async () => {
  const { fetch, sent } = fetchRefusing('proof-needed');
  const answer = fetch('/x', { method: 'PUT', body: 'all that was typed' });
  await asked();
  settleRefusal(true);
  expect(await (await answer).text()).toBe('done');
  expect(sent).toEqual(['all that was typed', 'all that was typed']);
  expect(refusalToSettle()).toBeUndefined();
});

test('a call fails with its refusal when the user cancels', async () => {
  const { fetch, sent } = fetchRefusing('proof-needed');
  const answer = fetch('/x');
  await asked();
  settleRefusal(false);
  expect((await (await answer).json()).kind).toBe('proof-needed');
  expect(sent).toHaveLength(1);
});

test('calls that are refused at the same time share one dialog', async () => {
  const { fetch } = fetchRefusing('proof-needed', 'proof-needed');
  const answers = [fetch('/x'), fetch('/y')];
  await asked();
  settleRefusal(true);
  for (const answer of answers) expect(await (await answer).text()).toBe('done');
});

test('any other refusal is passed to the caller', async () => {
  const { fetch } = fetchRefusing('forbidden');
  expect((await (await fetch('/x')).json()).kind).toBe('forbidden');
});

test('an ended session opens no dialog for a call in the background, also while there is unsaved input', async () => {
  const { fetch, sent } = fetchRefusing('not-logged-in');
  const answer = await fetch('/x', { method: 'PUT', priority: 'low' });
  expect((await answer.json()).kind).toBe('not-logged-in');
  expect(refusalToSettle()).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('an ended session opens the dialog for changes, and while there is unsaved input', async () => {
  const { fetch, sent } = fetchRefusing('not-logged-in', 'not-logged-in');
  expect((await (await fetch('/x')).json()).kind).toBe('not-logged-in');
  const saved = fetch('/x', { method: 'PUT', body: 'typed' });
  await expect.poll(refusalToSettle).toBe('not-logged-in');
  settleRefusal(true);
  expect(await (await saved).text()).toBe('done');
  expect(sent).toHaveLength(3);
});
