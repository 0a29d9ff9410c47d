import type { AdminClient, Client } from '#api/client.ts';
import { Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';

/** Problem that an error shows to the user; logs an unexpected one to the console. */
export function problemIn(error: unknown): ProblemDetails {
  if (error instanceof Problem) return error.details;
  console.error(error);
  return unexpectedProblem().details;
}

let current: AdminClient | undefined;
let currentReader: Client | undefined;

/**
 * Sets the clients of both APIs, for event handlers, which have no loader context. The entry of each
 * edition calls it once, before the router starts.
 */
export const provideClients = (client: AdminClient, reader: Client): void => {
  current = client;
  currentReader = reader;
};

/** Client of the readers' API, for logging in to accounts. */
export function readerClient(): Client {
  if (!currentReader) throw new Error('The back office has no client of the readers’ API yet.');
  return currentReader;
}

export function adminClient(): AdminClient {
  if (!current) throw new Error('The back office has no API client yet.');
  return current;
}
