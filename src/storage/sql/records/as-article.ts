import type { CollectionName, RecordOf } from '#core/collections.ts';

/** The record as an article, when it is one. */
export const asArticle = <Name extends CollectionName>(
  name: Name,
  record: RecordOf<Name>,
): RecordOf<'articles'> | undefined =>
  name === 'articles' ? (record as RecordOf<'articles'>) : undefined;
