import type { Node, Schema } from 'prosemirror-model';
import type { TextKind } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { inlineOf, restOf, richTextOf } from '#ui/admin/articles/blocks/inline-text.ts';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { RichText } from '../marks.ts';
import type { ListBlock, ListItem, ListStyle } from './list.ts';

/** Number that a list begins with, as its element has it; 1 where it has none that fits. */
function numberOf(start: string | null): number {
  const number = Number(start ?? 1);
  return Number.isInteger(number) && number >= 0 && number <= 999_999 ? number : 1;
}

const styleOf = (node: Node): ListStyle =>
  node.attrs.style === 'numbered' ? 'numbered' : 'bulleted';

const textNode = (text: RichText, schema: Schema): Node =>
  schema.node('paragraph', null, inlineOf(text, schema));

/** Attributes of a list node: its style, and the number of its first point. */
const attrsOf = ({ style, start = 1 }: Pick<ListBlock, 'style' | 'start'>) => ({ style, start });

/** The number of the first point, if it is another than 1. */
const startOf = (node: Node): { start?: number } =>
  styleOf(node) === 'numbered' && node.attrs.start !== 1 ? { start: node.attrs.start } : {};

function itemNode(item: ListItem, schema: Schema): Node {
  const { list } = item;
  const rest = restOf(item, ['content', 'marks', 'list']);
  const inner = list && [
    schema.node(
      'list',
      attrsOf(list),
      list.items.map((one) => itemNode(one, schema)),
    ),
  ];
  return schema.node('list_item', { rest }, [textNode(item, schema), ...(inner ?? [])]);
}

type ItemText = RichText & Record<string, unknown>;

/** Text of an item with what is stored beside it; without its inner list. */
const textOf = (item: Node): ItemText => ({
  ...item.attrs.rest,
  ...richTextOf(item.firstChild ?? item),
});

/** Items of a list, with the items of deeper lists after the one that they belong to. */
const flatItems = (list: Node): ItemText[] =>
  list.children.flatMap((item) => {
    const inner = item.maybeChild(1);
    return [textOf(item), ...(inner ? flatItems(inner) : [])];
  });

function itemOf(item: Node): ListItem {
  const inner = item.maybeChild(1);
  return {
    ...textOf(item),
    ...(inner && { list: { style: styleOf(inner), ...startOf(inner), items: flatItems(inner) } }),
  };
}

/** A list. An item has a list of its own at most; what is nested deeper is stored in that one. */
export const kind: TextKind<ListBlock> = {
  label: surfaceWords.list,
  icon: 'list',
  group: surfaceWords.text,
  words: surfaceWords.bulletedNumberedPointsUlOl,
  variants: [
    { label: surfaceWords.bulletedList, typed: '-', values: { style: 'bulleted' } },
    {
      label: surfaceWords.numberedList,
      typed: '1.',
      icon: 'numbers',
      values: { style: 'numbered' },
    },
  ],
  empty: () => ({ type: 'list', style: 'bulleted', items: [{ content: '' }] }),
  nodes: {
    list: {
      group: 'block',
      content: 'list_item+',
      attrs: {
        id: { default: '' },
        style: { default: 'bulleted' },
        start: { default: 1 },
        rest: { default: null },
      },
      parseDOM: [
        { tag: 'ul', attrs: { style: 'bulleted' } },
        {
          tag: 'ol',
          getAttrs: (list) => ({ style: 'numbered', start: numberOf(list.getAttribute('start')) }),
        },
      ],
      toDOM: (node) => {
        const { start } = startOf(node);
        const name = styleOf(node) === 'numbered' ? 'ol' : 'ul';
        return start === undefined
          ? [name, 0]
          : [name, { start, style: `counter-reset: number ${start - 1}` }, 0];
      },
    },
    list_item: {
      content: 'paragraph list?',
      defining: true,
      attrs: { rest: { default: null } },
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
  },
  toNode: (block, schema) => {
    const rest = restOf(block, ['id', 'type', 'style', 'start', 'items']);
    const items = block.items.map((item) => itemNode(item, schema));
    return schema.node('list', { id: block.id, ...attrsOf(block), rest }, items);
  },
  toBlock: (node) => ({
    ...node.attrs.rest,
    id: node.attrs.id,
    type: 'list',
    style: styleOf(node),
    ...startOf(node),
    items: node.children.map(itemOf),
  }),
};
