import * as z from 'zod/mini';
import { storedList, storedText } from '#core/text/stored.ts';
import { defineBlock, replaceText } from '../define-block.ts';
import { richTextFields } from '../marks.ts';

/** A footnote; marks of the kind `note` lead to it by its id. */
const noteSchema = z.looseObject({ id: storedText(), ...richTextFields });

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('notes'),
  items: storedList(noteSchema),
});

export type NotesBlock = z.infer<typeof schema>;

export const notes = defineBlock<NotesBlock>({
  schema,
  mapTexts: (block, replace) => ({
    ...block,
    items: block.items.map((one) => replaceText(one, replace)),
  }),
  beforePremium: 'withheld',
});
