import type { SiteSettings } from '#core/settings/site-settings.ts';
import * as words from '#ui/words/admin/people-words.ts';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';
import {
  describePlain,
  type PlainField,
  plainValues,
  sentValues,
} from '../parts/form/plain-fields.ts';

export const siteFields: readonly PlainField[] = [
  { name: 'siteName', label: words.siteName, required: true },
  { name: 'temperature', label: words.temperatureText, hint: words.shownAtTheTop },
];

export const storyFields: readonly PlainField[] = [
  {
    name: 'storySeconds',
    label: words.secondsForAPage,
    type: 'number',
    required: true,
    hint: words.from1To60,
  },
];

export const versionFields: readonly PlainField[] = [
  {
    name: 'versionsKept',
    label: words.versionsKeptOfAnArticle,
    type: 'number',
    required: true,
    hint: words.from20To1000Each,
  },
];

export const deletionFields: readonly PlainField[] = [
  {
    name: 'deletedDays',
    label: words.daysOfDeleted,
    type: 'number',
    required: true,
    hint: words.daysOfDeletedHint,
  },
];

export const frontFields: readonly PlainField[] = [
  {
    name: 'featuredHours',
    label: words.hoursOfFeatured,
    type: 'number',
    required: true,
    hint: words.hoursOfFeaturedHint,
  },
];

export const socialFields: readonly PlainField[] = [
  { name: 'facebook', label: 'Facebook', type: 'url', placeholder: 'https://' },
  { name: 'twitter', label: 'Twitter', type: 'url', placeholder: 'https://' },
  { name: 'instagram', label: 'Instagram', type: 'url', placeholder: 'https://' },
  { name: 'linkedin', label: 'LinkedIn', type: 'url', placeholder: 'https://' },
  { name: 'youtube', label: 'YouTube', type: 'url', placeholder: 'https://' },
];

export const contactFields: readonly PlainField[] = [
  { name: 'contactAddress', label: words.address },
  { name: 'contactPhone', label: words.phone, type: 'tel' },
  { name: 'contactEmail', label: words.eMail, type: 'email' },
];

export const followerFields: readonly PlainField[] = [
  {
    name: 'webSubHub',
    label: words.webSubHub,
    type: 'url',
    placeholder: 'https://',
    hint: words.webSubHubHint,
  },
  { name: 'adsTxt', label: words.adsTxt, rows: 4, hint: words.adsTxtHint },
];

export const feedTexts = { summary: words.summaries, full: words.wholeArticles } as const;

const textFields = [
  ...siteFields,
  ...versionFields,
  ...deletionFields,
  ...frontFields,
  ...storyFields,
  ...socialFields,
  ...contactFields,
  ...followerFields,
];

export const themes = { system: words.asTheSystem, light: words.light, dark: words.dark } as const;

/** Values of the settings form. */
export interface SettingValues {
  text: Record<string, string>;
  /** One of `themes`. */
  themeDefault: string;
  /** IANA name. */
  timeZone: string;
  showDemoStories: boolean;
  authorsPublish: boolean;
  authorsMend: boolean;
  authorsSeePlan: boolean;
  mailsMessages: boolean;
  /** One of `feedTexts`. */
  feedText: string;
  tellsSearchEngines: boolean;
  keepsPages: boolean;
}

export const settingValues = (settings: SiteSettings): SettingValues => ({
  text: plainValues(textFields, settings),
  themeDefault: settings.themeDefault,
  timeZone: settings.timeZone,
  showDemoStories: settings.showDemoStories,
  authorsPublish: settings.authorsPublish,
  authorsMend: settings.authorsMend,
  authorsSeePlan: settings.authorsSeePlan,
  mailsMessages: settings.mailsMessages,
  feedText: settings.feedText,
  tellsSearchEngines: settings.tellsSearchEngines,
  keepsPages: settings.keepsPages,
});

/** Settings of a submitted form; `storySeconds` is `NaN` if it is no number, and absent if it is empty. */
export const settingsOf = ({ text, ...values }: SettingValues) => ({
  ...sentValues(textFields, text),
  ...values,
});

export const describeSettings = (values: SettingValues): VersionPart[] => [
  ...describePlain(textFields)(values.text),
  { label: words.defaultTheme, text: values.themeDefault },
  { label: words.timeZone, text: values.timeZone },
  { label: words.showDemoStories, text: values.showDemoStories ? words.yes : words.no },
  {
    label: words.authorsPublishTheirOwnArticles,
    text: values.authorsPublish ? words.yes : words.no,
  },
  { label: words.authorsMend, text: values.authorsMend ? words.yes : words.no },
  { label: words.authorsSeePlan, text: values.authorsSeePlan ? words.yes : words.no },
  { label: words.mailMessages, text: values.mailsMessages ? words.yes : words.no },
  { label: words.feedText, text: values.feedText },
  { label: words.keepsPages, text: values.keepsPages ? words.yes : words.no },
  { label: words.tellSearchEngines, text: values.tellsSearchEngines ? words.yes : words.no },
];
