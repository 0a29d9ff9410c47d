import type { FormField } from '../parts/record-form.tsx';

/** A field of text; `number` is one of digits. */
export interface SettingField extends FormField {
  type?: 'text' | 'email' | 'url' | 'tel' | 'number';
}

export const siteFields: readonly SettingField[] = [
  { name: 'siteName', label: 'Site name', required: true },
  { name: 'temperature', label: 'Temperature text', hint: 'Stands at the top of every page.' },
];

export const themeField = { name: 'themeDefault', label: 'Default theme' } as const;

export const storyFields: readonly SettingField[] = [
  {
    name: 'storySeconds',
    label: 'Seconds for a page',
    type: 'number',
    required: true,
    hint: 'From 1 to 60. A page with a video lasts as long as its video.',
  },
];

export const demoField = { name: 'showDemoStories', label: 'Show demo stories' } as const;

export const socialFields: readonly SettingField[] = [
  { name: 'facebook', label: 'Facebook', type: 'url', placeholder: 'https://' },
  { name: 'twitter', label: 'Twitter', type: 'url', placeholder: 'https://' },
  { name: 'instagram', label: 'Instagram', type: 'url', placeholder: 'https://' },
  { name: 'linkedin', label: 'LinkedIn', type: 'url', placeholder: 'https://' },
  { name: 'youtube', label: 'YouTube', type: 'url', placeholder: 'https://' },
];

export const contactFields: readonly SettingField[] = [
  { name: 'contactAddress', label: 'Address' },
  { name: 'contactPhone', label: 'Phone', type: 'tel' },
  { name: 'contactEmail', label: 'E-mail', type: 'email' },
];

export const settingFields = [
  ...siteFields,
  themeField,
  ...storyFields,
  demoField,
  ...socialFields,
  ...contactFields,
];
