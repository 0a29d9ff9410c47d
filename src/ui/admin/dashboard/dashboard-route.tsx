import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { listDrafts } from '../parts/draft-store.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { storedCharacters } from './storage-size.ts';

export async function loader(args: RouteArgs) {
  const [dashboard, drafts] = await Promise.all([
    answerOf(adminClientOf(args).dashboard.$get()),
    listDrafts(),
  ]);
  return { dashboard, drafts, stored: storedCharacters() };
}

export function Component() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
