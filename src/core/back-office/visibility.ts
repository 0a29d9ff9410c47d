import type { Actor } from '../actor.ts';
import {
  type CollectionName,
  collectionNames,
  definitionOf,
  type RecordOf,
} from '../collections.ts';
import type { Failure } from '../errors.ts';
import { admits, atLeast, editors, nobody, type Permission } from '../permission.ts';
import type { ListQuery } from '../ports.ts';

/** Returns the permission to see a collection in the back office. */
export function audienceOf(name: CollectionName): Permission {
  const { seenBy = 'editor' } = definitionOf(name);
  return seenBy === 'nobody' ? nobody : atLeast(seenBy);
}

/** Collections that the back office lists, for those who may see them. */
export const listedNames = collectionNames.filter((name) => audienceOf(name) !== nobody);

/** Returns the failure to refuse the actor with; `undefined` if they may see the collection. */
export const objectionTo = (actor: Actor, name: CollectionName): Failure | undefined =>
  audienceOf(name).objectionTo(actor);

/** Returns an author's account id, to which owned records are restricted; `undefined` for editors and owners. */
const onlyWriter = (actor: Actor): string | undefined =>
  actor.kind === 'staff' && !admits(editors, actor) ? (actor.userId ?? '') : undefined;

/** Returns the condition that restricts authors to their own records, in collections with `ownedBy`. */
export function ownedOnly<Name extends CollectionName>(
  actor: Actor,
  name: Name,
): NonNullable<ListQuery<Name>['where']> {
  const { ownedBy } = definitionOf(name);
  const writer = onlyWriter(actor);
  if (ownedBy === undefined || writer === undefined) return {};
  return { [ownedBy]: writer } as NonNullable<ListQuery<Name>['where']>;
}

/** True if the actor may see an owned record with that value of the filter `ownedBy`. */
export function maySeeOf(actor: Actor, owner: string | undefined): boolean {
  const writer = onlyWriter(actor);
  return writer === undefined || (owner ?? '') === writer;
}

/** True if a record meets the condition of `ownedOnly`. */
export function maySee<Name extends CollectionName>(
  actor: Actor,
  name: Name,
  record: RecordOf<Name>,
): boolean {
  const { ownedBy, filters } = definitionOf(name);
  return ownedBy === undefined || maySeeOf(actor, filters[ownedBy]?.(record));
}
