import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import { articleToPreview } from '../preview-links/article-to-preview.ts';
import { noteSchema } from './note.ts';

/** Returns the notes of an article, oldest first, resolved ones among them. Refusals: `articleToPreview`. */
export const readNotes = definePrivateRead({
  name: 'readNotes',
  contract: {
    route: 'GET /admin/articles/:id/notes',
    summary: 'The notes to an article',
    answers: z.object({ notes: z.array(noteSchema) }),
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string() }),
  read: async (view, { input: { id }, actor }) => {
    await articleToPreview(view, actor, id);
    return done({ notes: await view.list('notes', { where: { article: id } }) });
  },
});

const answers = z.object({ articles: z.array(z.object({ id: z.string(), open: z.int() })) });

/** Returns how many open notes each article has, for the list of the desk; articles without any are left out. */
export const countNotes = definePrivateRead({
  name: 'countNotes',
  contract: { route: 'GET /admin/open-notes', summary: 'Open notes by article', answers },
  may: staff,
  input: z.object({}),
  read: async (view) => {
    const counts = new Map<string, number>();
    for (const { article } of await view.list('notes', { where: { state: 'open' } })) {
      counts.set(article, (counts.get(article) ?? 0) + 1);
    }
    const articles = [...counts].map(([id, open]) => ({ id, open }));
    return done<z.infer<typeof answers>>({ articles });
  },
});
