import { expect, test } from 'vitest';
import { argon2Passwords } from './argon2-passwords.ts';

test('comparing with an account without a password takes as long as with any other', async () => {
  const stored = await argon2Passwords.hash('a long sentence');
  const fastest = async (compared: string): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const start = performance.now();
      expect(await argon2Passwords.matches('a guess', compared)).toBe(false);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  expect(await fastest('$none')).toBeGreaterThan((await fastest(stored)) / 4);
});

test('an account without a password accepts none, not even its stored form', async () => {
  for (const stored of ['$none', '$argon2id$', '']) {
    expect(await argon2Passwords.matches(stored, stored)).toBe(false);
  }
  expect(await argon2Passwords.matches('plain', 'plain')).toBe(true);
});

test('[hash-queue] of a flood of passwords, 32 are queued and the others refused at once', async () => {
  const asked = Array.from({ length: 40 }, () => argon2Passwords.hash('a long sentence'));
  const hashed = await Promise.allSettled(asked);
  const refused = hashed.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(8);
  expect(refused[0]).toMatchObject({ reason: { failure: { kind: 'too-busy' } } });
  expect(await argon2Passwords.hash('afterwards')).toMatch(/^\$argon2id/);
});
