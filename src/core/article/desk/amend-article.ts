import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { accepted } from '../../accepted.ts';
import { readInput } from '../../use-case.ts';
import type { Article } from '../article.ts';
import { authorsOf } from '../authors-of.ts';
import { type Byline, creditOf, nameKey } from '../byline.ts';
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

/** An author by id, or by name where only that is known. */
const keyOf = ({ authorId, name }: Byline): string => authorId ?? nameKey(name);

/** Returns the bylines of an article; those of one that has a text alone are the names in it. */
const bylinesOf = ({ bylines = [], author }: Article | Draft): Byline[] =>
  bylines.length > 0 ? bylines : authorsOf(author).map(({ name }) => ({ name }));

function amendedBylines(
  copy: Article | Draft,
  { authorsAdded = [], authorsRemoved = [] }: Amendment,
): Byline[] {
  const gone = new Set(authorsRemoved.flatMap((byline) => [keyOf(byline), nameKey(byline.name)]));
  const kept = bylinesOf(copy).filter((byline) => !gone.has(keyOf(byline)));
  const present = new Set(kept.map(keyOf));
  return [...kept, ...authorsAdded.filter((byline) => !present.has(keyOf(byline)))];
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
  const bylines = namesAuthors ? amendedBylines(copy, given) : copy.bylines;
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
