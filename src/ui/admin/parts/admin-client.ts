import type { AdminClient } from '#api/client.ts';

let current: AdminClient | undefined;

/** `main` says once how the back office reaches its API; event handlers have no loader's context. */
export const provideAdminClient = (client: AdminClient): void => {
  current = client;
};

export function adminClient(): AdminClient {
  if (!current) throw new Error('The back office has no API client yet.');
  return current;
}
