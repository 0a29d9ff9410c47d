import * as z from 'zod/mini';
import { longest, textOf } from '../text/form-text.ts';

const line = (what: string) => textOf(what, longest.name);
const address = (network: string) =>
  textOf(`The address for ${network}`, longest.address).check(
    z.refine(
      (text) => text === '' || /^https?:\/\/\S+$/.test(text),
      'Please enter a whole address, beginning with https://.',
    ),
  );

/** The rules of the settings' form. */
export const settingsFields = {
  siteName: line('The name').check(z.minLength(1, 'The site needs a name.')),
  temperature: line('The temperature'),
  themeDefault: z.enum(['system', 'light', 'dark']),
  storySeconds: z
    .number('Seconds from 1 to 60, please.')
    .check(
      z.minimum(1, 'Seconds from 1 to 60, please.'),
      z.maximum(60, 'Seconds from 1 to 60, please.'),
    ),
  showDemoStories: z.boolean(),
  facebook: address('Facebook'),
  twitter: address('Twitter'),
  instagram: address('Instagram'),
  linkedin: address('LinkedIn'),
  youtube: address('YouTube'),
  contactAddress: line('The address'),
  contactPhone: line('The phone number'),
  contactEmail: line('The e-mail address'),
  authorsPublish: z._default(z.boolean(), true),
  mailsMessages: z._default(z.boolean(), false),
};
