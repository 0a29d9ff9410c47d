import type { PointerEvent } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import { blockOf, type FrontBlock, HOMEPAGE, type Slot } from '#core/front/front-plan.ts';
import type { FilledSlot, Reason } from '#core/front/resolve-front.ts';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { nameOfSlot } from './name-of-slot.ts';

/** An article that is dragged, from its place or from the list of stories. */
export interface DraggedArticle {
  card: ArticleCard;
  from?: Slot;
}

/** Returns the handler of `pointerdown` of an article. */
export type FrontDrag = (article: DraggedArticle) => (event: PointerEvent<HTMLElement>) => void;

/** A place of a front, beside what readers have there. */
export interface DrawnSlot {
  slot: Slot;
  filled: FilledSlot<ArticleCard> | undefined;
  /** Title of what readers have there, if it is another article or headline; empty for none. */
  was?: string | undefined;
}

/** Why a place shows its article, in words. */
export function reasonInWords(reason: Reason, hourOf: (instant: string) => string): string {
  if (reason.kind !== 'pinned') return words.reasons[reason.kind];
  return reason.until === undefined ? words.pinned : words.pinnedUntil(hourOf(reason.until));
}

const looks: Readonly<Record<FrontBlock, string>> = {
  lead: 'font-serif font-bold text-[1.625rem]/8 tracking-[-0.02em]',
  related: 'font-serif font-semibold text-[1rem]/5.5',
  sides: 'font-serif font-semibold text-[1.0625rem]/6',
  latest: 'font-serif font-semibold text-[1.0625rem]/6',
  business: 'font-serif font-semibold text-[1.0625rem]/6',
  tech: 'font-serif font-semibold text-[1.0625rem]/6',
  section: 'font-serif font-semibold text-[1.0625rem]/6',
};

interface SlotButtonProps {
  drawn: DrawnSlot;
  isChosen: boolean;
  /** Names an instant on the clocks of the site. */
  hourOf: (instant: string) => string;
  onChoose: (slot: Slot) => void;
  /** True while an article is dragged over the place. */
  isTarget: boolean;
  /** Begins the drag of an article; absent where nothing can be moved. */
  drag: FrontDrag | undefined;
}

/** A place with its article and why it is there; pressed, it is the chosen one. */
function SlotButton(props: SlotButtonProps) {
  const { drawn, isChosen, hourOf, onChoose, isTarget, drag } = props;
  const { slot, filled, was } = drawn;
  const block = blockOf(slot);
  const isPinned = filled?.reason.kind === 'pinned';
  return (
    <button
      type="button"
      data-slot={slot}
      data-place={slot}
      data-drop={isTarget ? '' : undefined}
      aria-pressed={isChosen}
      data-ink={filled?.card.category.ink}
      onClick={() => onChoose(slot)}
      onPointerDown={filled && drag?.({ card: filled.card, from: slot })}
      className={`relative grid w-full gap-1 p-2.5 text-start wrap-anywhere hover:bg-wash aria-pressed:shadow-[inset_0_0_0_2px_var(--link)] data-drop:bg-wash-2 data-drop:shadow-[inset_0_0_0_2px_var(--focus)] ${was === undefined ? '' : 'before:absolute before:inset-y-0 before:start-0 before:w-[3px] before:bg-link'}`}
    >
      {block === 'lead' ? null : <span className="text-meta">{nameOfSlot(slot)}</span>}
      {filled ? (
        <>
          {block === 'lead' ? (
            <span className="mb-1 block">
              <Picture picture={filled.card.picture} ratio="16:9" isDecorative />
            </span>
          ) : null}
          <span className="font-bold text-kicker text-sec">
            {filled.card.kicker ?? filled.card.category.name}
          </span>
          <span className={looks[block]}>
            <LanguageSpan text={filled.card.title} />
          </span>
          <span className="flex items-start gap-1.5 text-meta">
            {isPinned ? <AdminIcon name="pin" className="mt-0.5 size-3.5 flex-none" /> : null}
            {reasonInWords(filled.reason, hourOf)}
          </span>
        </>
      ) : (
        <span className="text-meta">{words.emptyPlace}</span>
      )}
      {was === undefined ? null : (
        <span className="font-medium text-link text-meta">
          {was === '' ? words.wasEmpty : words.was(was)}
        </span>
      )}
    </button>
  );
}

interface DrawnFrontProps {
  /** Id of the front's plan. */
  front: string;
  drawn: readonly DrawnSlot[];
  chosen: Slot;
  /** Names an instant on the clocks of the site. */
  hourOf: (instant: string) => string;
  onChoose: (slot: Slot) => void;
  /** The place under a dragged article. */
  target: Slot | undefined;
  drag: FrontDrag | undefined;
}

/** The front's places by block, in the headline face of the site. */
export function DrawnFront(props: DrawnFrontProps) {
  const { front, drawn, chosen, hourOf, onChoose, target, drag } = props;
  const block = (name: FrontBlock, className: string) => (
    <section
      aria-label={words.blockNames[name]}
      className={`min-w-0 border-strong border-t-2 pt-1 ${className}`}
    >
      <h2 className="px-2.5 py-1 font-bold text-ui">{words.blockNames[name]}</h2>
      <ol className="divide-y divide-rule">
        {drawn
          .filter(({ slot }) => blockOf(slot) === name)
          .map((one) => (
            <li key={one.slot}>
              <SlotButton
                drawn={one}
                isChosen={one.slot === chosen}
                hourOf={hourOf}
                onChoose={onChoose}
                isTarget={one.slot === target}
                drag={drag}
              />
            </li>
          ))}
      </ol>
    </section>
  );
  if (front !== HOMEPAGE) return block('section', '');
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {block('lead', 'md:col-span-2')}
      {block('sides', 'md:row-span-2')}
      {block('related', 'md:col-span-2')}
      {block('latest', '')}
      {block('business', '')}
      {block('tech', '')}
    </div>
  );
}
