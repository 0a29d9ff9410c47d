import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import { emptyPlan, type Pin, type Slot, slots } from '#core/front/front-plan.ts';
import type { FrontDesk } from '#core/front/read-front-desk.ts';
import { type FilledSlot, resolveFront } from '#core/front/resolve-front.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { useSiteHour } from '../articles/list/due-cell.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { useDrag } from '../parts/drag/use-drag.ts';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { WorkOffers } from '../parts/editor/work-offers.tsx';
import { type DraggedArticle, DrawnFront, type DrawnSlot } from './drawn-front.tsx';
import { FormerFrontsDialog } from './former-fronts-dialog.tsx';
import {
  describeFront,
  type FrontFields,
  frontFields,
  planOf,
  withoutPin,
  withPins,
} from './front-fields.ts';
import { nameOfSlot } from './name-of-slot.ts';
import { PlacePanel } from './place-panel.tsx';
import { StoriesPanel } from './stories-panel.tsx';

type Front = readonly FilledSlot<ArticleCard>[];

const filledAt = (front: Front, slot: Slot) => front.find((one) => one.slot === slot);

/** True if readers would notice that a place shows one thing in place of another. */
const differs = (one: FilledSlot<ArticleCard> | undefined, other: typeof one): boolean =>
  one?.card.id !== other?.card.id || one?.card.title !== other?.card.title;

/** Launch of the front, for `useRecordWork`. */
function useLaunching() {
  return {
    ...useWork(),
    successOf: () => ({ title: words.success, text: words.frontLaunched }),
    send: (fields: FrontFields, over: { version?: number | undefined } | undefined) =>
      adminClient().ask('PUT /admin/front', { ...planOf(fields), version: over?.version }),
  };
}

/** The front's draft as a form, with what each place of it and of readers' front shows. */
function useFrontDraft({ plan, candidates }: FrontDesk) {
  /** Articles of searches that were pinned. */
  const [found, setFound] = useState<readonly ArticleCard[]>([]);
  const known = useMemo(() => {
    const { featured, newest, business, tech, pinned } = candidates;
    const cards = [...found, ...pinned, ...featured, ...newest, ...business, ...tech];
    return new Map(cards.map((card) => [card.id, card]));
  }, [candidates, found]);
  const titleOf = (id: string): string => known.get(id)?.title ?? id;
  const work = useRecordWork({
    collection: 'fronts',
    record: plan,
    toFields: (stored) => frontFields(stored ?? emptyPlan()),
    labelOf: () => words.theFront,
    describe: describeFront(titleOf),
    saving: useLaunching(),
  });
  const frontOf = (of: FrontFields): Front => {
    const all = { ...candidates, pinned: [...known.values()] };
    return resolveFront(planOf(of), all, new Date());
  };
  const know = (card: ArticleCard): void => setFound((was) => [card, ...was]);
  return { work, know, titleOf, front: frontOf(work.fields), live: frontOf(frontFields(plan)) };
}

interface FrontEditorProps {
  desk: FrontDesk;
  /** Reads plan and articles again, after a launch. */
  onLaunched: () => void;
}

/** Editor of the homepage: its places as readers would see them, the chosen one, and stories for it. */
export function FrontEditor({ desk, onLaunched }: FrontEditorProps) {
  const { plan, candidates } = desk;
  const { work, know, titleOf, front, live } = useFrontDraft(desk);
  const { fields, change, isDirty, isBusy } = work;
  const [chosen, setChosen] = useState<Slot>('lead-1');
  const [isLive, setLive] = useState(false);
  const [isListing, setListing] = useState(false);
  const [said, say] = useState('');
  const hourOf = useSiteHour();
  const places = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<Slot>();
  const headline = useRef<HTMLDivElement>(null);

  // Shows a front that was launched elsewhere, unless this draft has changes.
  const follow = useEffectEvent((stored: FrontDesk['plan']) => {
    if (isDirty || stored.version === work.version) return;
    work.restart({ fields: frontFields(stored), version: stored.version });
  });
  useEffect(() => follow(plan), [plan]);
  const reload = useEffectEvent(onLaunched);
  useEffect(() => {
    if (work.version !== undefined && work.version !== plan.version) reload();
  }, [work.version, plan.version]);

  const shown = isLive ? live : front;
  const filled = filledAt(front, chosen);
  const pinAt = (slot: Slot): Pin | undefined =>
    planOf(fields).pins.find(
      (pin) => pin.slot === slot && pin.article === filledAt(front, slot)?.card.id,
    );
  const drawn = slots.map((slot): DrawnSlot => {
    const [here, there] = [filledAt(shown, slot), filledAt(live, slot)];
    return {
      slot,
      filled: here,
      ...(differs(here, there) ? { was: there?.card.title ?? '' } : {}),
    };
  });
  const changed = slots.filter((slot) => differs(filledAt(front, slot), filledAt(live, slot)));

  const choose = (slot: Slot, isFocused = false): void => {
    setChosen(slot);
    if (isFocused) {
      places.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
    }
  };
  /** Chooses a pressed place; on a narrow screen, what can be done with it is further down. */
  const chooseByPress = (slot: Slot): void => {
    choose(slot);
    if (matchMedia('(width < 64rem)').matches) panel.current?.scrollIntoView({ block: 'start' });
  };
  const pin = (...pins: Pin[]): void => change(withPins(fields, pins));
  const unpin = (slot: Slot): void => {
    change(withoutPin(fields, slot));
    say(words.spokenUnpinned(filledAt(front, slot)?.card.title ?? ''));
  };
  function put(card: ArticleCard, slot: Slot): void {
    know(card);
    pin({ slot, article: card.id, headline: '', until: undefined });
    say(words.spokenPlace(card.title, nameOfSlot(slot)));
  }
  function takeOff(slot: Slot): void {
    const card = filledAt(front, slot)?.card;
    if (!card) return;
    const without = withoutPin(fields, slot);
    change({ ...without, off: [...new Set([...without.off, card.id])] });
    say(words.spokenOff(titleOf(card.id)));
  }
  /** Exchanges the articles of two places; both keep headline and end of their pins. */
  function exchange(slot: Slot, next: Slot): void {
    const card = filledAt(front, slot)?.card;
    if (!card || slot === next) return;
    const other = filledAt(front, next)?.card;
    const moved = (of: Slot, to: Slot, { id }: ArticleCard): Pin => ({
      ...{ headline: '', until: undefined, ...pinAt(of) },
      ...{ slot: to, article: id },
    });
    pin(moved(slot, next, card), ...(other ? [moved(next, slot, other)] : []));
    say(words.spokenPlace(card.title, nameOfSlot(next)));
    choose(next, true);
  }
  function move(slot: Slot, by: 1 | -1): void {
    const next = slots[slots.indexOf(slot) + by];
    if (next) exchange(slot, next);
  }
  const slotNamed = (place: string | undefined) => slots.find((slot) => slot === place);
  const drag = useDrag<DraggedArticle>({
    onMove: (_, place) => setTarget(slotNamed(place)),
    onEnd: ({ card, from }, place) => {
      setTarget(undefined);
      const slot = slotNamed(place);
      if (!slot) return;
      if (from) exchange(from, slot);
      else put(card, slot);
    },
  });
  function togglePin(slot: Slot): void {
    const card = filledAt(front, slot)?.card;
    if (!card) return;
    if (pinAt(slot)) {
      unpin(slot);
      return;
    }
    pin({ slot, article: card.id, headline: '', until: undefined });
    say(words.spokenPinned(card.title));
  }
  const launch = (): void => {
    if (!isBusy && isDirty) work.save();
  };

  const launchByKey = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    launch();
  });
  // A part that had the focus may be gone by now.
  useEffect(() => {
    window.addEventListener('keydown', launchByKey);
    return () => window.removeEventListener('keydown', launchByKey);
  }, []);

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const slot = target instanceof HTMLElement ? target.dataset.slot : undefined;
    const here = slots.find((one) => one === slot);
    if (!here || isLive || ctrlKey || metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key] as 1 | -1 | undefined;
    const next = step && slots[slots.indexOf(here) + step];
    const actions: Record<string, () => void> = {
      p: () => togglePin(here),
      Delete: () => takeOff(here),
      h: () => headline.current?.querySelector('textarea')?.focus(),
    };
    const action = step
      ? () => (altKey ? move(here, step) : next && choose(next, true))
      : actions[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return;
    event.preventDefault();
    choose(here);
    action();
  }

  return (
    <div>
      <WorkOffers work={work} />
      <div className="sticky top-0 z-5 -mx-1 mb-4 flex flex-wrap items-center gap-3 border-ink border-y-2 border-b-rule bg-paper px-1 py-2.5">
        <Button
          size="small"
          aria-disabled={isBusy || !isDirty}
          title={words.ctrlEnter}
          onClick={launch}
          className="pointer-coarse:min-h-11"
        >
          {isBusy
            ? words.launching
            : changed.length > 0
              ? words.launchChanges(counted(changed.length, words.changesForms))
              : words.launch}
        </Button>
        <fieldset className="flex border border-ink">
          <legend className="sr-only">{words.shown}</legend>
          {[false, true].map((value) => (
            <button
              key={String(value)}
              type="button"
              aria-pressed={isLive === value}
              onClick={() => setLive(value)}
              className="min-h-9 px-3 font-semibold text-ui aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:min-h-11"
            >
              {value ? words.live : words.draft}
            </button>
          ))}
        </fieldset>
        <Button
          tone="line"
          size="small"
          onClick={() => setListing(true)}
          className="pointer-coarse:min-h-11"
        >
          {words.formerFronts}
        </Button>
        {isDirty ? (
          <Button
            tone="line"
            size="small"
            onClick={() => change(frontFields(plan))}
            className="pointer-coarse:min-h-11"
          >
            {words.discardTheDraft}
          </Button>
        ) : null}
        <span className="text-meta">{isDirty ? words.draftOnly : words.asReadersHaveIt}</span>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div
        data-drag-area=""
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21.5rem]"
      >
        <div className="min-w-0">
          <p className="mb-3 text-meta">
            {fields.pins.length === 0
              ? words.nothingPinned
              : counted(fields.pins.length, words.placesArePinned)}{' '}
            {words.keysOfPlaces}
          </p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the places inside */}
          <div ref={places} onKeyDown={press}>
            <DrawnFront
              drawn={drawn}
              chosen={chosen}
              hourOf={hourOf}
              onChoose={chooseByPress}
              target={target}
              drag={isLive ? undefined : drag}
            />
          </div>
        </div>
        <div
          ref={panel}
          className="min-w-0 scroll-mt-30 border border-rule lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:overflow-auto"
        >
          <PlacePanel
            slot={chosen}
            filled={filled}
            pin={pinAt(chosen)}
            ownTitle={filled ? titleOf(filled.card.id) : ''}
            headlineRef={headline}
            onPin={pin}
            onUnpin={() => unpin(chosen)}
            onTakeOff={() => takeOff(chosen)}
            onMove={(by) => move(chosen, by)}
          />
          {fields.off.length > 0 ? (
            <section aria-label={words.offTheFront} className="border-rule border-b p-4">
              <h2 className="mb-2 font-bold text-ui">
                {words.offTheFront} <span className="text-meta">{inDigits(fields.off.length)}</span>
              </h2>
              <ul className="grid gap-1.5">
                {fields.off.map((id) => (
                  <li key={id} className="flex items-center gap-2 wrap-anywhere">
                    <span className="min-w-0 flex-1">{titleOf(id)}</span>
                    <Button
                      tone="line"
                      size="small"
                      aria-label={words.putBackNamed(titleOf(id))}
                      onClick={() =>
                        change({ ...fields, off: fields.off.filter((one) => one !== id) })
                      }
                    >
                      {words.putBack}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <StoriesPanel
            slot={chosen}
            newest={candidates.newest}
            placeOf={(id) => front.find(({ card }) => card.id === id)?.slot}
            onPut={(card) => put(card, chosen)}
            drag={isLive ? undefined : drag}
          />
        </div>
      </div>
      {isListing ? (
        <FormerFrontsDialog
          onClose={() => setListing(false)}
          onBring={(former) => {
            change(frontFields(former));
            setListing(false);
          }}
        />
      ) : null}
    </div>
  );
}
