import * as z from 'zod/mini';
import { editors } from '../permission.ts';
import { longest } from '../text/form-text.ts';
import { defineChange } from '../use-case.ts';
import * as words from '../words/event-words.ts';

/** Most categories that one call can order. */
const MOST_ORDERED = 1_000;

/**
 * Puts the categories in this order, which menus, select fields and the site map follow. Those that are not
 * named come last, as they were; ids without a category are passed over. Versions stay, so that open editors can
 * still save.
 */
export const orderCategories = defineChange({
  name: 'orderCategories',
  contract: {
    route: 'PUT /admin/category-order',
    summary: 'Put the categories in an order',
    answers: z.object({ ids: z.array(z.string()) }),
  },
  may: editors,
  input: z.strictObject({
    ids: z.array(z.string().check(z.maxLength(longest.name))).check(z.maxLength(MOST_ORDERED)),
  }),
  change: async (change, { input }) => {
    const before = await change.list('categories');
    const byId = new Map(before.map((category) => [category.id, category]));
    const ids = [...new Set([...input.ids, ...byId.keys()])].filter((id) => byId.has(id));
    if (ids.every((id, at) => before[at]?.id === id)) return { value: { ids } };
    // A store lists records in the order of insertion.
    for (const { id } of before) await change.remove('categories', id);
    for (const id of ids) {
      const category = byId.get(id);
      if (category) await change.put('categories', category, category.version ?? 0);
    }
    return {
      value: { ids },
      activity: {
        event: 'categories-ordered',
        action: words.orderedCategories,
        description: words.theCategoriesWerePut,
      },
    };
  },
});
