import type { SiteSettings } from '#core/settings/site-settings.ts';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';
import {
  describePlain,
  type PlainField,
  plainValues,
  sentValues,
} from '../parts/form/plain-fields.ts';

export const siteFields: readonly PlainField[] = [
  { name: 'siteName', label: 'Site name', required: true },
  { name: 'temperature', label: 'Temperature text', hint: 'Shown at the top of every page.' },
];

export const storyFields: readonly PlainField[] = [
  {
    name: 'storySeconds',
    label: 'Seconds for a page',
    type: 'number',
    required: true,
    hint: 'From 1 to 60. A page with a video lasts as long as its video.',
  },
];

export const versionFields: readonly PlainField[] = [
  {
    name: 'versionsKept',
    label: 'Versions kept of an article',
    type: 'number',
    required: true,
    hint: 'From 20 to 1000, each for a year at most; the oldest go first.',
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
  { name: 'contactAddress', label: 'Address' },
  { name: 'contactPhone', label: 'Phone', type: 'tel' },
  { name: 'contactEmail', label: 'E-mail', type: 'email' },
];

const textFields = [
  ...siteFields,
  ...versionFields,
  ...storyFields,
  ...socialFields,
  ...contactFields,
];

export const themes = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;

/** Values of the settings form. */
export interface SettingValues {
  text: Record<string, string>;
  /** One of `themes`. */
  themeDefault: string;
  /** IANA name. */
  timeZone: string;
  showDemoStories: boolean;
  authorsPublish: boolean;
  mailsMessages: boolean;
}

export const settingValues = (settings: SiteSettings): SettingValues => ({
  text: plainValues(textFields, settings),
  themeDefault: settings.themeDefault,
  timeZone: settings.timeZone,
  showDemoStories: settings.showDemoStories,
  authorsPublish: settings.authorsPublish,
  mailsMessages: settings.mailsMessages,
});

/** Settings of a submitted form; `storySeconds` is `NaN` if it is no number, and absent if it is empty. */
export const settingsOf = ({
  text,
  themeDefault,
  timeZone,
  showDemoStories,
  authorsPublish,
  mailsMessages,
}: SettingValues) => ({
  ...sentValues(textFields, text),
  themeDefault,
  timeZone,
  showDemoStories,
  authorsPublish,
  mailsMessages,
});

export const describeSettings = (values: SettingValues): VersionPart[] => [
  ...describePlain(textFields)(values.text),
  { label: 'Default theme', text: values.themeDefault },
  { label: 'Time zone', text: values.timeZone },
  { label: 'Show demo stories', text: values.showDemoStories ? 'Yes' : 'No' },
  {
    label: 'Authors publish their own articles',
    text: values.authorsPublish ? 'Yes' : 'No',
  },
  { label: 'Mail messages', text: values.mailsMessages ? 'Yes' : 'No' },
];
