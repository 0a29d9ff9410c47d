import { createContext, type RouterContextProvider } from 'react-router';
import type { AdminClient, Client, SecondFactorClient } from '#api/client.ts';

/** API client for loaders and actions, in either edition. `main` sets it. */
export const clientContext = createContext<Client>();

/** API client of the back office. */
export const adminClientContext = createContext<AdminClient>();

export const adminClientOf = ({ context }: Pick<RouteArgs, 'context'>): AdminClient =>
  context.get(adminClientContext);

/**
 * Client for second factors; `null` in the browser edition, because a context without a value
 * throws.
 */
export const secondFactorClientContext = createContext<SecondFactorClient | null>(null);

export const secondFactorClientOf = ({
  context,
}: Pick<RouteArgs, 'context'>): SecondFactorClient | null => context.get(secondFactorClientContext);

/** Arguments of a React Router loader or action, as far as they are used here. */
export interface RouteArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
}

export const clientOf = ({ context }: Pick<RouteArgs, 'context'>): Client =>
  context.get(clientContext);
