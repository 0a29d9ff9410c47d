import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { announceArticle } from '../../announcement/announce-article.ts';
import { goneBefore, refuseStale, versionGiven } from '../../content/refuse-stale.ts';
import { idSchema } from '../../contract.ts';
import { happeningNow, keepDeletion } from '../../deletion/keep-deletion.ts';
import { deletionOf, removedIn, restoreDeletion } from '../../deletion/restore-deletion.ts';
import { failures, Refusal, rule } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { StoreChange } from '../../ports.ts';
import { longest, textOf } from '../../text/form-text.ts';
import { defineChange } from '../../use-case.ts';
import * as words from '../../words/event-words.ts';
import { articleContent } from '../article-content.ts';
import { mediaOf, refuseUnknownBlocks } from '../content-block.ts';
import { articleToCover, writerOf } from './article-to-cover.ts';
import { keyPointOf, type LiveEntry, liveEntrySchema, textIn } from './live-entry.ts';

/** Removes an entry of a live blog. Refuses with `not-found`, and as `articleToCover`. */
export const removeLiveEntry = defineChange({
  name: 'removeLiveEntry',
  contract: {
    route: 'DELETE /admin/articles/:id/entries/:entryId',
    summary: 'Remove an entry of a live blog',
    answers: idSchema,
    refusals: ['not-found', 'wrong-state'],
  },
  may: staff,
  input: z.object({ id: z.string(), entryId: z.string() }),
  change: async (change, { input: { id, entryId }, actor, ports }) => {
    const article = await articleToCover(change, actor, id);
    const { title } = article;
    const stored = await change.get('liveEntries', entryId);
    if (stored?.article !== id) throw new Refusal(failures.deletedAlready());
    const label = keyPointOf(stored);
    const deleted = {
      collection: 'liveEntries',
      id: entryId,
      label,
      writerId: article.writerId,
      article: id,
    } as const;
    const happened = await happeningNow(change, actor, ports);
    await keepDeletion(change, deleted, happened, (noted) => noted.remove('liveEntries', entryId));
    await announceArticle(change, ports, article);
    return {
      value: { id: entryId },
      activity: {
        event: 'live-entry-removed',
        subject: { collection: 'liveEntries', id: entryId },
        action: words.removedLiveEntry,
        description: words.entryOfWasRemoved(keyPointOf(stored), title),
      },
    };
  },
});

/**
 * Restores a removed entry of a live blog. Refuses with `not-found`, also if it is another article's, and as
 * `articleToCover`.
 */
export const restoreLiveEntry = defineChange({
  name: 'restoreLiveEntry',
  contract: {
    route: 'POST /admin/articles/:id/entries/:entryId/restore',
    summary: 'Restore a removed entry of a live blog',
    answers: idSchema,
    refusals: ['not-found', 'wrong-state'],
  },
  may: staff,
  input: z.object({ id: z.string(), entryId: z.string() }),
  change: async (change, { input: { id, entryId }, actor, ports }) => {
    const article = await articleToCover(change, actor, id);
    const deletion = await deletionOf(change, 'liveEntries', entryId, ports.clock.now());
    const entry = removedIn(deletion, 'liveEntries', entryId);
    if (entry?.article !== id) throw new Refusal(failures.notFound());
    await restoreDeletion(change, deletion);
    await announceArticle(change, ports, article);
    return {
      value: { id: entryId },
      activity: {
        event: 'live-entry-restored',
        subject: { collection: 'liveEntries', id: entryId },
        action: words.restoredLiveEntry,
        description: words.entryOfWasRestored(keyPointOf(entry), article.title),
      },
    };
  },
});

/** Ids that clients make: safe in addresses, and long enough not to be guessed or made twice. */
const entryId = z.string().check(z.regex(/^[a-z0-9-]{12,60}$/, rule('live-entry-id-malformed')));

const input = z.object({
  id: z.string(),
  entryId,
  /** The stored version that the entry is based on; 0, which is the default, for a new entry. */
  version: z._default(versionGiven, 0),
  heading: z._default(textOf('live-heading-too-long', longest.title), ''),
  content: articleContent,
  isPinned: z._default(z.boolean(), false),
  isKeyPoint: z._default(z.boolean(), false),
});

type Given = z.infer<typeof input>;

const fieldsOf = ({ heading, content, isPinned, isKeyPoint }: Given) => ({
  heading: heading.trim() || undefined,
  content,
  isPinned,
  isKeyPoint,
});

type EntryFields = ReturnType<typeof fieldsOf>;

/** True if a new entry is already stored: its first answer was lost, and it is sent again. */
const isSentAgain = ({ heading, content, isPinned, isKeyPoint }: LiveEntry, fields: EntryFields) =>
  dequal({ heading, content, isPinned, isKeyPoint }, { ...fields });

/** Refuses an entry with neither heading nor text nor picture. */
function refuseEmpty({ heading, content }: EntryFields): void {
  const isEmpty = textIn(content) === '' && content.flatMap(mediaOf).length === 0;
  if (isEmpty && heading === undefined) {
    throw new Refusal({ kind: 'invalid', code: 'live-entry-empty', field: 'content' });
  }
}

/** Refuses if there is no ongoing live blog. */
async function refuseEnded(change: StoreChange, id: string): Promise<void> {
  const blog = await change.get('liveBlogs', id);
  if (!blog || blog.endedAt !== undefined) {
    throw new Refusal({ kind: 'wrong-state', code: 'live-not-running' });
  }
}

/** Returns the stored entry; `undefined` for a new one. Refuses one that was removed, or that is another article's. */
async function entryToChange(
  change: StoreChange,
  { id, entryId: own, version }: Given,
): Promise<LiveEntry | undefined> {
  const stored = await change.get('liveEntries', own);
  const isGone = stored ? stored.article !== id : version !== 0;
  if (isGone) throw new Refusal(goneBefore(version));
  return stored;
}

/**
 * Posts an entry of a live blog, or changes one. A new entry may be sent again: its id makes it one. Refuses
 * with `invalid` without a text, a picture or a film, `wrong-state` if the live blog is not ongoing and the entry is new,
 * `conflict` if another version is stored, and as `articleToCover`.
 */
export const saveLiveEntry = defineChange({
  name: 'saveLiveEntry',
  contract: {
    route: 'PUT /admin/articles/:id/entries/:entryId',
    summary: 'Post or change an entry of a live blog',
    description:
      'The client makes the id of a new entry, which may be sent again. Its version is 0.',
    answers: liveEntrySchema,
    isVersioned: true,
    hasTag: true,
    refusals: ['not-found', 'wrong-state', 'conflict'],
  },
  may: staff,
  input,
  change: async (change, { input: given, actor, ports }) => {
    const { id, entryId: own, version } = given;
    const article = await articleToCover(change, actor, id);
    const fields = fieldsOf(given);
    refuseEmpty(fields);
    const stored = await entryToChange(change, given);
    if (stored && version === 0 && isSentAgain(stored, fields)) return { value: stored };
    if (stored) refuseStale(version, stored);
    else await refuseEnded(change, id);
    refuseUnknownBlocks(fields.content, stored?.content);
    const now = ports.clock.now().toISOString();
    const saved = stored
      ? await change.replace('liveEntries', { ...stored, ...fields, editedAt: now })
      : await change.put('liveEntries', {
          ...fields,
          ...(await writerOf(change, actor)),
          ...{ id: own, article: id, at: now },
        });
    await announceArticle(change, ports, article);
    return {
      value: saved,
      activity: {
        event: stored ? 'live-entry-changed' : 'live-entry-posted',
        subject: { collection: 'liveEntries', id: own },
        action: stored ? words.changedLiveEntry : words.postedLiveEntry,
        description: words.entryPostedOrChanged(
          keyPointOf(saved),
          article.title,
          stored ? words.changed : words.posted,
        ),
      },
    };
  },
});
