import { articleUseCases } from './article/desk/change-article.ts';
import { renameInArticles } from './author/rename-in-articles.ts';
import { completeCategory } from './category/complete-category.ts';
import { followCategory } from './category/follow-category.ts';
import type { ContentDefinition } from './collection.ts';
import { type CollectionName, collectionNames, collections, type RecordOf } from './collections.ts';
import {
  type Besides,
  type ContentUseCases,
  contentUseCases,
} from './content/content-use-cases.ts';
import { leaveAddresses, withFreeSlug } from './content/with-free-slug.ts';
import { completePage, followPage } from './page/complete-page.ts';
import { retagArticles } from './tag/retag-articles.ts';

type IfContent<Name extends CollectionName> = (typeof collections)[Name] extends { kind: unknown }
  ? Name
  : never;

/** The collections that the back office writes. */
export type ContentName = { [Name in CollectionName]: IfContent<Name> }[CollectionName];

const definitions: {
  [Name in ContentName]: Pick<ContentDefinition<RecordOf<Name>>, 'kind'>;
} = collections;

/** Effects of saving and deleting a kind besides writing the record. */
const besides: { [Name in ContentName]?: Besides<RecordOf<Name>> } = {
  authors: {
    complete: (view, record, id) => withFreeSlug(view, 'authors', record, id),
    follow: async (change, before, after) => {
      if (after && after.id !== before.id) await leaveAddresses(change, 'authors', before, after);
      return renameInArticles(change, before, after);
    },
  },
  categories: { complete: completeCategory, follow: followCategory },
  pages: { complete: completePage, follow: followPage },
  tags: {
    complete: (view, record, id) => withFreeSlug(view, 'tags', record, id),
    follow: async (change, before, after) => {
      if (after && after.id !== before.id) await leaveAddresses(change, 'tags', before, after);
      return retagArticles(change, before, after);
    },
  },
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
  return ownUseCases[name] ?? contentUseCases(name, await definitions[name].kind(), besides[name]);
}
