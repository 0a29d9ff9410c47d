import { afterEach, beforeEach, expect } from 'vitest';
import { openServerApi, type ServerApi } from './server-api.ts';

/**
 * Gives each test of a file its own API. Fails tests during which it reported unexpected errors.
 */
export function serverApiOfEachTest(take: (api: ServerApi) => void): void {
  let api: ServerApi;

  beforeEach(async () => {
    api = await openServerApi();
    take(api);
  });

  afterEach(async () => {
    expect(api.reported).toEqual([]);
    await api.close();
  });
}
