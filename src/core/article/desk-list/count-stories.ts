import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import { countTab } from './count-desk.ts';
import { countedBy, type DeskFilter, deskFilterSchema } from './desk-fields.ts';
import { deskTimeOf, selectionOf } from './desk-filter.ts';

/** Most values that are counted at once: the rows of a page. */
const MOST_COUNTED = 100;

const input = z.object({
  by: z.enum(countedBy),
  /** Values of that filter with commas between them, at most `MOST_COUNTED`; further ones are left out. */
  values: z.string(),
});

const answers = z.object({
  counts: z.array(z.object({ value: z.string(), published: z.int() })),
});

/** Counts the published articles of categories, authors or tags: those that the desk shows for them. */
export const countStories = definePrivateRead({
  name: 'countStories',
  contract: {
    route: 'GET /admin/desk/counts',
    summary: 'The number of published articles of categories, authors or tags',
    takes: input,
    answers,
  },
  may: staff,
  input,
  read: async (view, { input: { by, values }, actor, ports }) => {
    const asked = [...new Set(values.split(',').filter(Boolean))].slice(0, MOST_COUNTED);
    const filters = asked.map((value): DeskFilter => deskFilterSchema.parse({ [by]: value }));
    const time = await deskTimeOf(view, ports.clock, filters);
    const counts: z.infer<typeof answers>['counts'] = [];
    for (const [at, value] of asked.entries()) {
      const selection = selectionOf(actor, filters[at] as DeskFilter, time);
      counts.push({ value, published: await countTab(view, selection, 'published') });
    }
    return done<z.infer<typeof answers>>({ counts });
  },
});
