import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { compareTexts } from '#core/locale/compare-texts.ts';
import { localeName, localeSample, siteLocales } from '#core/locale/site-locales.ts';
import { defaultLook, type Look, lookLimits, weekBeginnings } from '#core/look/look.ts';
import type { Site } from '#core/site/site.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { adminSectionPath, pagePath, patterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/site-words.ts';
import { MediaField } from '../media/media-field.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useRecords } from '../parts/api/all-records.ts';
import { useWork } from '../parts/api/use-work.ts';
import { FormerDialog } from '../parts/dialog/former-dialog.tsx';
import { savesByKey } from '../parts/dialog/saves-by-key.ts';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { WorkOffers } from '../parts/editor/work-offers.tsx';
import { SelectField, TextInput } from '../parts/form/form-field.tsx';
import { SwitchField } from '../parts/form/switch-field.tsx';
import { AccentField } from './accent-field.tsx';
import { FacesField } from './faces-field.tsx';
import { ADDRESSES, errorIdOf, LinkRows } from './link-rows.tsx';
import { describeLook, type LookFields, lookFields, readKeptLook } from './look-fields.ts';
import { LookPreview } from './look-preview.tsx';
import { FooterEditor, MenuEditor } from './menu-editor.tsx';

/** Publication of the look, for `useRecordWork`. */
function usePublishing() {
  return {
    ...useWork(),
    successOf: () => ({ title: words.success, text: words.lookPublished }),
    send: (fields: LookFields, over: { version?: number | undefined } | undefined) =>
      adminClient().ask('PUT /admin/look', { ...fields, version: over?.version }),
  };
}

interface GroupProps {
  title: string;
  /** Name of the field whose messages the group shows, for `aria-describedby`. */
  name?: string;
  /** Message about the whole group. */
  error?: string | undefined;
  children: ReactNode;
}

/** Group of the form. */
const Group = ({ title, name, error, children }: GroupProps) => (
  <section aria-label={title} className="grid min-w-0 gap-4 border-rule border-b pb-7">
    <h2 className="text-title">{title}</h2>
    {children}
    {error ? (
      <div role="alert">
        <ErrorLine id={errorIdOf(name ?? title)}>{error}</ErrorLine>
      </div>
    ) : null}
  </section>
);

/** Addresses that fields of links offer. */
function Addresses({ categories }: Pick<Site, 'categories'>) {
  const { value: pages = [] } = useRecords('pages');
  return (
    <datalist id={ADDRESSES}>
      {pages
        .filter(({ liveSlug }) => liveSlug !== '')
        .map(({ liveSlug, title }) => (
          <option key={liveSlug} value={pagePath(liveSlug)}>
            {title}
          </option>
        ))}{' '}
      {categories.map(({ slug, name }) => (
        <option key={slug} value={`/category/${slug}`}>
          {name}
        </option>
      ))}
      {[
        patterns.home,
        patterns.about,
        patterns.contact,
        patterns.advertise,
        patterns.privacy,
        patterns.terms,
        patterns.newsletter,
        patterns.webStories,
        patterns.corrections,
        patterns.search,
      ].map((path) => (
        <option key={path} value={path} />
      ))}
    </datalist>
  );
}

/** Languages and regions by name. */
const localeOptions = Object.fromEntries(
  siteLocales
    .map((locale) => [locale, localeName(locale)] as const)
    .toSorted(([, one], [, other]) => compareTexts(one, other)),
);

/** Form of the look of the site, beside the front that shows it. */
export function LookForm({ site }: { site: Site }) {
  const { look, categories, settings, edition } = site;
  const [isListing, setListing] = useState(false);
  const work = useRecordWork({
    collection: 'looks',
    record: look,
    toFields: (stored) => lookFields(stored ?? defaultLook()),
    labelOf: () => words.theLook,
    describe: describeLook,
    saving: usePublishing(),
    readKept: readKeptLook,
  });
  const { fields, change, errorOf, failure, isDirty, isBusy } = work;
  const refused = failure?.field;
  const errorWithin = (group: string): string | undefined =>
    refused === group || refused?.startsWith(`${group}.`) ? failure?.detail : undefined;
  const form = useRef<HTMLFormElement>(null);
  // Fields of lists have no messages of their own.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  // Shows a look that was published elsewhere, unless this form has unsaved input.
  const follow = useEffectEvent((stored: Look) => {
    if (isDirty || stored.version === work.version) return;
    work.restart({ fields: lookFields(stored), version: stored.version });
  });
  useEffect(() => follow(look), [look]);

  const save = (): void => {
    if (!isBusy && isDirty) work.save();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };

  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={words.appearance}
        onSubmit={submit}
        onKeyDown={savesByKey(save)}
        className="grid items-start gap-8 [&_:is(input,textarea,button)]:scroll-mb-28 border-ink border-t-2 pt-5 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]"
      >
        <div className="grid min-w-0 gap-7">
          <WorkOffers work={work} />
          <Group
            title={words.nameAndMarks}
            name="logo"
            error={errorWithin('logo') ?? errorWithin('darkLogo') ?? errorWithin('icon')}
          >
            <p>
              <Sentence
                words={words.nameIsASetting}
                slots={{
                  name: () => <b>{settings.siteName}</b>,
                  a: (link) => (
                    <a href={adminSectionPath('settings')} className="prose-link">
                      {link}
                    </a>
                  ),
                }}
              />
            </p>
            <MediaField
              label={words.logo}
              src={fields.logo}
              type="image"
              drawsSvg
              hint={words.logoHint}
              onMedia={({ url }) => change({ logo: url })}
              onRemove={() => change({ logo: '' })}
            />
            <MediaField
              label={words.darkLogo}
              src={fields.darkLogo}
              type="image"
              drawsSvg
              hint={words.darkLogoHint}
              onMedia={({ url }) => change({ darkLogo: url })}
              onRemove={() => change({ darkLogo: '' })}
            />
            <MediaField
              label={words.icon}
              src={fields.icon}
              type="image"
              drawsSvg
              hint={edition === 'server' ? words.iconHint : words.iconHintHere}
              onMedia={({ url }) => change({ icon: url })}
              onRemove={() => change({ icon: '' })}
            />
          </Group>
          <Group title={words.colour}>
            <p className="text-meta">{words.oneAccent}</p>
            <AccentField
              accent={fields.accent}
              error={errorOf('accent')}
              onChange={(accent) => change({ accent })}
            />
          </Group>
          <Group title={words.typefaces}>
            <FacesField faces={fields.faces} onChange={(faces) => change({ faces })} />
          </Group>
          <Group title={words.language}>
            <SelectField
              label={words.language}
              options={localeOptions}
              value={fields.locale}
              hint={words.languageHint(localeSample(fields.locale, new Date()))}
              error={errorOf('locale')}
              onChange={(locale) => change({ locale })}
            />
            <SelectField
              label={words.weekBegins}
              options={words.weekdays}
              value={fields.weekBegins}
              hint={words.weekBeginsHint}
              onChange={(day) =>
                change({ weekBegins: weekBeginnings.find((one) => one === day) ?? 'monday' })
              }
            />
          </Group>
          <Group title={words.menu} name="menu" error={errorWithin('menu')}>
            <MenuEditor
              menu={fields.menu}
              categories={categories}
              refused={refused}
              onChange={(menu) => change({ menu })}
            />
          </Group>
          <Group title={words.bottomBar} name="bottomBar" error={errorWithin('bottomBar')}>
            <p className="text-meta">{words.bottomBarAbout}</p>
            <LinkRows
              label={words.bottomBar}
              links={fields.bottomBar}
              path="bottomBar"
              refused={refused}
              onChange={(bottomBar) => change({ bottomBar })}
              most={lookLimits.bottomBar}
              addLabel={words.addALink}
            />
          </Group>
          <Group title={words.footer} name="footer" error={errorWithin('footer')}>
            <FooterEditor
              footer={fields.footer}
              refused={refused}
              onChange={(footer) => change({ footer })}
            />
            <TextInput
              label={words.blurb}
              hint={words.blurbHint}
              rows={2}
              value={fields.blurb}
              error={errorOf('blurb')}
              onChange={(blurb) => change({ blurb })}
            />
            <TextInput
              label={words.letterLine}
              hint={words.letterLineHint}
              value={fields.letterLine}
              error={errorOf('letterLine')}
              onChange={(letterLine) => change({ letterLine })}
            />
          </Group>
          <Group title={words.advertising}>
            <SwitchField
              label={words.inviteAdvertisers}
              hint={words.inviteAdvertisersHint}
              isOn={fields.invitesAdvertisers}
              onChange={(invitesAdvertisers) => change({ invitesAdvertisers })}
            />
          </Group>
          <Addresses categories={categories} />
          <div className="sticky bottom-0 z-1 -mx-1 flex flex-wrap items-center gap-3 border-rule border-t bg-paper px-1 py-3">
            <Button
              type="submit"
              size="small"
              aria-disabled={isBusy || !isDirty}
              title={words.ctrlS}
              className="pointer-coarse:min-h-11"
            >
              {isBusy ? words.publishing : words.publishLook}
            </Button>
            <Button
              tone="line"
              size="small"
              onClick={() => setListing(true)}
              className="pointer-coarse:min-h-11"
            >
              {words.formerLooks}
            </Button>
            <span className="text-meta">
              {isDirty ? words.unsavedChanges : words.nothingChanged}
            </span>
          </div>
        </div>
        <div className="min-w-0 lg:sticky lg:top-4">
          <LookPreview site={site} look={{ ...look, ...fields }} />
        </div>
      </form>
      {isListing ? (
        <FormerDialog
          collection="formerLooks"
          title={words.formerLooks}
          about={words.formerLooksAbout}
          empty={words.noFormerLooks}
          isDirty={isDirty}
          row={({ look: { accent } }) => (
            <span
              aria-hidden="true"
              className="size-6 flex-none border border-rule bg-sun forced-color-adjust-none"
              style={accent ? { backgroundColor: accent } : undefined}
            />
          )}
          onClose={() => setListing(false)}
          onBring={(former) => {
            change(lookFields(former.look));
            setListing(false);
            showToast({ title: words.broughtBack, text: words.publishToUse });
          }}
        />
      ) : null}
    </>
  );
}
