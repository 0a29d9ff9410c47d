import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailAddress, fullName, givenPassword, newPassword } from './account-fields.ts';
import { emailKey } from './user.ts';

const domain = '@example.com';

test.each([
  ['a name of 200 characters', fullName, ` ${'x'.repeat(200)} `, undefined],
  ['a longer name', fullName, 'x'.repeat(201), 'full-name-too-long'],
  ['no name', fullName, ' \n', 'full-name-missing'],
  ['an address of 200 characters', emailAddress, 'x'.repeat(188) + domain, undefined],
  ['a longer address', emailAddress, 'x'.repeat(189) + domain, 'email-too-long'],
  ['a malformed address', emailAddress, 'asha', 'email-malformed'],
  ['a new password of 200 characters', newPassword, 'x'.repeat(200), undefined],
  ['a longer new password', newPassword, 'x'.repeat(201), 'password-too-long'],
  ['no new password', newPassword, '', 'password-missing'],
  ['a new password of spaces alone', newPassword, '         ', 'password-missing'],
  ['a given password of spaces alone', givenPassword, '   ', undefined],
  ['a longer given password', givenPassword, 'x'.repeat(201), 'password-too-long'],
])('%s', (_, schema, text, code) => {
  expect(z.safeParse(schema, text).error?.issues[0]?.message).toBe(code);
});

test('addresses are compared without case and outer spaces', () => {
  expect(emailKey(' Asha.Rao@Example.COM\n')).toBe('asha.rao@example.com');
});
