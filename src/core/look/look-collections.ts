import { defineCollection } from '../collection.ts';
import {
  defaultLook,
  FORMER_LOOKS,
  formerLookSchema,
  LOOK_ID,
  type Look,
  lookSchema,
} from './look.ts';

export const lookCollection = defineCollection({
  schema: lookSchema,
  idPrefix: LOOK_ID,
  onlyId: LOOK_ID,
  insertAt: 'last',
  samples: () => [defaultLook()],
  refillsWhenEmpty: true,
  needsSamples: true,
  seenBy: 'owner',
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: {},
  keys: {
    picture: ({ logo, darkLogo, icon }: Look) => [logo, darkLogo, icon].filter((src) => src !== ''),
  },
  sorts: {},
  searchedText: () => '',
  form: async () => (await import('./look-form.ts')).lookForm,
});

export const formerLookCollection = defineCollection({
  schema: formerLookSchema,
  idPrefix: 'former-look',
  insertAt: 'first',
  limit: FORMER_LOOKS,
  makesRoom: true,
  seenBy: 'owner',
  // An archive has the look that readers see.
  isArchived: false,
  filters: {},
  sorts: {},
  searchedText: () => '',
});
