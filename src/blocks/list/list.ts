import * as z from 'zod/mini';
import { storedList, storedText } from '#core/text/stored.ts';
import { defineBlock, replaceText } from '../define-block.ts';
import { type RichText, richTextFields } from '../marks.ts';

const style = () => z.catch(z.enum(['bulleted', 'numbered']), 'bulleted');

/** A list within an item has no further lists. */
const innerList = z.object({ style: style(), items: storedList(z.looseObject(richTextFields)) });

const itemSchema = z.looseObject({
  ...richTextFields,
  list: z.catch(z.optional(innerList), undefined),
});

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('list'),
  style: style(),
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
