import { type CollectionName, collections } from '../collections.ts';
import type { Failure } from '../errors.ts';
import { type Actor, mustBe, mustBeEditor } from '../use-case.ts';

/** True where the actor may see the collection. */
export const objectionTo = (actor: Actor, name: CollectionName): Failure | undefined =>
  mustBe(collections[name].seenBy ?? 'editor')(actor);

/** Whose articles alone somebody sees; `undefined` for those who see all. */
export const onlyWriter = (actor: Actor): string | undefined =>
  actor.kind === 'staff' && mustBeEditor(actor) ? (actor.userId ?? '') : undefined;
