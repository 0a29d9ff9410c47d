import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { answerOf } from '#api/client.ts';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import { Button } from '#ui/kit/button.tsx';
import { adminClient } from '../parts/admin-client.ts';
import { ConflictOffer } from '../parts/conflict-offer.tsx';
import { DraftOffer } from '../parts/draft-offer.tsx';
import { type FormValues, recordValues } from '../parts/form-values.ts';
import { useFormWork } from '../parts/use-form-work.ts';
import { useLeaveQuestion } from '../parts/use-leave-question.tsx';
import { useWork } from '../parts/use-work.ts';
import { DemoField } from './demo-field.tsx';
import {
  contactFields,
  settingFields,
  siteFields,
  socialFields,
  storyFields,
} from './setting-fields.ts';
import { SettingGroup } from './setting-group.tsx';
import { ThemeField } from './theme-field.tsx';

const startOf = (settings: SiteSettings) => ({
  values: recordValues(
    settings,
    settingFields.map(({ name }) => name),
  ),
  version: settings.version,
});

const asSettings = (values: FormValues, version: number | undefined) => ({
  ...values,
  storySeconds: Number(values.storySeconds?.trim() || Number.NaN),
  showDemoStories: values.showDemoStories === 'on',
  ...(version === undefined ? {} : { version }),
});

/** Everything about the site that is a setting, in one form. */
export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const { run, isBusy, failure, clearFailure } = useWork();
  const work = useFormWork(
    { collection: 'siteSettings', recordId: settings.id },
    startOf(settings),
    () => 'Site settings',
  );
  const { values, base, begin, isDirty } = work;
  const { question } = useLeaveQuestion(isDirty);

  // Another tab saved, and nothing is typed here: it begins anew. What is typed is never replaced.
  const follow = useEffectEvent((stored: SiteSettings) => {
    if (!isDirty && stored.version !== base.version) work.restart(startOf(stored));
  });
  useEffect(() => follow(settings), [settings]);

  async function save(): Promise<void> {
    const saved = await run(
      () => answerOf(adminClient().settings.$put({ json: asSettings(values, base.version) })),
      { title: 'Success', text: 'Settings saved successfully.' },
    );
    if (!saved) return;
    work.restart(startOf(saved));
    if (!work.draft.found) await work.draft.drop();
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };

  const group = { values: begin.values, generation: begin.generation, failure };
  return (
    <form
      noValidate
      aria-label="Settings"
      onSubmit={submit}
      onInput={work.read}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void save();
      }}
      className="grid max-w-[48rem] gap-7 border-ink border-t-2 pt-5 [&_:is(input,select)]:scroll-mb-24"
    >
      <DraftOffer work={work} fields={settingFields} />
      {failure?.code === 'conflict' ? (
        <ConflictOffer
          collection="siteSettings"
          id={settings.id}
          work={work}
          fields={settingFields}
          onSettled={clearFailure}
        />
      ) : null}
      <SettingGroup title="Site" fields={siteFields} {...group}>
        <ThemeField key={begin.generation} value={begin.values.themeDefault ?? ''} />
      </SettingGroup>
      <SettingGroup title="Web stories" fields={storyFields} {...group}>
        <DemoField key={begin.generation} isOn={begin.values.showDemoStories === 'on'} />
      </SettingGroup>
      <SettingGroup title="Social addresses" fields={socialFields} {...group} />
      <SettingGroup title="Contact details" fields={contactFields} {...group} />
      <div className="sticky bottom-0 z-1 -mx-1 flex flex-wrap items-center gap-3 border-rule border-t bg-paper px-1 py-3">
        <Button
          type="submit"
          size="small"
          aria-disabled={isBusy}
          title="Ctrl+S"
          className="pointer-coarse:min-h-11"
        >
          {isBusy ? 'Saving…' : 'Save Settings'}
        </Button>
        {isDirty ? <span className="text-meta">Unsaved changes</span> : null}
      </div>
      {question}
    </form>
  );
}
