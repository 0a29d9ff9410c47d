import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { listDrafts } from '../parts/draft-store.ts';
import { DashboardPage } from './dashboard-page.tsx';

export async function loader(args: RouteArgs) {
  const client = adminClientOf(args);
  const [dashboard, storage, drafts] = await Promise.all([
    answerOf(client.dashboard.$get()),
    answerOf(client.storage.$get()),
    listDrafts(),
  ]);
  return { dashboard, storage, drafts };
}

export function Component() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
