import { AdminPage } from '../parts/page-frame.tsx';
import { NotificationForm } from './notification-form.tsx';

export const Component = () => (
  <AdminPage title="Notifications">
    <NotificationForm />
  </AdminPage>
);
