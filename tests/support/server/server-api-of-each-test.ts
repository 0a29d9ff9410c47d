import { afterEach, beforeEach, expect } from 'vitest';
import { openServerApi, type ServerApi } from './server-api.ts';

/** Hands each test of a file an API of its own; none may have reported an unexpected error at the end. */
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
