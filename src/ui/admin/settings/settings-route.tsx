import * as words from '#ui/words/admin/people-words.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { useFoundSetting } from './find-setting.ts';
import { SettingsForm } from './settings-form.tsx';

export function Component() {
  const { settings, sendsMail } = useBackOffice().site;
  useFoundSetting();
  return (
    <AdminPage title={words.settings}>
      <SettingsForm settings={settings} sendsMail={sendsMail} />
    </AdminPage>
  );
}
