import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { type SettingValues, settingsOf } from './setting-fields.ts';

/** Save operation of the settings, for `useRecordWork`. */
export function useSavingSettings() {
  return {
    ...useWork(),
    successOf: () => ({ title: 'Success', text: 'Settings saved successfully.' }),
    send: (values: SettingValues, over: { version?: number | undefined } | undefined) => {
      const version = over?.version;
      return adminClient().ask('PUT /admin/settings', { ...settingsOf(values), version });
    },
  };
}
