import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { adminSectionPath } from '#ui/routes.ts';
import { describeSettings, settingValues } from './setting-fields.ts';

const PARAMETER = 'setting';

/** Labels of all settings, in the order of their comparison. */
export const settingLabels = (): string[] =>
  describeSettings(settingValues(defaultSiteSettings())).map(({ label }) => label);

/** Path of the settings with the focus on one of them. */
export const settingPath = (label: string): string =>
  `${adminSectionPath('settings')}?${new URLSearchParams({ [PARAMETER]: label })}`;

/** Focuses the setting that the address names. */
export function useFoundSetting(): void {
  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same setting may be looked for again
  useEffect(() => {
    const wanted = new URLSearchParams(search).get(PARAMETER);
    if (wanted === null) return;
    const labels = [...document.querySelectorAll<HTMLLabelElement>('main form label')];
    labels.find(({ innerText }) => innerText.startsWith(wanted))?.control?.focus();
  }, [search, key]);
}
