import { expect, test } from 'vitest';
import { meaningOfFailure } from './web-push-services.ts';

test('[push-pauses] an unknown host of a push service is not retried, an unreachable one is', () => {
  const failure = (code: string) => Object.assign(new Error(code), { code });
  expect(meaningOfFailure(failure('ENOTFOUND'))).toEqual({ kind: 'refused' });
  for (const code of ['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ABORT_ERR']) {
    expect(meaningOfFailure(failure(code))).toEqual({ kind: 'later' });
  }
  expect(meaningOfFailure(new Error('No public address.'))).toEqual({ kind: 'later' });
});
