import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { countedBody } from './admit-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An endless body, in chunks of a kilobyte. */
function endless(pause = 0) {
  let sent = 0;
  const source = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  return { source, sent: () => sent };
}

test('a body is counted while it is read, and not read beyond its limit', async () => {
  const { source, sent } = endless();
  const body = countedBody(source, { most: 4096, within: 1000 });
  await expect(new Response(body.stream).text()).rejects.toBeInstanceOf(Refusal);
  expect([body.refusal(), sent()]).toEqual(['too-large', 5120]);
});

test('nothing is read before the first pull', async () => {
  const { source, sent } = endless();
  const invited = vi.fn();
  const body = countedBody(source, { most: 4096, within: 1000, onFirstRead: invited });
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent(), body.refusal(), invited.mock.calls.length]).toEqual([0, undefined, 0]);
});

test('a slow body is refused after its time', async () => {
  const { source } = endless(400);
  const body = countedBody(source, { most: 1_000_000, within: 1000 });
  const read = expect(new Response(body.stream).text()).rejects.toBeInstanceOf(Refusal);
  await vi.advanceTimersByTimeAsync(1000);
  await read;
  expect(body.refusal()).toBe('body-too-slow');
});

test('a disconnected sender is a refusal', async () => {
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const body = countedBody(source, { most: 1000, within: 1000 });
  await expect(new Response(body.stream).text()).rejects.toBeInstanceOf(Refusal);
  expect(body.refusal()).toBe('body-cut-off');
});
