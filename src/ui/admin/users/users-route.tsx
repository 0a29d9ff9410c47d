import { useLoaderData } from 'react-router';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/api/list-query.ts';
import type { StaffEntry } from './use-staff.ts';
import { UsersPage } from './users-page.tsx';

/** Loads the staff's second factors and the access policy; `undefined` in the browser edition. */
async function loadEntry(args: RouteArgs): Promise<StaffEntry | undefined> {
  const { edition } = await clientOf(args).ask('GET /site');
  if (edition === 'browser') return undefined;
  const client = adminClientOf(args);
  const [factors, policy] = await Promise.all([
    client.ask('GET /admin/second-factors'),
    client.ask('GET /admin/access-policy'),
  ]);
  return { factors, policy };
}

export async function loader(args: RouteArgs) {
  const [list, entry] = await Promise.all([loadList(args, 'users'), loadEntry(args)]);
  return { list, entry };
}

export const Component = () => <UsersPage {...useLoaderData<typeof loader>()} />;
