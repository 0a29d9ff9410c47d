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

/** Follow-up changes in other collections, by the kind that was changed. */
const followers: { [Name in ContentName]?: Follow<RecordOf<Name>> } = {
  categories: moveArticles,
};

/** Kinds that replace the generic save and delete use cases. */
const ownUseCases: { [Name in ContentName]?: ContentUseCases<Name> } = {
  articles: articleUseCases,
};

export const contentNames = collectionNames.filter(
  (name): name is ContentName => 'kind' in collections[name],
);

/** Returns the save and delete use cases of a kind of content. */
export async function contentUseCasesOf<Name extends ContentName>(
  name: Name,
): Promise<ContentUseCases<Name>> {
  return (
    ownUseCases[name] ?? contentUseCases(name, await definitions[name].kind(), followers[name])
  );
}
