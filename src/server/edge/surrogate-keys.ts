import { createHash } from 'node:crypto';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import type { Reads } from '#core/freshness/reads.ts';
import { listKey, type Touch, type Touched } from '#core/freshness/touch.ts';

/** Most keys of a page, beside those of whole collections; all must fit into the 8 KB that proxies have for a header. */
const MOST_KEYS = 600;

/** Characters of a hash: with 48 bits, two keys of a million are hardly ever the same, and then too much is purged. */
const HASH_LENGTH = 8;

/** Part of a collection that a page depends on: a record as a whole, its card, or a list. */
type Part = 'record' | 'card' | 'list';

const partKey = (name: CollectionName, part: Part, key: string): string =>
  createHash('sha256').update(`${name} ${part} ${key}`).digest('base64url').slice(0, HASH_LENGTH);

/** Key of all pages that read anything of a collection. */
const anyOf = (name: CollectionName): string => `${name}-any`;

/** Key of the pages that any change of a collection touches. */
const wholeOf = (name: CollectionName): string => `${name}-whole`;

/** Returns the keys by which a page with these reads is purged. Of collections for which there is no room, the whole. */
export function keysOfReads(reads: Reads): string[] {
  let left = MOST_KEYS;
  const sized = [...reads].map(([name, of]) => {
    return { name, of, count: of.records.size + of.cards.size + of.lists.size };
  });
  return sized
    .sort((one, other) => one.count - other.count)
    .flatMap(({ name, of: { isWhole, records, cards, lists }, count }) => {
      if (isWhole || count > left) return [anyOf(name), wholeOf(name)];
      left -= count;
      return [
        anyOf(name),
        ...[...records].map((id) => partKey(name, 'record', id)),
        ...[...cards].map((id) => partKey(name, 'card', id)),
        ...[...lists.keys()].map((key) => partKey(name, 'list', key)),
      ];
    });
}

const keysOfTouch = (name: CollectionName, { id, hasNewCard, lists }: Touch): string[] => [
  partKey(name, 'record', id),
  ...(hasNewCard ? [partKey(name, 'card', id)] : []),
  ...[...lists, listKey('id', id)].map((key) => partKey(name, 'list', key)),
];

/**
 * Returns the keys of all pages that a change may affect, as `isTouched` says; and of more, since a key says nothing
 * about how far down a list a page reads.
 */
export const keysOfTouched = (touched: Touched): string[] =>
  [...touched].flatMap(([name, touches]) =>
    touches
      ? [wholeOf(name), ...touches.flatMap((touch) => keysOfTouch(name, touch))]
      : [anyOf(name)],
  );

/** Returns keys of all pages. */
export const keysOfAll = (): string[] => collectionNames.map(anyOf);
