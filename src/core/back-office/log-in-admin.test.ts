import { expect, test } from 'vitest';
import { onlineForExamples } from '../../../tests/support/newsroom/change-examples.ts';
import {
  createTestBackOffice,
  TEST_ADMIN_PASSWORD,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

function openServer() {
  const recorded: unknown[] = [];
  const online = onlineForExamples();
  online.security.record = async (_, event) => void recorded.push(event);
  return { ...createTestBackOffice({}, { edition: 'server', online }), recorded };
}

test('the shared password opens the back office, and nothing is recorded', async () => {
  const { backOffice, recorded } = openServer();
  const outcome = await backOffice.logInAdmin(visitor, { password: TEST_ADMIN_PASSWORD });
  expect(outcome).toEqual({ ok: true, value: { generation: '' } });
  expect(recorded).toEqual([]);
});

test('a wrong password is refused and recorded', async () => {
  const { backOffice, recorded } = openServer();
  const wrong = { kind: 'wrong-credentials', code: 'admin-password-wrong', field: 'password' };
  expect(await backOffice.logInAdmin(visitor, { password: 'guess' })).toEqual({
    ok: false,
    failure: wrong,
  });
  expect(recorded).toEqual([
    {
      kind: 'log-in-refused',
      description: 'did not know the password',
      subject: 'Back office',
    },
  ]);
  // A browser has no record.
  const local = createTestBackOffice();
  expect(await local.backOffice.logInAdmin(visitor, { password: 'guess' })).toMatchObject({
    failure: wrong,
  });
});

test('a missing password is refused under its own title', async () => {
  const { backOffice, recorded } = openServer();
  expect(await backOffice.logInAdmin(visitor, { password: '' })).toMatchObject({
    failure: { kind: 'invalid', code: 'admin-password-missing', titled: 'login-failed' },
  });
  expect(recorded).toEqual([]);
});
