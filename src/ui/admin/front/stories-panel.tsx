import { useId, useState } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import type { Slot } from '#core/front/front-plan.ts';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { readerClient } from '../parts/api/admin-client.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import type { FrontDrag } from './drawn-front.tsx';
import { nameOfSlot } from './name-of-slot.ts';

/** Milliseconds for which typing rests before a search. */
const PAUSE = 250;

interface StoriesPanelProps {
  /** The place that a chosen story goes to. */
  slot: Slot;
  newest: readonly ArticleCard[];
  /** Returns where an article stands on the front, if it does. */
  placeOf: (id: string) => Slot | undefined;
  onPut: (card: ArticleCard) => void;
  drag: FrontDrag | undefined;
}

/** Published stories for the chosen place: the newest ones, or those with words. */
export function StoriesPanel({ slot, newest, placeOf, onPut, drag }: StoriesPanelProps) {
  const [term, setTerm] = useState('');
  const id = useId();
  const wanted = term.trim();
  const found = useLoaded(
    wanted || undefined,
    async () =>
      (await readerClient().ask('GET /search', { q: wanted })).results.map(
        ({ article }) => article,
      ),
    { pause: PAUSE, keepsFormer: true },
  );
  const cards = wanted ? (found.value ?? []) : newest;
  return (
    <section aria-labelledby={id} className="grid gap-3 p-4">
      <h2 id={id} className="font-bold text-ui">
        {words.stories}
      </h2>
      <TextInput label={words.searchStories} type="search" value={term} onChange={setTerm} />
      <p role="status" className="text-meta">
        {wanted === '' ? (newest.length > 0 ? words.newestStories : words.noStoriesYet) : null}
        {found.failure ? words.storiesNotLoaded(found.failure.detail) : null}
        {wanted && !found.isLoading && !found.failure && cards.length === 0
          ? words.noStories(wanted)
          : null}
      </p>
      <ul className="divide-y divide-rule border-rule border-t">
        {cards.map((card) => {
          const place = placeOf(card.id);
          return (
            <li
              key={card.id}
              data-ink={card.category.ink}
              onPointerDown={drag?.({ card })}
              className="flex cursor-grab items-start gap-2 bg-paper py-2"
            >
              <span className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
                <span className="font-semibold">
                  <LanguageSpan text={card.title} />
                </span>
                <span className="flex flex-wrap gap-x-2 text-meta">
                  <span className="text-sec">{card.category.name}</span>
                  {place ? <span>{words.inPlace(nameOfSlot(place))}</span> : null}
                </span>
              </span>
              <button
                type="button"
                aria-label={words.putNamedHere(card.title, nameOfSlot(slot))}
                title={words.putHere}
                disabled={place === slot}
                onClick={() => onPut(card)}
                className="grid size-9 flex-none place-items-center rounded-2 text-ink-2 hover:bg-wash-2 hover:text-ink disabled:opacity-50 pointer-coarse:size-11"
              >
                <AdminIcon name="plus" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
