import type { Actor } from '../actor.ts';
import { type CollectionName, definitionOf, type RecordOf } from '../collections.ts';
import type { Failure } from '../errors.ts';
import { admits, atLeast, editors, type Permission } from '../permission.ts';
import type { ListQuery } from '../ports.ts';

/** Those who see a collection in the back office. */
export const audienceOf = (name: CollectionName): Permission =>
  atLeast(definitionOf(name).seenBy ?? 'editor');

/** Why the actor may not see the collection; `undefined` where they may. */
export const objectionTo = (actor: Actor, name: CollectionName): Failure | undefined =>
  audienceOf(name).objectionTo(actor);

/** The account whose own records alone somebody sees; `undefined` for those who see all. */
const onlyWriter = (actor: Actor): string | undefined =>
  actor.kind === 'staff' && !admits(editors, actor) ? (actor.userId ?? '') : undefined;

/** Narrows a list to what somebody sees of a collection: authors see their own where records have owners. */
export function ownedOnly<Name extends CollectionName>(
  actor: Actor,
  name: Name,
): NonNullable<ListQuery<Name>['where']> {
  const { ownedBy } = definitionOf(name);
  const writer = onlyWriter(actor);
  if (ownedBy === undefined || writer === undefined) return {};
  return { [ownedBy]: writer } as NonNullable<ListQuery<Name>['where']>;
}

/** True where a record is among those that `ownedOnly` leaves. */
export function maySee<Name extends CollectionName>(
  actor: Actor,
  name: Name,
  record: RecordOf<Name>,
): boolean {
  const { ownedBy, filters } = definitionOf(name);
  const writer = onlyWriter(actor);
  return ownedBy === undefined || writer === undefined || filters[ownedBy]?.(record) === writer;
}
