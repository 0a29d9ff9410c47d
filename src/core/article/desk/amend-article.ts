import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { accepted } from '../../accepted.ts';
import { foldName } from '../../text/fold.ts';
import { readInput } from '../../use-case.ts';
import type { Article } from '../article.ts';
import { authorsOf } from '../authors-of.ts';
import { type Byline, creditOf } from '../byline.ts';
import { type Amendment, formFields } from './command-input.ts';
import { wordsOf, workingCopy } from './desk.ts';
import type { Draft } from './draft.ts';
import { amendCopies, type DeskChange, withReferences } from './write-desk.ts';

/** Limits that the amended lists must meet, as in the form. */
const limits = z.object({ tagIds: formFields.tagIds, bylines: formFields.bylines });

const tagsOf = (
  { tagIds = [] }: Article | Draft,
  { tagsAdded = [], tagsRemoved = [] }: Amendment,
): string[] => [...new Set([...tagIds.filter((id) => !tagsRemoved.includes(id)), ...tagsAdded])];

/** Gives bylines without an id that of the author with the same name, if there is just one. */
async function known(
  { change }: DeskChange,
  bylines: readonly Byline[],
): Promise<readonly Byline[]> {
  if (bylines.every(({ authorId }) => authorId)) return bylines;
  const authors = await change.list('authors');
  return bylines.map((byline) => {
    if (byline.authorId) return byline;
    const same = authors.filter(({ name }) => foldName(name) === foldName(byline.name));
    return same.length === 1 && same[0] ? { ...byline, authorId: same[0].id } : byline;
  });
}

const isSamePerson = (one: Byline, other: Byline): boolean =>
  one.authorId && other.authorId
    ? one.authorId === other.authorId
    : foldName(one.name) === foldName(other.name);

/** Returns the amended bylines of an article; those of one that has a text alone are the names in it. */
async function amendedBylines(
  opened: DeskChange,
  { bylines = [], author }: Article | Draft,
  { authorsAdded = [], authorsRemoved = [] }: Amendment,
): Promise<Byline[]> {
  const written = bylines.length > 0 ? bylines : authorsOf(author).map(({ name }) => ({ name }));
  const present = await known(opened, written);
  const added = await known(opened, authorsAdded);
  const gone = await known(opened, authorsRemoved);
  const isIn = (all: readonly Byline[], byline: Byline) =>
    all.some((one) => isSamePerson(one, byline));
  const kept = present.filter((byline) => !isIn(gone, byline));
  return [...kept, ...added.filter((byline) => !isIn(kept, byline))];
}

/**
 * Returns the amended fields of a publication or draft with the present names that they refer to. Refuses with `invalid`
 * more tags or authors than an article may have.
 */
async function amendedFields(
  opened: DeskChange,
  copy: Article | Draft,
  given: Amendment,
): Promise<Partial<Article>> {
  const { category = copy.category, isPremium = copy.isPremium } = given;
  const namesTags = given.tagsAdded !== undefined || given.tagsRemoved !== undefined;
  const namesAuthors = given.authorsAdded !== undefined || given.authorsRemoved !== undefined;
  const tagIds = namesTags ? tagsOf(copy, given) : copy.tagIds;
  const bylines = namesAuthors ? await amendedBylines(opened, copy, given) : copy.bylines;
  if (namesTags || namesAuthors) accepted(readInput(limits, { tagIds, bylines }));
  const author = namesAuthors ? creditOf({ author: '', bylines }) : copy.author;
  const words = { ...wordsOf(copy), category, isPremium, tagIds, bylines, author };
  const present = await withReferences(opened, words);
  const { sectionId, tagNames } = present;
  return {
    ...{ category, sectionId, isPremium, tagIds: present.tagIds, tagNames },
    ...{ bylines: present.bylines, author: present.author },
  };
}

/** Sets fields of the publication and of its draft. Writes nothing where they are so already. */
export async function amendArticle(
  opened: DeskChange,
  given: Amendment,
): Promise<Article | Draft | undefined> {
  const changed = await amendCopies(opened, async (copy) => {
    const fields = await amendedFields(opened, copy, given);
    const isSame = dequal({ ...copy, ...fields }, { ...copy });
    return isSame ? undefined : fields;
  });
  return changed ?? workingCopy(opened.desk);
}
