import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { listDrafts } from '../parts/draft-store.ts';
import { DashboardPage } from './dashboard-page.tsx';

export async function loader(args: RouteArgs) {
  const client = adminClientOf(args);
  const { role } = await answerOf(clientOf(args).session.$get());
  const [dashboard, storage, drafts] = await Promise.all([
    answerOf(client.dashboard.$get()),
    role === 'owner' ? answerOf(client.storage.$get()) : undefined,
    listDrafts(),
  ]);
  return { dashboard, storage, drafts };
}

export function Component() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
