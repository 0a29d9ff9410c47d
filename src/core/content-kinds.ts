import { articleUseCases } from './article/desk/change-article.ts';
import { moveArticles } from './category/move-articles.ts';
import type { ContentDefinition } from './collection.ts';
import { type CollectionName, collectionNames, collections, type RecordOf } from './collections.ts';
import { type ContentUseCases, contentUseCases, type Follow } from './content/content-use-cases.ts';

type IfContent<Name extends CollectionName> = (typeof collections)[Name] extends { kind: unknown }
  ? Name
  : never;

/** The collections that the back office writes. */
export type ContentName = { [Name in CollectionName]: IfContent<Name> }[CollectionName];

const definitions: {
  [Name in ContentName]: Pick<ContentDefinition<RecordOf<Name>>, 'kind'>;
} = collections;

/** Consequences of a change for other kinds; most kinds have none. */
const followers: { [Name in ContentName]?: Follow<RecordOf<Name>> } = {
  categories: moveArticles,
};

/** Ways of saving and deleting of their own, where the usual ones don't do. */
const ownUseCases: { [Name in ContentName]?: ContentUseCases<Name> } = {
  articles: articleUseCases,
};

export const contentNames = collectionNames.filter(
  (name): name is ContentName => 'kind' in collections[name],
);

/** Saving and deleting of a kind of content. */
export async function contentUseCasesOf<Name extends ContentName>(
  name: Name,
): Promise<ContentUseCases<Name>> {
  return (
    ownUseCases[name] ?? contentUseCases(name, await definitions[name].kind(), followers[name])
  );
}
