import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { presentNames } from '../article/desk/current-references.ts';
import {
  type CollectionName,
  collectionNames,
  definitionOf,
  type RecordOf,
} from '../collections.ts';
import { failures, Refusal } from '../errors.ts';
import type { StoreChange, StoreView } from '../ports.ts';
import {
  type Amended,
  type DeletedParts,
  deletionIdOf,
  partsOf,
  type Removed,
} from './deleted-parts.ts';
import type { Deletion } from './deletion.ts';

/**
 * Returns the deletion of a record. Refuses with `not-found`: it was restored, deleted for good or never deleted, or its
 * days are over.
 */
export async function deletionOf(
  view: StoreView,
  collection: CollectionName,
  id: string,
  now: Date,
): Promise<Deletion> {
  const deletion = await view.get('deletions', deletionIdOf(collection, id));
  if (!deletion || deletion.until <= now.toISOString()) {
    throw new Refusal({ kind: 'not-found', code: 'deletion-gone' });
  }
  return deletion;
}

const isName = (text: string): text is CollectionName =>
  (collectionNames as readonly string[]).includes(text);

/** Parses the record of a removal; `undefined` if this release can't read it. */
function parsed<Name extends CollectionName>(
  name: Name,
  { record }: Removed,
): RecordOf<Name> | undefined {
  const { success, data } = z.safeParse(definitionOf(name).schema, record);
  return success ? data : undefined;
}

/** Returns the record of that collection and id that a deletion removed, if it did. */
export function removedIn<Name extends CollectionName>(
  deletion: Deletion,
  collection: Name,
  id: string,
): RecordOf<Name> | undefined {
  const one = partsOf(deletion).removed.find(
    (other) => other.collection === collection && other.record.id === id,
  );
  return one && parsed(collection, one);
}

/** Elements of a list that another one lacks. */
const beyond = (list: readonly unknown[], other: readonly unknown[]): unknown[] =>
  list.filter((one) => !other.some((each) => dequal(one, each)));

/**
 * Returns a field as it was before a deletion; of a list that was changed since, only what the deletion took from it or
 * added to it is taken back. `current` if something else was changed since.
 */
function takenBack(
  { before, after }: Pick<Amended['fields'][number], 'before' | 'after'>,
  current: unknown,
): unknown {
  if (dequal(current, after)) return before;
  const lists = [before ?? [], after ?? [], current ?? []];
  if (!lists.every((one) => Array.isArray(one))) return current;
  const [was = [], is = [], now = []] = lists;
  return [...beyond(now, beyond(is, was)), ...beyond(beyond(was, is), now)];
}

/** Gives an article the present names of what it refers to: ids and names are fields of their own, and one may have changed. */
export async function renameReferences(
  change: StoreChange,
  collection: 'articles' | 'drafts',
  id: string,
): Promise<void> {
  const article = await change.get<'articles' | 'drafts'>(collection, id);
  if (!article) return;
  const names = await presentNames(change, article);
  const isSame = Object.entries(names).every(([name, value]) => dequal(article[name], value));
  if (!isSame) await change.put(collection, { ...article, ...names }, article.version);
}

async function takeBack(change: StoreChange, { collection, ids, fields }: Amended): Promise<void> {
  if (!isName(collection)) return;
  for (const id of ids) {
    const current = await change.get(collection, id);
    if (!current) continue;
    const before = Object.fromEntries(
      fields.map(({ field, ...values }) => [field, takenBack(values, Reflect.get(current, field))]),
    );
    await change.put(collection, { ...current, ...before });
    if (collection === 'articles' || collection === 'drafts') {
      await renameReferences(change, collection, id);
    }
  }
}

/** Takes a deletion back (`takeBackNoted`) and removes it. */
export async function restoreDeletion(change: StoreChange, deletion: Deletion): Promise<void> {
  await takeBackNoted(change, partsOf(deletion));
  await change.remove('deletions', deletion.id);
}

/**
 * Takes back what was noted of a change: removes the records that it added, adds those that it removed as they were, at
 * their places, and sets the fields that it changed as they were, unless they were changed since. Refuses with
 * `wrong-state`, before anything is written, if a removed record is there again.
 */
export async function takeBackNoted(
  change: StoreChange,
  { added, removed, amended }: DeletedParts,
): Promise<void> {
  for (const { collection, record } of removed) {
    if (isName(collection) && (await change.get(collection, record.id))) {
      throw new Refusal(failures.thereAgain());
    }
  }
  for (const { collection, id } of added.toReversed()) {
    if (isName(collection) && (await change.get(collection, id)))
      await change.remove(collection, id);
  }
  for (const one of removed.toReversed()) {
    if (!isName(one.collection)) continue;
    const record = parsed(one.collection, one);
    if (record) await change.restore(one.collection, record, one.place);
  }
  for (const one of amended.toReversed()) await takeBack(change, one);
}
