import * as z from 'zod/mini';
import { rule } from '../../errors.ts';
import { longest, textOf } from '../../text/form-text.ts';
import { draftFields } from './command-input.ts';
import { draftSchema } from './draft.ts';

/** The state in a revision: parsed leniently like a stored draft, then checked by the rules of drafts. */
const state = z.pipe(
  z.pipe(
    z.looseObject({ ...draftSchema.shape, id: z.optional(z.unknown()) }),
    z.transform((draft): unknown => draft),
  ),
  z.object(draftFields),
);

/** Rules for imported revisions, which have no form. */
export const revisionFields = {
  article: z.string().check(z.regex(/^article-[\w-]{1,100}$/, rule('revision-article-unknown'))),
  title: textOf('revision-title-too-long', longest.title),
  at: z
    .string()
    .check(z.refine((text) => !Number.isNaN(Date.parse(text)), rule('revision-instant-malformed'))),
  command: textOf('revision-command-too-long', longest.name),
  note: z.optional(textOf('revision-note-too-long', longest.sentence)),
  state,
};
