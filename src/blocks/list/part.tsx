import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { MarkedText } from '#ui/kit/article/blocks/marked-text.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { InTurns } from '#ui/kit/page/in-turns.tsx';
import type { RichText } from '../marks.ts';
import type { ListBlock, ListStyle } from './list.ts';

interface ItemsProps {
  style: ListStyle;
  start?: number | undefined;
  items: readonly (RichText & { list?: ItemsProps | undefined })[];
  isInner?: boolean;
}

/** An empty text as marker hides it, and unlike `none` keeps the list a list in VoiceOver. */
const lists = {
  outer: "my-[1.15em] grid gap-[0.5em] text-body first:mt-0 [list-style-type:'']",
  inner: "mt-[0.5em] grid gap-[0.25em] text-[0.92em] [list-style-type:'']",
} as const;

// Discs are borders: print and forced colours keep them.
const disc =
  'ps-[30px] before:absolute before:start-1 before:top-[0.62em] before:size-2 before:rounded-full before:border-sec';

const items = {
  bulleted: { outer: `${disc} before:border-4`, inner: `${disc} before:border-[1.5px]` },
  numbered: { outer: 'number ps-[38px]', inner: 'number ps-[34px]' },
} as const;

function Items({ style, start = 1, items: own, isInner = false }: ItemsProps) {
  const List = style === 'numbered' ? 'ol' : 'ul';
  const place = isInner ? 'inner' : 'outer';
  return (
    <List
      className={`${lists[place]} ${style === 'numbered' ? '[counter-reset:number]' : ''}`}
      {...(style === 'numbered' && start !== 1
        ? { start, style: { counterReset: `number ${start - 1}` } }
        : {})}
    >
      <InTurns>
        {own.map((item, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an item
            key={at}
            className={`relative min-w-0 whitespace-pre-line ${items[style][place]}`}
            {...writtenIn(item.content)}
          >
            <MarkedText text={item} />
            {item.list && item.list.items.length > 0 ? <Items {...item.list} isInner /> : null}
          </li>
        ))}
      </InTurns>
    </List>
  );
}

export const Part: BlockPart<ListBlock> = ({ block }) =>
  block.items.length > 0 ? (
    <Items style={block.style} start={block.start} items={block.items} />
  ) : null;
