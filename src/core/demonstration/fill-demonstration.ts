import * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import { articleKind } from '../article/article-kind.ts';
import { type Byline, foldName } from '../article/byline.ts';
import { readDesk, workingCopy } from '../article/desk/desk.ts';
import { articleForm } from '../article/desk/desk-commands.ts';
import { openDesk, writePublication } from '../article/desk/write-desk.ts';
import type { Author } from '../author/author.ts';
import { withFreeSlug } from '../content/with-free-slug.ts';
import { Refusal } from '../errors.ts';
import { counted } from '../locale/plural.ts';
import { owners } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { defineChange, readInput } from '../use-case.ts';
import type { IdentifiedStory } from './newspaper.ts';

const HOUR = 3_600_000;

interface Filling {
  change: StoreChange;
  actor: Actor;
  now: Date;
}

/**
 * Adds the authors whose name no author has yet. Returns their number, and a function that makes bylines of
 * names.
 */
async function addAuthors({ change }: Filling, authors: readonly Author[]) {
  const idOf = new Map((await change.list('authors')).map(({ name, id }) => [foldName(name), id]));
  let added = 0;
  for (const author of authors) {
    if (idOf.has(foldName(author.name)) || (await change.get('authors', author.id))) continue;
    const saved = await change.put(
      'authors',
      await withFreeSlug(change, 'authors', { ...author, slug: '' }, author.id),
    );
    idOf.set(foldName(saved.name), saved.id);
    added += 1;
  }
  const bylines = (names: readonly string[]): Byline[] =>
    names.map((name) => ({ name, authorId: idOf.get(foldName(name)) }));
  return { added, bylines };
}

/** Returns a function that finds the ids of tags by their names, and adds those that are missing. */
async function tagFinder({ change }: Filling) {
  const idOf = new Map((await change.list('tags')).map(({ name, id }) => [foldName(name), id]));
  return async (names: readonly string[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const name of names) {
      const known = idOf.get(foldName(name));
      const tag = { name, slug: '', description: '', picture: '', pictureAlt: '' };
      const id =
        known ??
        (await change.insert('tags', await withFreeSlug(change, 'tags', tag, undefined))).id;
      idOf.set(foldName(name), id);
      ids.push(id);
    }
    return ids;
  };
}

type FindTags = Awaited<ReturnType<typeof tagFinder>>;

/** Publishes an article by the rules of the form, unless it is there already. Returns true if it was added. */
async function addStory(
  { change, actor, now }: Filling,
  story: IdentifiedStory,
  { bylines, findTags }: { bylines: readonly Byline[]; findTags: FindTags },
): Promise<boolean> {
  const { id, title, standfirst, category, pieces, isFeatured, isPremium } = story;
  if (workingCopy(await readDesk(change, id))) return false;
  const form = readInput(articleForm, {
    ...{ title, standfirst, category, isFeatured, isPremium },
    bylines,
    tagIds: await findTags(story.tags),
    content: pieces.map((piece, at) => ({ ...piece, id: `${id}-block-${at + 1}` })),
  });
  if (!form.ok) throw new Refusal(form.failure);
  const words = articleKind.toRecord(form.value, { now, actor, stored: undefined });
  const opened = { ...(await openDesk(change, actor, {}, now)), id };
  await writePublication(opened, words, new Date(now.getTime() - story.hours * HOUR));
  return true;
}

/** Adds these pictures to the library, except those whose address it has. Returns their number. */
async function addPictures(
  { change }: Filling,
  pictures: readonly { id: string; url: string; alt: string }[],
): Promise<number> {
  const known = new Set((await change.list('images')).map(({ url }) => url));
  const missing = pictures.filter(({ url }) => !known.has(url));
  for (const picture of missing) await change.put('images', picture);
  return missing.length;
}

const demonstrationSchema = z.object({
  articles: z.number(),
  authors: z.number(),
  pictures: z.number(),
});

/**
 * Fills the site with a demonstration newspaper: published articles of the last weeks with their authors, tags and
 * pictures, in one transaction. What is there already, by its id, stays as it is; filling twice adds nothing.
 */
export const fillDemonstration = defineChange({
  name: 'fillDemonstration',
  contract: {
    route: 'POST /admin/demonstration',
    summary: 'Add a demonstration newspaper',
    answers: demonstrationSchema,
  },
  may: owners,
  input: z.strictObject({}),
  prepare: async () => ({
    ...(await import('./newspaper.ts')),
    ...(await import('./demonstration-authors.ts')),
  }),
  change: async (change, { actor, ports, prepared: { stories, ...newspaper } }) => {
    const filling = { change, actor, now: ports.clock.now() };
    const pictures = await addPictures(filling, newspaper.demonstrationPictures);
    const { added: authors, bylines } = await addAuthors(filling, newspaper.demonstrationAuthors);
    const findTags = await tagFinder(filling);
    let articles = 0;
    for (const story of stories) {
      if (await addStory(filling, story, { bylines: bylines(story.by), findTags })) articles += 1;
    }
    const value = { articles, authors, pictures };
    if (Object.values(value).every((count) => count === 0)) return { value };
    const added = counted(articles, { one: 'article', other: 'articles' });
    return {
      value,
      activity: {
        event: 'demonstration-added',
        action: 'Added Demonstration',
        description: `The demonstration newspaper was added: ${added}`,
      },
    };
  },
});
