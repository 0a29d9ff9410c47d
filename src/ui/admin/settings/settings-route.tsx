import { AdminPage } from '../parts/page-frame.tsx';
import { useSettings } from '../shell/back-office-route.tsx';
import { SettingsForm } from './settings-form.tsx';

export const Component = () => (
  <AdminPage title="Settings">
    <SettingsForm settings={useSettings()} />
  </AdminPage>
);
