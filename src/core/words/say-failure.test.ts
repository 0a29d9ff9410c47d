import { expect, test } from 'vitest';
import type { FailureWords } from './failure-words.ts';
import { sayFailure } from './say-failure.ts';

const first: FailureWords = {
  titles: { invalid: 'Invalid', error: 'Error' },
  failures: {
    invalid: {
      'archive-not-zip': 'This is no zip.',
      'archive-file-twice': {
        title: 'Twice',
        message: ({ path }: { path: string }) => `“${path}”!`,
      },
    },
  },
};
const second: FailureWords = {
  titles: { 'login-failed': 'Log-in Failed' },
  failures: {
    invalid: { 'archive-not-zip': 'Another message.', 'import-cancelled': 'Cancelled.' },
  },
};
const plain = { kind: 'invalid', code: 'archive-not-zip' } as const;

test('a failure has the words of the first catalogue that knows it', () => {
  expect(sayFailure(plain, [first, second])).toEqual({
    title: 'Invalid',
    message: 'This is no zip.',
  });
  expect(sayFailure({ kind: 'invalid', code: 'import-cancelled' }, [first, second])).toEqual({
    title: 'Invalid',
    message: 'Cancelled.',
  });
});

test('its own title precedes the default one, and the title of the form its own', () => {
  const twice = { kind: 'invalid', code: 'archive-file-twice', params: { path: 'a' } } as const;
  expect(sayFailure(twice, [first])).toEqual({ title: 'Twice', message: '“a”!' });
  expect(sayFailure({ ...twice, titled: 'error' }, [first]).title).toBe('Error');
  expect(sayFailure({ ...plain, titled: 'login-failed' }, [first, second]).title).toBe(
    'Log-in Failed',
  );
  // No catalogue has the title.
  expect(sayFailure({ ...plain, titled: 'login-failed' }, [first]).title).toBe('Invalid');
});

test('a failure without words is said by its code', () => {
  expect(sayFailure({ kind: 'invalid', code: 'import-cancelled' }, [first])).toEqual({
    title: 'Invalid',
    message: 'import-cancelled',
  });
  expect(sayFailure(plain, [])).toEqual({ title: 'archive-not-zip', message: 'archive-not-zip' });
});
