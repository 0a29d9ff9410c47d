import type { AdminClient, Client } from '#api/client.ts';

let current: AdminClient | undefined;
let currentReader: Client | undefined;

/** `main` says once how the back office reaches the APIs; event handlers have no loader's context. */
export const provideClients = (client: AdminClient, reader: Client): void => {
  current = client;
  currentReader = reader;
};

/** The readers' API, where accounts log in. */
export function readerClient(): Client {
  if (!currentReader) throw new Error('The back office has no client of the readers’ API yet.');
  return currentReader;
}

export function adminClient(): AdminClient {
  if (!current) throw new Error('The back office has no API client yet.');
  return current;
}
