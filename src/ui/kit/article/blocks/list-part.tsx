import type { ListBlock, ListStyle } from '#core/article/blocks/list.ts';
import type { RichText } from '#core/article/blocks/marks.ts';
import type { BlockPart } from './block-part.ts';
import { MarkedText } from './marked-text.tsx';

interface ItemsProps {
  style: ListStyle;
  items: readonly (RichText & { list?: ItemsProps | undefined })[];
}

function Items({ style, items }: ItemsProps) {
  const List = style === 'numbered' ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies an item
        <li key={at}>
          <MarkedText text={item} />
          {item.list ? <Items {...item.list} /> : null}
        </li>
      ))}
    </List>
  );
}

export const ListPart: BlockPart<ListBlock> = ({ block: { style, items } }) => (
  <Items style={style} items={items} />
);
