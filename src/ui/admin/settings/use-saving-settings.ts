import { answerOf } from '#api/client.ts';
import { adminClient } from '../parts/admin-client.ts';
import { useWork } from '../parts/use-work.ts';
import { type SettingValues, settingsOf } from './setting-fields.ts';

/** How the settings are saved: over the version that was read. */
export function useSavingSettings() {
  const { run, ...state } = useWork();
  return {
    ...state,
    save: (
      values: SettingValues,
      over: { version?: number | undefined } | undefined,
      settle: () => Promise<void>,
    ) => {
      const json = {
        ...settingsOf(values),
        ...(over?.version === undefined ? {} : { version: over.version }),
      };
      const said = { title: 'Success', text: 'Settings saved successfully.' };
      return run(() => answerOf(adminClient().settings.$put({ json })), said, settle);
    },
  };
}
