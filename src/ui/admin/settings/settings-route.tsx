import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { SettingsForm } from './settings-form.tsx';

export function Component() {
  const { settings, sendsMail } = useBackOffice().site;
  return (
    <AdminPage title="Settings">
      <SettingsForm settings={settings} sendsMail={sendsMail} />
    </AdminPage>
  );
}
