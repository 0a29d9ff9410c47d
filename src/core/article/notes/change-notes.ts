import * as z from 'zod/mini';
import type { EventName } from '../../activity/activity-entry.ts';
import { describeActor } from '../../activity/describe-actor.ts';
import type { Actor } from '../../actor.ts';
import { done, failures, Refusal } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { StoreChange } from '../../ports.ts';
import { longest, requiredText, textOf } from '../../text/form-text.ts';
import { defineChange, definePrivateRead } from '../../use-case.ts';
import * as words from '../../words/event-words.ts';
import { articleToPreview } from '../preview-links/article-to-preview.ts';
import { LONGEST_QUOTE, MOST_ANSWERS, MOST_NOTES, type Note, noteSchema } from './note.ts';

/** Returns the notes of an article, oldest first, resolved ones among them. Refusals: `articleToPreview`. */
export const readNotes = definePrivateRead({
  name: 'readNotes',
  contract: {
    route: 'GET /admin/articles/:id/notes',
    summary: 'The notes on an article',
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

const text = requiredText('note-text-missing', 'note-text-too-long', longest.description);

/** Returns a note and the title of its article. Refuses with `not-found`, and as `articleToPreview`. */
async function openNote(
  change: StoreChange,
  actor: Actor,
  { id, noteId }: { id: string; noteId: string },
): Promise<{ note: Note; title: string }> {
  const { title } = await articleToPreview(change, actor, id);
  const note = await change.get('notes', noteId);
  if (note?.article !== id) throw new Refusal(failures.deletedAlready());
  return { note, title: title || words.untitled };
}

const logged = (note: Note, event: EventName, action: string, description: string) => ({
  ...{ event, action, description },
  subject: { collection: 'notes' as const, id: note.id },
});

/** Writes a note to an article or to a passage of it. Refuses with `invalid` above `MOST_NOTES`, and as `articleToPreview`. */
export const writeNote = defineChange({
  name: 'writeNote',
  contract: {
    route: 'POST /admin/articles/:id/notes',
    summary: 'Write a note on an article, or on a passage of it',
    answers: noteSchema,
    status: 201,
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({
    id: z.string(),
    text,
    blockId: z.optional(textOf('note-quote-too-long', longest.category)),
    quote: z.optional(textOf('note-quote-too-long', LONGEST_QUOTE)),
  }),
  change: async (change, { input: { id, ...given }, actor, ports: { clock } }) => {
    const { title } = await articleToPreview(change, actor, id);
    if ((await change.count('notes', { where: { article: id } })) >= MOST_NOTES) {
      throw new Refusal({ kind: 'invalid', code: 'notes-full', field: 'text' });
    }
    const note = await change.insert('notes', {
      ...{ ...given, article: id, answers: [], resolvedAt: undefined },
      at: clock.now().toISOString(),
      by: await describeActor(change, actor),
    });
    const description = words.aNoteWasWritten(title || words.untitled);
    return { value: note, activity: logged(note, 'note-written', words.wroteNote, description) };
  },
});

/** Answers a note; one that was resolved is open again. Refuses with `invalid` above `MOST_ANSWERS`, and as `openNote`. */
export const answerNote = defineChange({
  name: 'answerNote',
  contract: {
    route: 'POST /admin/articles/:id/notes/:noteId/answers',
    summary: 'Answer a note',
    answers: noteSchema,
    status: 201,
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string(), noteId: z.string(), text }),
  change: async (change, { input, actor, ports: { clock } }) => {
    const { note, title } = await openNote(change, actor, input);
    if (note.answers.length >= MOST_ANSWERS) {
      throw new Refusal({ kind: 'invalid', code: 'notes-full', field: 'text' });
    }
    const answer = {
      text: input.text,
      at: clock.now().toISOString(),
      by: await describeActor(change, actor),
    };
    const answers = [...note.answers, answer];
    const saved = await change.replace('notes', { ...note, answers, resolvedAt: undefined });
    const description = words.aNoteToWasAnswered(title);
    return {
      value: saved,
      activity: logged(saved, 'note-answered', words.answeredNote, description),
    };
  },
});

/** Resolves a note, or opens it again. Refusals: `openNote`. */
export const resolveNote = defineChange({
  name: 'resolveNote',
  contract: {
    route: 'PUT /admin/articles/:id/notes/:noteId/resolved',
    summary: 'Resolve a note, or open it again',
    answers: noteSchema,
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string(), noteId: z.string(), isResolved: z.boolean() }),
  change: async (change, { input, actor, ports: { clock } }) => {
    const { note, title } = await openNote(change, actor, input);
    const isResolved = note.resolvedAt !== undefined;
    if (isResolved === input.isResolved) return { value: note };
    const resolvedAt = input.isResolved ? clock.now().toISOString() : undefined;
    const saved = await change.replace('notes', { ...note, resolvedAt });
    return {
      value: saved,
      activity: input.isResolved
        ? logged(saved, 'note-resolved', words.resolvedNote, words.aNoteToWasResolved(title))
        : logged(saved, 'note-reopened', words.reopenedNote, words.aNoteToWasReopened(title)),
    };
  },
});
