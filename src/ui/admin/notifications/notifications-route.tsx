import { useLoaderData } from 'react-router';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/api/list-query.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { NotificationForm } from './notification-form.tsx';
import { SentNotifications } from './sent-notifications.tsx';

export async function loader(args: RouteArgs) {
  const [list, subscribers] = await Promise.all([
    loadList(args, 'notifications'),
    adminClientOf(args).ask('GET /admin/notifications/subscribers'),
  ]);
  return { list, subscribers: subscribers.browsers };
}

export function Component() {
  const { list, subscribers } = useLoaderData<typeof loader>();
  const { edition } = useBackOffice().site;
  return (
    <AdminPage title="Notifications">
      <NotificationForm subscribers={subscribers} />
      {edition === 'server' && <SentNotifications list={list} />}
    </AdminPage>
  );
}
