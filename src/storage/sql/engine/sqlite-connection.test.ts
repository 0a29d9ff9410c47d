import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { openWriter, retryWhileBusy } from './sqlite-connection.ts';

test('a change that waits too long for another process is refused as too busy, and goes through later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-busy-'));
  const file = join(folder, 'daybreak.sqlite');
  const [one, other] = [await openWriter(file), await openWriter(file)];
  const begin = (limit: number) =>
    retryWhileBusy(() => other.sqlite.exec('BEGIN IMMEDIATE'), limit);
  try {
    one.sqlite.exec('BEGIN IMMEDIATE');
    const error: unknown = await begin(20).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ failure: { kind: 'too-busy', code: 'too-busy' } });
    const waiting = begin(10_000);
    one.sqlite.exec('COMMIT');
    await waiting;
    expect(other.sqlite.isTransaction).toBe(true);
  } finally {
    for (const { sqlite } of [one, other]) sqlite.close();
    rmSync(folder, { recursive: true });
  }
});
