import { useLoaderData } from 'react-router';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { listCopies } from '../parts/editor/unsaved-work-store.ts';
import { DashboardPage } from './dashboard-page.tsx';

export async function loader(args: RouteArgs) {
  const client = adminClientOf(args);
  const { role } = await clientOf(args).ask('GET /session');
  const [dashboard, today, storage, unsavedWork] = await Promise.all([
    client.ask('GET /admin/dashboard'),
    client.ask('GET /admin/desk/today'),
    role === 'owner' ? client.ask('GET /admin/storage') : undefined,
    listCopies(),
  ]);
  return { dashboard, today, storage, unsavedWork };
}

export function Component() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
