import type { ContentDefinition } from '../collection.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  type RecordOf,
} from '../collections.ts';
import { type ContentUseCases, contentUseCases } from './content-use-cases.ts';

type IfContent<Name extends CollectionName> = (typeof collections)[Name] extends { kind: unknown }
  ? Name
  : never;

/** The collections that the back office writes. */
export type ContentName = { [Name in CollectionName]: IfContent<Name> }[CollectionName];

const definitions: {
  [Name in ContentName]: Pick<ContentDefinition<RecordOf<Name>>, 'kind' | 'loadUseCases'>;
} = collections;

export const contentNames = collectionNames.filter(
  (name): name is ContentName => 'kind' in collections[name],
);

/** Saving and deleting of a kind of content. */
export async function contentUseCasesOf<Name extends ContentName>(
  name: Name,
): Promise<ContentUseCases<Name>> {
  const { kind, loadUseCases } = definitions[name];
  return loadUseCases ? loadUseCases() : contentUseCases(name, await kind());
}
