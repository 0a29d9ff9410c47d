import * as z from 'zod/mini';
import { type Actor, accountIdOf } from '../../actor.ts';
import { ownedOnly } from '../../back-office/visibility.ts';
import { done } from '../../errors.ts';
import { admits, editors, staff } from '../../permission.ts';
import type { StoreView, Where } from '../../ports.ts';
import { definePrivateRead } from '../../use-case.ts';
import { PUBLISH_ARTICLE, stagesWithReason } from '../desk/draft.ts';
import { type DeskToday, deskTodaySchema, TODAY_MOST } from './desk-list.ts';
import { rowsOfDrafts } from './desk-row.ts';

type Ledger = DeskToday['waiting'];

/** Lists drafts in the order of the desk. */
async function ledgerOf(view: StoreView, where: Where<'drafts'>): Promise<Ledger> {
  const drafts = await view.list('drafts', {
    where,
    sort: { by: 'order', isDescending: false },
    limit: TODAY_MOST,
  });
  return {
    records: await rowsOfDrafts(view, drafts),
    total: await view.count('drafts', { where }),
  };
}

async function waitingFor(view: StoreView, actor: Actor): Promise<Ledger> {
  const writer = accountIdOf(actor);
  const nothing: Ledger = { records: [], total: 0 };
  const returned = writer
    ? await ledgerOf(view, { stage: { oneOf: stagesWithReason }, writer })
    : nothing;
  const inReview = admits(editors, actor) ? await ledgerOf(view, { stage: 'in-review' }) : nothing;
  return {
    records: [...returned.records, ...inReview.records].slice(0, TODAY_MOST),
    total: returned.total + inReview.total,
  };
}

/** Failed publications of drafts that the actor may see and that are scheduled still. */
async function failedFor(view: StoreView, actor: Actor): Promise<DeskToday['failed']> {
  const where = { kind: PUBLISH_ARTICLE, state: 'failed' };
  const jobs = await view.list('jobs', { where });
  const reasons = new Map(jobs.map(({ subject, lastError }) => [subject?.id ?? '', lastError]));
  if (reasons.size === 0) return [];
  const drafts = await view.list('drafts', {
    where: {
      ...ownedOnly(actor, 'drafts'),
      stage: 'scheduled',
      id: { oneOf: [...reasons.keys()] },
    },
    limit: TODAY_MOST,
  });
  const rows = await rowsOfDrafts(view, drafts);
  return rows.map((article) => ({ article, reason: reasons.get(article.id) ?? '' }));
}

/** Returns what waits for the actor, what goes out next, and which publications failed. */
export const readDeskToday = definePrivateRead({
  name: 'readDeskToday',
  contract: {
    route: 'GET /admin/desk/today',
    summary: 'What waits for the caller, goes out next, or failed',
    answers: deskTodaySchema,
  },
  may: staff,
  input: z.object({}),
  read: async (view, { actor }) =>
    done<DeskToday>({
      waiting: await waitingFor(view, actor),
      next: await ledgerOf(view, { ...ownedOnly(actor, 'drafts'), stage: 'scheduled' }),
      failed: await failedFor(view, actor),
    }),
});
