import { test } from 'vitest';
import { createTestApi } from '../../../../../tests/support/newsroom/test-api.ts';
import { expectTwoPeopleLoseNothing } from '../../../../../tests/support/newsroom/two-people.ts';

test('two people who write in one article save it 1,000 times: nothing is lost, nothing is in conflict', () =>
  expectTwoPeopleLoseNothing(createTestApi({ isAdminAuthenticated: 'true' }), 500));
