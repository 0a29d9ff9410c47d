import { answerOf } from '#api/client.ts';
import { adminClient } from '../parts/admin-client.ts';
import { useWork } from '../parts/use-work.ts';
import { type SettingValues, settingsOf } from './setting-fields.ts';

/** How the settings are saved: over the version that was read. */
export function useSavingSettings() {
  const { run, ...state } = useWork();
  return {
    ...state,
    save: (values: SettingValues, over?: { version?: number | undefined }) => {
      const json = {
        ...settingsOf(values),
        ...(over?.version === undefined ? {} : { version: over.version }),
      };
      return run(() => answerOf(adminClient().settings.$put({ json })), {
        title: 'Success',
        text: 'Settings saved successfully.',
      });
    },
  };
}
