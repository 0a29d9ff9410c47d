import { useMemo, useState } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import { candidatesAsOf, comingChanges, planAsOf } from '#core/front/front-as-of.ts';
import type { FrontDesk } from '#core/front/front-desk.ts';
import { emptyPlan, type Slot } from '#core/front/front-plan.ts';
import { type FilledSlot, resolveFront } from '#core/front/resolve-front.ts';
import * as words from '#ui/words/admin/front-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import {
  describeFront,
  type FrontFields,
  frontFields,
  planOf,
  readKeptFront,
} from './front-fields.ts';

export type Front = readonly FilledSlot<ArticleCard>[];

export const filledAt = (front: Front, slot: Slot) => front.find((one) => one.slot === slot);

/** True if readers would notice that a place shows one thing in place of another. */
export const differs = (one: FilledSlot<ArticleCard> | undefined, other: typeof one): boolean =>
  one?.card.id !== other?.card.id || one?.card.title !== other?.card.title;

/** Launch of the front, for `useRecordWork`. */
function useLaunching(front: string) {
  return {
    ...useWork(),
    successOf: () => ({ title: words.success, text: words.frontLaunched }),
    send: (fields: FrontFields, over: { version?: number | undefined } | undefined) =>
      adminClient().ask('PUT /admin/front/:front', {
        ...{ front, ...planOf(fields), version: over?.version },
      }),
  };
}

/** The front's draft as a form, with what each place of it and of readers' front shows. */
export function useFrontDraft(desk: FrontDesk, onLaunched: () => void) {
  const { plan, candidates, coming, launches, featuredHours } = desk;
  /** Articles of searches that were pinned. */
  const [found, setFound] = useState<readonly ArticleCard[]>([]);
  const known = useMemo(() => {
    const { featured, newest, business, tech, pinned } = candidates;
    const cards = [...found, ...pinned, ...featured, ...newest, ...business, ...tech];
    return new Map(cards.map((card) => [card.id, card]));
  }, [candidates, found]);
  const comingTitles = new Map(coming.map(({ card }) => [card.id, card.title]));
  const titleOf = (id: string): string => known.get(id)?.title ?? comingTitles.get(id) ?? id;
  const work = useRecordWork({
    collection: 'fronts',
    record: plan,
    toFields: (stored) => frontFields(stored ?? emptyPlan(plan.id)),
    labelOf: () => words.theFront,
    describe: describeFront(titleOf),
    saving: useLaunching(plan.id),
    readKept: readKeptFront,
    onSaved: onLaunched,
  });
  const all = { ...candidates, pinned: [...known.values()] };
  const frontOf = (of: FrontFields): Front =>
    resolveFront({ id: plan.id, ...planOf(of) }, all, new Date());
  const present = planOf(work.fields);
  /** The front of the draft at a later instant, with what changes it by then. */
  const frontAsOf = (at: string): Front => {
    const instant = new Date(at);
    const then = planAsOf(present, launches, instant);
    const out = candidatesAsOf(all, coming, instant, featuredHours);
    return resolveFront({ ...then, id: plan.id }, out, instant);
  };
  const know = (card: ArticleCard): void => setFound((was) => [card, ...was]);
  return {
    work,
    know,
    titleOf,
    front: frontOf(work.fields),
    live: frontOf(frontFields(plan)),
    frontAsOf,
    changesAhead: comingChanges(
      { plan: present, coming, launches, featured: candidates.featured, featuredHours },
      new Date(),
    ),
  };
}

export type FrontDraft = ReturnType<typeof useFrontDraft>;
