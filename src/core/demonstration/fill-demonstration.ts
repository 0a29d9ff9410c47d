import * as z from 'zod/mini';
import { accepted } from '../accepted.ts';
import { describeActor } from '../activity/describe-actor.ts';
import type { Actor } from '../actor.ts';
import { articleKind } from '../article/article-kind.ts';
import type { Byline } from '../article/byline.ts';
import { articleForm } from '../article/desk/command-input.ts';
import { readDesk, workingCopy } from '../article/desk/desk.ts';
import { writePublication } from '../article/desk/write-desk.ts';
import type { Category } from '../category/category.ts';
import { categoryNamed } from '../category/category-links.ts';
import type { RecordOf } from '../collections.ts';
import { withFreeSlug } from '../content/with-free-slug.ts';
import { countedInOwn } from '../locale/plural.ts';
import { owners } from '../permission.ts';
import type { StoreChange } from '../ports.ts';
import { foldName } from '../text/fold.ts';
import { defineChange, readInput } from '../use-case.ts';
import type { DemonstrationCategory } from './demonstration-categories.ts';
import type { IdentifiedStory } from './newspaper.ts';

const HOUR = 3_600_000;

interface Filling {
  change: StoreChange;
  actor: Actor;
  now: Date;
}

/**
 * Adds the authors or tags whose name none has yet. Returns their number, and a function that returns the
 * id for a name.
 */
async function addNamed<Name extends 'authors' | 'tags'>(
  { change }: Filling,
  name: Name,
  records: readonly RecordOf<Name>[],
) {
  const idOf = new Map((await change.list(name)).map((one) => [foldName(one.name), one.id]));
  let added = 0;
  for (const record of records) {
    const key = foldName(record.name);
    const known = idOf.get(key) ?? (await change.get(name, record.id))?.id;
    if (known === undefined) {
      await change.put(name, await withFreeSlug(change, name, record, record.id));
      added += 1;
    }
    idOf.set(key, known ?? record.id);
  }
  return { added, idOf: (one: string): string => idOf.get(foldName(one)) ?? '' };
}

/** Publishes an article by the rules of the form, unless it is there already. Returns true if it was added. */
async function addStory(
  { change, actor, now }: Filling,
  story: IdentifiedStory,
  references: { bylines: Byline[]; tagIds: string[] },
): Promise<boolean> {
  const { id, title, standfirst, category, pieces, isFeatured, isPremium } = story;
  if (workingCopy(await readDesk(change, id))) return false;
  const form = accepted(
    readInput(articleForm, {
      ...{ title, standfirst, category, isFeatured, isPremium },
      ...references,
      content: pieces.map((piece, at) => ({ ...piece, id: `${id}-block-${at + 1}` })),
    }),
  );
  const words = articleKind.toRecord(form, { now, actor, stored: undefined });
  const opened = { change, desk: {}, id, now, by: await describeActor(change, actor) };
  await writePublication(opened, words, {
    at: new Date(now.getTime() - story.hours * HOUR),
  });
  return true;
}

const isBare = ({ slug, description, ink, parentId }: Category): boolean =>
  !slug && !description && !ink && !parentId;

/** Describes the categories of these names that have nothing else yet. Returns their number. */
async function describeCategories(
  { change }: Filling,
  described: readonly DemonstrationCategory[],
): Promise<number> {
  const categories = await change.list('categories');
  let count = 0;
  for (const { name, description, ink, parent } of described) {
    const category = categoryNamed(name, categories);
    if (!category || !isBare(category)) continue;
    const above = parent ? categoryNamed(parent, categories) : undefined;
    const parentId = above && isBare(above) ? above.id : undefined;
    await change.replace('categories', { ...category, description, ink, parentId });
    count += 1;
  }
  return count;
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
  tags: z.number(),
  pictures: z.number(),
});

/**
 * Fills the site with a demonstration newspaper in one transaction: published articles of the last weeks with their
 * authors, tags and pictures, and descriptions for categories that have nothing but a name. What is there already, by
 * its id, stays as it is; filling twice adds nothing.
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
    ...(await import('./demonstration-categories.ts')),
  }),
  change: async (change, { actor, ports, prepared: { stories, ...newspaper } }) => {
    const filling = { change, actor, now: ports.clock.now() };
    const described = await describeCategories(filling, newspaper.demonstrationCategories);
    const pictures = await addPictures(filling, newspaper.demonstrationPictures);
    const authors = await addNamed(filling, 'authors', newspaper.demonstrationAuthors);
    const tags = await addNamed(filling, 'tags', newspaper.demonstrationTags);
    let articles = 0;
    for (const story of stories) {
      const bylines = story.by.map((name) => ({ name, authorId: authors.idOf(name) }));
      const tagIds = story.tags.map(tags.idOf);
      if (await addStory(filling, story, { bylines, tagIds })) articles += 1;
    }
    const value = { articles, authors: authors.added, tags: tags.added, pictures };
    if ([...Object.values(value), described].every((count) => count === 0)) return { value };
    const added = countedInOwn(articles, { one: 'article', other: 'articles' });
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
