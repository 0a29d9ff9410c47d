import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { listCopies } from '../parts/editor/unsaved-work-store.ts';
import { DashboardPage } from './dashboard-page.tsx';

export async function loader(args: RouteArgs) {
  const client = adminClientOf(args);
  const { role } = await answerOf(clientOf(args).session.$get());
  const [dashboard, storage, unsavedWork] = await Promise.all([
    answerOf(client.dashboard.$get()),
    role === 'owner' ? answerOf(client.storage.$get()) : undefined,
    listCopies(),
  ]);
  return { dashboard, storage, unsavedWork };
}

export function Component() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
