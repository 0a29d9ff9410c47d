import * as z from 'zod/mini';
import { rule } from '../../errors.ts';
import { longest, textOf } from '../../text/form-text.ts';
import { draftFields } from './desk-commands.ts';
import { draftSchema } from './draft.ts';

/** A kept state: read as leniently as a stored draft, then held to the rules of the form of one. */
const state = z.pipe(
  z.pipe(
    z.looseObject({ ...draftSchema.shape, id: z.optional(z.unknown()) }),
    z.transform((draft): unknown => draft),
  ),
  z.object(draftFields),
);

/** The rules for a revision from elsewhere; nobody types one. */
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
