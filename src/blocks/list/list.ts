import * as z from 'zod/mini';
import { storedList, storedText } from '#core/text/stored.ts';
import { defineBlock, replaceText } from '../define-block.ts';
import { type RichText, richTextFields } from '../marks.ts';

const style = () => z.catch(z.enum(['bulleted', 'numbered']), 'bulleted');

/** Number of the first point of a numbered list; 1 where it is absent. */
const start = () => z.catch(z.optional(z.int().check(z.minimum(0), z.maximum(999_999))), undefined);

/** A list within an item has no further lists. */
const innerList = z.object({
  style: style(),
  start: start(),
  items: storedList(z.looseObject(richTextFields)),
});

const itemSchema = z.looseObject({
  ...richTextFields,
  list: z.catch(z.optional(innerList), undefined),
});

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('list'),
  style: style(),
  start: start(),
  items: storedList(itemSchema),
});

export type ListBlock = z.infer<typeof schema>;
export type ListItem = z.infer<typeof itemSchema>;
export type ListStyle = ListBlock['style'];

function replaceInItem(item: ListItem, replace: (text: RichText) => RichText): ListItem {
  const { list, ...own } = replaceText(item, replace);
  if (!list) return own;
  return { ...own, list: { ...list, items: list.items.map((one) => replaceText(one, replace)) } };
}

export const list = defineBlock<ListBlock>({
  schema,
  mapTexts: (block, replace) => ({
    ...block,
    items: block.items.map((item) => replaceInItem(item, replace)),
  }),
  beforePremium: 'counted',
});
