import * as z from 'zod/mini';
import { done, rule } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import { countTab } from './count-desk.ts';
import { countedBy, type DeskFilter, deskFilterSchema } from './desk-fields.ts';
import { deskTimeOf, selectionOf } from './desk-filter.ts';

/** Most values of a request: the rows of a page. */
const MOST_ASKED = 100;

const by = z.enum(countedBy);

const answers = z.object({
  counts: z.array(z.object({ value: z.string(), published: z.int() })),
});

/** Counts the published articles of categories, authors or tags that the caller may see: those that the desk shows for them. */
export const countArticlesOf = definePrivateRead({
  name: 'countArticlesOf',
  contract: {
    route: 'GET /admin/desk/counts',
    summary: 'The number of published articles of categories, authors or tags',
    takes: z.pipe(
      z.object({ by, value: z.union([z.string(), z.array(z.string())]) }),
      z.transform(({ by: filter, value }) => ({ by: filter, values: [value].flat() })),
    ),
    answers,
  },
  may: staff,
  input: z.object({
    by,
    /** Values of that filter. */
    values: z.array(z.string()).check(z.maxLength(MOST_ASKED, rule('too-many-asked'))),
  }),
  read: async (view, { input: { by: filter, values }, actor, ports }) => {
    const asked = [...new Set(values)];
    const filters = asked.map((value): DeskFilter => deskFilterSchema.parse({ [filter]: value }));
    const time = await deskTimeOf(view, ports.clock, filters);
    const counts: z.infer<typeof answers>['counts'] = [];
    for (const [at, value] of asked.entries()) {
      const selection = selectionOf(actor, filters[at] as DeskFilter, time);
      counts.push({ value, published: await countTab(view, selection, 'published') });
    }
    return done<z.infer<typeof answers>>({ counts });
  },
});
