import * as z from 'zod/mini';
import type { EventName } from '../activity/activity-entry.ts';
import { type Actor, accountIdOf } from '../actor.ts';
import { countTab } from '../article/desk-list/count-desk.ts';
import { deskFilterFields } from '../article/desk-list/desk-fields.ts';
import { deskTimeOf, selectionOf } from '../article/desk-list/desk-filter.ts';
import { deskTabs } from '../article/desk-list/desk-tabs.ts';
import { idSchema } from '../contract.ts';
import { done, failures, Refusal } from '../errors.ts';
import { staff } from '../permission.ts';
import type { StoreView } from '../ports.ts';
import { longest, requiredText } from '../text/form-text.ts';
import { defineChange, definePrivateRead } from '../use-case.ts';
import * as words from '../words/event-words.ts';
import {
  deskShapes,
  type ListedView,
  listedViewSchema,
  MOST_VIEWS,
  type SavedView,
} from './saved-view.ts';

/** Lists the views of the actor's account, with the number of articles in each. */
export const listViews = definePrivateRead({
  name: 'listViews',
  contract: {
    route: 'GET /admin/desk/views',
    summary: 'The saved views of the caller’s account',
    answers: z.object({ views: z.array(listedViewSchema) }),
  },
  may: staff,
  input: z.object({}),
  read: async (view, { actor, ports }) => {
    const holder = accountIdOf(actor) ?? '';
    const stored = await view.list('savedViews', { where: { holder } });
    const time = await deskTimeOf(view, ports.clock, stored);
    const views: ListedView[] = [];
    for (const { holder: _, ...saved } of stored) {
      const count = await countTab(view, selectionOf(actor, saved, time), saved.tab);
      views.push({ ...saved, count });
    }
    return done({ views });
  },
});

const name = requiredText('view-name-missing', 'view-name-too-long', longest.category);

const form = z.object({
  ...deskFilterFields,
  name,
  tab: z.enum(deskTabs),
  show: z._default(z.enum(deskShapes), 'list'),
});

/** Returns the actor's view with that id. Refuses with `not-found`, also for a view of somebody else. */
async function ownView(view: StoreView, actor: Actor, id: string): Promise<SavedView> {
  const saved = await view.get('savedViews', id);
  if (!saved || saved.holder !== (accountIdOf(actor) ?? '')) {
    throw new Refusal(failures.deletedAlready());
  }
  return saved;
}

/** Returns the entry of the log. */
const logged = (saved: SavedView, event: EventName, action: string, predicate: string) => ({
  event,
  action,
  subject: { collection: 'savedViews', id: saved.id },
  description: words.view(saved.name, predicate),
});

/** Saves a filter of the desk under a name, for the actor's account. Refuses with `invalid` above `MOST_VIEWS`. */
export const saveView = defineChange({
  name: 'saveView',
  contract: {
    route: 'POST /admin/desk/views',
    summary: 'Save a view of the desk',
    answers: idSchema,
    status: 201,
  },
  may: staff,
  input: form,
  change: async (change, { input, actor }) => {
    const holder = accountIdOf(actor) ?? '';
    if ((await change.count('savedViews', { where: { holder } })) >= MOST_VIEWS) {
      throw new Refusal({ kind: 'invalid', code: 'views-full', field: 'name' });
    }
    const saved = await change.insert('savedViews', { ...input, holder });
    return {
      value: { id: saved.id },
      activity: logged(saved, 'view-saved', words.savedView, words.wasSaved),
    };
  },
});

/** Renames a view of the actor's account. Refuses with `not-found`. */
export const renameView = defineChange({
  name: 'renameView',
  contract: {
    route: 'PUT /admin/desk/views/:id',
    summary: 'Rename a saved view',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string(), name }),
  change: async (change, { input: { id, name: given }, actor }) => {
    const saved = await ownView(change, actor, id);
    const renamed = await change.replace('savedViews', { ...saved, name: given });
    return {
      value: { id },
      activity: logged(
        renamed,
        'view-renamed',
        words.renamedView,
        words.wasNamedBefore(saved.name),
      ),
    };
  },
});

/** Deletes a view of the actor's account. Refuses with `not-found`. */
export const deleteView = defineChange({
  name: 'deleteView',
  contract: {
    route: 'DELETE /admin/desk/views/:id',
    summary: 'Delete a saved view',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id }, actor }) => {
    const saved = await ownView(change, actor, id);
    await change.remove('savedViews', id);
    return {
      value: { id },
      activity: logged(saved, 'view-deleted', words.deletedView, words.wasDeleted),
    };
  },
});
