import { memo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { blockTypeOf } from '#core/article/content-block.ts';
import * as words from '#ui/words/admin/surface-words.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { blockKindOf, kindOf } from '../blocks/block-kinds.ts';
import { type CardProps, isTextKind } from '../blocks/define-block-kind.ts';
import type { Card, Cards } from './card-view.ts';

/** Fields of a card by the type of its block. */
export function CardFields({ block, change }: CardProps<Card['block']>) {
  const type = blockTypeOf(block);
  const kind = type && kindOf(type);
  if (!kind) {
    return <p className="text-ink-2">{words.aBlockOfTheType(block.type)}</p>;
  }
  if (isTextKind(kind)) {
    return <p className="text-ink-2">{words.thisBlockCantBeEdited}</p>;
  }
  const { Fields } = kind;
  return Fields ? <Fields block={block} change={change} /> : <hr className="border-rule" />;
}

const CardContent = memo(function CardContent({ block, change }: CardProps<Card['block']>) {
  const { label, icon } = blockKindOf(block);
  return (
    <>
      <p className="mb-2 flex items-center gap-2 font-semibold text-[0.8125rem]/4.5 text-ink-3">
        <AdminIcon name={icon} />
        {label}
      </p>
      <CardFields block={block} change={change} />
    </>
  );
});

/** Draws the fields of the cards into their elements in the text. */
export function ArticleCards({ cards }: { cards: Cards }) {
  const all = useSyncExternalStore(cards.subscribe, cards.all, cards.all);
  return all.map(({ key, dom, block, change }) =>
    createPortal(<CardContent block={block} change={change} />, dom, key),
  );
}
