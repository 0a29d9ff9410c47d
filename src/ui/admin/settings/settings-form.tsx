import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { lazily } from '#core/locale/lazily.ts';
import { timeZones } from '#core/locale/time-zone.ts';
import { defaultSiteSettings, type SiteSettings } from '#core/settings/site-settings.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { savesByKey } from '../parts/dialog/saves-by-key.ts';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { WorkOffers } from '../parts/editor/work-offers.tsx';
import { SelectField } from '../parts/form/form-field.tsx';
import type { PlainField } from '../parts/form/plain-fields.ts';
import { PlainInputs } from '../parts/form/plain-inputs.tsx';
import { SwitchField } from '../parts/form/switch-field.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import {
  contactFields,
  deletionFields,
  describeSettings,
  feedTexts,
  followerFields,
  frontFields,
  type SettingValues,
  settingsOf,
  settingValues,
  siteFields,
  socialFields,
  storyFields,
  themes,
  versionFields,
} from './setting-fields.ts';

/** Save operation of the settings, for `useRecordWork`. */
function useSavingSettings() {
  return {
    ...useWork(),
    successOf: () => ({ title: words.success, text: words.settingsSavedSuccessfully }),
    send: (values: SettingValues, over: { version?: number | undefined } | undefined) => {
      const version = over?.version;
      return adminClient().ask('PUT /admin/settings', { ...settingsOf(values), version });
    },
  };
}

interface SettingGroupProps {
  title: string;
  children: ReactNode;
}

/** Group of related settings. */
const SettingGroup = ({ title, children }: SettingGroupProps) => (
  <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
    <legend className="mb-3 text-title">{title}</legend>
    {children}
  </fieldset>
);

const zones = lazily(() =>
  Object.fromEntries(timeZones().map((name) => [name, name.replaceAll('_', ' ')])),
);

interface SettingsFormProps {
  settings: SiteSettings;
  sendsMail: boolean;
}

/** Form of all site settings. */
export function SettingsForm({ settings, sendsMail }: SettingsFormProps) {
  const work = useRecordWork({
    collection: 'settings',
    record: settings,
    toFields: (stored) => settingValues(stored ?? defaultSiteSettings()),
    labelOf: () => words.siteSettings,
    describe: describeSettings,
    saving: useSavingSettings(),
  });
  const { fields, change, errorOf, isDirty, isBusy } = work;
  const { edition } = useBackOffice().site;

  // Shows settings saved elsewhere, unless this form has unsaved input.
  const follow = useEffectEvent((stored: SiteSettings) => {
    if (isDirty || stored.version === work.version) return;
    work.restart({ fields: settingValues(stored), version: stored.version });
  });
  useEffect(() => follow(settings), [settings]);

  const save = (): void => {
    if (!isBusy) work.save();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  const inputs = (declared: readonly PlainField[]) => (
    <PlainInputs
      fields={declared}
      values={fields.text}
      onChange={(text) => change((was) => ({ ...was, text: { ...was.text, ...text } }))}
      errorOf={errorOf}
    />
  );

  return (
    <form
      noValidate
      aria-label={words.settings}
      onSubmit={submit}
      onKeyDown={savesByKey(save)}
      className="grid max-w-[48rem] gap-7 border-ink border-t-2 pt-5 [&_:is(input,select)]:scroll-mb-24"
    >
      <WorkOffers work={work} />
      <SettingGroup title={words.site}>
        {inputs(siteFields)}
        <SelectField
          label={words.defaultTheme}
          options={themes}
          value={fields.themeDefault}
          onChange={(themeDefault) => change({ themeDefault })}
        />
        <SelectField
          label={words.timeZone}
          options={zones()}
          value={fields.timeZone}
          hint={words.usedForSchedulesAndEmbargoes}
          error={errorOf('timeZone')}
          onChange={(timeZone) => change({ timeZone })}
        />
        <SwitchField
          label={words.keepsPages}
          hint={edition === 'server' ? words.keepsPagesHint : words.keepsFilesHint}
          isOn={fields.keepsPages}
          onChange={(keepsPages) => change({ keepsPages })}
        />
      </SettingGroup>
      <SettingGroup title={words.articles}>
        <SwitchField
          label={words.authorsPublishTheirOwnArticles}
          isOn={fields.authorsPublish}
          onChange={(authorsPublish) => change({ authorsPublish })}
        />
        <SwitchField
          label={words.authorsMend}
          hint={words.authorsMendHint}
          isOn={fields.authorsMend}
          onChange={(authorsMend) => change({ authorsMend })}
        />
        <SwitchField
          label={words.authorsSeePlan}
          hint={words.authorsSeePlanHint}
          isOn={fields.authorsSeePlan}
          onChange={(authorsSeePlan) => change({ authorsSeePlan })}
        />
        {inputs(frontFields)}
        {inputs(deletionFields)}
        {edition === 'server' ? (
          inputs(versionFields)
        ) : (
          <p className="text-meta">{words.thisEditionKeepsTheLast}</p>
        )}
      </SettingGroup>
      <SettingGroup title={words.webStories}>
        {inputs(storyFields)}
        <SwitchField
          label={words.showDemoStories}
          isOn={fields.showDemoStories}
          onChange={(showDemoStories) => change({ showDemoStories })}
        />
      </SettingGroup>
      <SettingGroup title={words.socialAddresses}>{inputs(socialFields)}</SettingGroup>
      <SettingGroup title={words.contactDetails}>
        {inputs(contactFields)}
        {sendsMail && (
          <SwitchField
            label={words.mailMessagesToThisAddress}
            isOn={fields.mailsMessages}
            onChange={(mailsMessages) => change({ mailsMessages })}
          />
        )}
      </SettingGroup>
      <SettingGroup title={words.feedsAndSearchEngines}>
        {edition === 'server' ? (
          <>
            <SelectField
              label={words.feedText}
              options={feedTexts}
              value={fields.feedText}
              hint={words.feedTextHint}
              onChange={(feedText) => change({ feedText })}
            />
            <SwitchField
              label={words.tellSearchEngines}
              isOn={fields.tellsSearchEngines}
              onChange={(tellsSearchEngines) => change({ tellsSearchEngines })}
            />
            {inputs(followerFields)}
          </>
        ) : (
          <p className="text-meta">{words.feedsNeedAServer}</p>
        )}
      </SettingGroup>
      <div className="sticky bottom-0 z-1 -mx-1 flex flex-wrap items-center gap-3 border-rule border-t bg-paper px-1 py-3">
        <Button
          type="submit"
          size="small"
          aria-disabled={isBusy}
          title={words.ctrlS}
          className="pointer-coarse:min-h-11"
        >
          {isBusy ? words.saving : words.saveSettings}
        </Button>
        {isDirty ? <span className="text-meta">{words.unsavedChanges}</span> : null}
      </div>
    </form>
  );
}
