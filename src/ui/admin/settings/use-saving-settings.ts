import { answerOf } from '#api/client.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { type SettingValues, settingsOf } from './setting-fields.ts';

/** Save operation of the settings, over the version that was read. */
export function useSavingSettings() {
  return {
    ...useWork(),
    successOf: () => ({ title: 'Success', text: 'Settings saved successfully.' }),
    send: (values: SettingValues, over: { version?: number | undefined } | undefined) => {
      const json = {
        ...settingsOf(values),
        ...(over?.version === undefined ? {} : { version: over.version }),
      };
      return answerOf(adminClient().settings.$put({ json }));
    },
  };
}
