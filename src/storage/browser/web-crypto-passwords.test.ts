import { expect, test } from 'vitest';
import { PBKDF2_ITERATIONS, webCryptoPasswords as passwords } from './web-crypto-passwords.ts';

test('[password-hash] the same password is hashed differently each time, and matches both', async () => {
  const [one, two] = [await passwords.hash('naïve 🌅'), await passwords.hash('naïve 🌅')];
  expect(one).not.toBe(two);
  expect(one).toContain(`i=${PBKDF2_ITERATIONS}$`);
  expect(await passwords.matches('naïve 🌅', one)).toBe(true);
  expect(await passwords.matches('nai\u0308ve 🌅', two)).toBe(true);
  expect(await passwords.matches('naive 🌅', one)).toBe(false);
  expect(passwords.isOutdated(one)).toBe(false);
});

test('plain text matches itself and is outdated; empty never matches', async () => {
  expect(await passwords.matches('secret', 'secret')).toBe(true);
  expect(await passwords.matches('Secret', 'secret')).toBe(false);
  expect(await passwords.matches('', '')).toBe(false);
  expect(passwords.isOutdated('secret')).toBe(true);
});

test('older hashes are outdated, damaged ones match nothing', async () => {
  expect(passwords.isOutdated('$pbkdf2-sha256$i=1000$c2FsdA==$aGFzaA==')).toBe(true);
  for (const damaged of ['$pbkdf2-sha256$i=0$c2FsdA==$aGFzaA==', '$pbkdf2-sha256$i=9$=$=']) {
    expect(await passwords.matches('x', damaged)).toBe(false);
    expect(await passwords.matches(damaged, damaged)).toBe(false);
  }
});
