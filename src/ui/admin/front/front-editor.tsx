import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import type { FrontDesk } from '#core/front/front-desk.ts';
import { HOMEPAGE, type Pin, type Slot, slotsOfFront } from '#core/front/front-plan.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { useSiteHour } from '../articles/list/due-cell.tsx';
import { PresenceLine } from '../articles/presence/editor-presence.tsx';
import { type PresencePlace, useEditorPresence } from '../articles/presence/use-editor-presence.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { FormerDialog } from '../parts/dialog/former-dialog.tsx';
import { useDrag } from '../parts/drag/use-drag.ts';
import { WorkOffers } from '../parts/editor/work-offers.tsx';
import { Choice } from '../parts/form/choice.tsx';
import { AsOf } from './as-of.tsx';
import { type DraggedArticle, DrawnFront, reasonInWords } from './drawn-front.tsx';
import { type FrontFields, frontFields, planOf, withoutPin, withPins } from './front-fields.ts';
import { nameOfSlot } from './name-of-slot.ts';
import { OffList } from './off-list.tsx';
import { PlacePanel } from './place-panel.tsx';
import { LaunchAt, ScheduledLaunches } from './scheduled-launches.tsx';
import { StoriesPanel } from './stories-panel.tsx';
import { differs, filledAt, useFrontDraft } from './use-front-draft.ts';
import { useLaunchAlong } from './use-launch-along.tsx';
import { type FrontView, useShownFront } from './use-shown-front.ts';

/** A front as a place of editors. */
const frontPlace = (front: string): PresencePlace => ({
  key: front,
  keep: (report) =>
    adminClient().askInBackground('PUT /admin/front/:front/presence', { front, ...report }),
  leaveAddress: (tab) =>
    adminClient().addressOf('DELETE /admin/front/:front/presence/:tab', { front, tab }),
});

/** Names the shown front: that of readers, the draft, or a later one. */
function statusOf(view: FrontView, isDirty: boolean): string {
  if (view === 'live' || (view === 'draft' && !isDirty)) return words.asReadersHaveIt;
  return view === 'draft' ? words.draftOnly : words.asItWillBe;
}

interface LaunchButtonProps {
  /** Number of places that readers would see changed. */
  changed: number;
  isBusy: boolean;
  isDirty: boolean;
  onLaunch: () => void;
}

/** The button that gives readers the draft, with the number of its changes. */
function LaunchButton({ changed, isBusy, isDirty, onLaunch }: LaunchButtonProps) {
  const label =
    changed > 0 ? words.launchChanges(counted(changed, words.changesForms)) : words.launch;
  return (
    <Button
      size="small"
      aria-disabled={isBusy || !isDirty}
      title={words.ctrlEnter}
      onClick={onLaunch}
      className="pointer-coarse:min-h-11"
    >
      {isBusy ? words.launching : label}
    </Button>
  );
}

interface FrontEditorProps {
  desk: FrontDesk;
  /** Reads plan and articles again, after a launch. */
  onLaunched: () => void;
}

/** Editor of a front: its places as readers would see them, the chosen one, and stories for it. */
export function FrontEditor({ desk, onLaunched }: FrontEditorProps) {
  const { plan, candidates, tests } = desk;
  const [lead = 'lead-1'] = slotsOfFront(plan.id);
  const along = useRef<() => Promise<void>>(undefined);
  const draft = useFrontDraft(desk, () => void along.current?.());
  const { work, know, titleOf, front, live } = draft;
  const { view, show, drawn } = useShownFront(plan.id, draft);
  const slots = drawn.map(({ slot }) => slot);
  const isDraft = view === 'draft';
  const { boxes, carryOut } = useLaunchAlong(filledAt(front, lead)?.card, plan.id === HOMEPAGE);
  useLayoutEffect(() => {
    along.current = carryOut;
  });
  const presence = useEditorPresence(frontPlace(plan.id), work.isDirty);
  const { fields, failure, isDirty, isBusy } = work;
  /** Changes the draft, which is shown with its change. */
  const change = (next: FrontFields): void => {
    show('draft');
    work.change(() => next);
  };
  const [chosen, setChosen] = useState<Slot>(lead);
  const [isListing, setListing] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const [isDragging, setDragging] = useState(false);
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

  const filled = filledAt(front, chosen);
  const pinAt = (slot: Slot): Pin | undefined =>
    planOf(fields).pins.find((pin) => pin.slot === slot);
  const changed = slotsOfFront(plan.id).filter((slot) =>
    differs(filledAt(front, slot), filledAt(live, slot)),
  );

  const refusedPin = /^pins\.(\d+)/.exec(failure?.field ?? '')?.[1];
  const refusedPlace = planOf(fields).pins[Number(refusedPin)]?.slot;
  const showRefused = useEffectEvent(() => {
    if (refusedPlace) setChosen(refusedPlace);
  });
  useEffect(() => {
    if (failure) showRefused();
  }, [failure]);

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
    say(words.spokenUnpinned(titleOf(pinAt(slot)?.article ?? '')));
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
    const moved = (of: Slot, to: Slot, { id }: ArticleCard): Pin => {
      const own = pinAt(of);
      const pinned = own?.article === id ? own : { headline: '', until: undefined };
      return { ...pinned, slot: to, article: id };
    };
    // A short list repeats articles: the same one moves alone.
    const isOther = other !== undefined && other.id !== card.id;
    pin(moved(slot, next, card), ...(isOther ? [moved(next, slot, other)] : []));
    say(words.spokenPlace(card.title, nameOfSlot(next)));
    choose(next, true);
  }
  function move(slot: Slot, by: 1 | -1): void {
    const next = slots[slots.indexOf(slot) + by];
    if (next) exchange(slot, next);
  }
  const slotNamed = (place: string | undefined) => slots.find((slot) => slot === place);
  const drag = useDrag<DraggedArticle>({
    onBegin: () => setDragging(true),
    onMove: (_, place) => setTarget(slotNamed(place)),
    onEnd: ({ card, from }, place) => {
      setTarget(undefined);
      setDragging(false);
      const slot = slotNamed(place);
      if (!slot) return;
      if (from) exchange(from, slot);
      else put(card, slot);
    },
  });
  function togglePin(slot: Slot): void {
    if (pinAt(slot)) {
      unpin(slot);
      return;
    }
    const card = filledAt(front, slot)?.card;
    if (!card) return;
    pin({ slot, article: card.id, headline: '', until: undefined });
    say(words.spokenPinned(card.title));
  }
  function whyHere(slot: Slot): string {
    const shown = filledAt(front, slot);
    return shown
      ? words.spokenReason(shown.card.title, reasonInWords(shown.reason, hourOf))
      : words.emptyPlace;
  }
  const launch = (): void => {
    if (!isBusy && isDirty) work.save();
  };

  const launchByKey = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    // A dialog has questions of its own.
    if (!isMeant || document.querySelector('dialog:modal')) return;
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
    if (!here || !isDraft || ctrlKey || metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[key] as 1 | -1 | undefined;
    const next = step && slots[slots.indexOf(here) + step];
    const actions: Record<string, () => void> = {
      p: () => togglePin(here),
      Delete: () => takeOff(here),
      h: () => headline.current?.querySelector('textarea')?.focus(),
      e: () =>
        panel.current?.querySelector<HTMLElement>('[data-pin-end] :is(input, button)')?.focus(),
      w: () => say(whyHere(here)),
      '/': () => panel.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
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
        <LaunchButton
          changed={changed.length}
          isBusy={isBusy}
          isDirty={isDirty}
          onLaunch={launch}
        />
        {boxes}
        <Choice
          label={words.shown}
          options={{ draft: words.draft, live: words.live }}
          value={view === 'live' ? 'live' : 'draft'}
          onChange={show}
        />
        <Button
          tone="line"
          size="small"
          onClick={() => setListing(true)}
          className="pointer-coarse:min-h-11"
        >
          {words.formerFronts}
        </Button>
        <AsOf changes={draft.changesAhead} value={view} titleOf={titleOf} onChange={show} />
        <LaunchAt front={plan.id} plan={planOf(fields)} onScheduled={onLaunched} />
        {isDirty ? (
          <Button
            tone="line"
            size="small"
            onClick={() => setDropping(true)}
            className="pointer-coarse:min-h-11"
          >
            {words.discardTheDraft}
          </Button>
        ) : null}
        <span className="text-meta">{statusOf(view, isDirty)}</span>
        <PresenceLine presence={presence} />
      </div>
      <ScheduledLaunches
        front={plan.id}
        launches={desk.launches}
        onShow={(launch) => change(frontFields(launch))}
        onChanged={onLaunched}
      />
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
              front={plan.id}
              drawn={drawn}
              chosen={chosen}
              hourOf={hourOf}
              onChoose={chooseByPress}
              target={target}
              drag={isDraft ? drag : undefined}
            />
          </div>
        </div>
        <div
          ref={panel}
          // A dragged story leaves the panel.
          className={`min-w-0 scroll-mt-30 border border-rule lg:sticky lg:top-18 ${isDragging ? '' : 'lg:max-h-[calc(100dvh-6rem)] lg:overflow-auto'}`}
        >
          <PlacePanel
            slot={chosen}
            filled={filled}
            pin={pinAt(chosen)}
            pinTitle={titleOf(pinAt(chosen)?.article ?? '')}
            error={refusedPlace === chosen ? failure?.detail : undefined}
            ownTitle={filled ? titleOf(filled.card.id) : ''}
            headlineRef={headline}
            test={tests.find(({ article }) => article === filled?.card.id)}
            isHomepage={plan.id === HOMEPAGE}
            onPin={pin}
            onUnpin={() => unpin(chosen)}
            onTakeOff={() => takeOff(chosen)}
            onMove={(by) => move(chosen, by)}
          />
          <OffList
            off={fields.off}
            titleOf={titleOf}
            onPutBack={(id) => change({ ...fields, off: fields.off.filter((one) => one !== id) })}
          />
          <StoriesPanel
            slot={chosen}
            newest={candidates.newest}
            placeOf={(id) => front.find(({ card }) => card.id === id)?.slot}
            onPut={(card) => put(card, chosen)}
            drag={isDraft ? drag : undefined}
          />
        </div>
      </div>
      <ConfirmDialog
        isOpen={isDropping}
        title={words.discardTheDraftQuestion}
        text={words.readersKeepTheFront}
        confirmLabel={words.discardTheDraft}
        onConfirm={() => {
          setDropping(false);
          show('draft');
          work.restart({ fields: frontFields(plan), version: plan.version });
        }}
        onCancel={() => setDropping(false)}
      />
      {isListing ? (
        <FormerDialog
          collection="formerFronts"
          filter={`front:${plan.id}`}
          title={words.formerFronts}
          about={words.formerFrontsAbout}
          empty={words.noFormerFronts}
          isDirty={isDirty}
          row={({ pins }) => <b>{counted(pins.length, words.pinsForms)}</b>}
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
