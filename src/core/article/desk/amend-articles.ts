import { stretchFrom } from '../../list-stretch.ts';
import type { NewRecord, StoreChange, Where } from '../../ports.ts';
import type { Article } from '../article.ts';

/** Conditions on fields that publications and drafts share. */
type ArticlesWhere = Where<'articles'> & Where<'drafts'>;

/** Sets these fields in matching publications and drafts. Returns the number of publications. */
export async function amendArticles(
  change: StoreChange,
  where: ArticlesWhere,
  fields: Partial<Pick<NewRecord<'articles'>, 'category' | 'sectionId'>>,
): Promise<number> {
  const count = await change.amend('articles', where, fields);
  await change.amend('drafts', where, fields);
  return count;
}

/** Articles that are read at once, so that long lists need little memory. */
const STRETCH = 100;

async function amendEach(
  change: StoreChange,
  name: 'articles' | 'drafts',
  where: ArticlesWhere,
  fieldsOf: (article: Article) => Partial<Article> | undefined,
): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const { records, next } = await stretchFrom(
      change,
      name,
      { where },
      { cursor, limit: STRETCH },
    );
    for (const record of records) {
      const fields = fieldsOf(record);
      if (!fields) continue;
      await change.put(name, { ...record, ...fields });
      count += 1;
    }
    cursor = next;
  } while (cursor !== undefined);
  return count;
}

/**
 * Sets in each matching publication and draft the fields that `fieldsOf` returns for it; `undefined` leaves it
 * as it is. Fields that order lists must stay. Returns the number of publications that were changed.
 */
export async function amendEachArticle(
  change: StoreChange,
  where: ArticlesWhere,
  fieldsOf: (article: Article) => Partial<Article> | undefined,
): Promise<number> {
  const count = await amendEach(change, 'articles', where, fieldsOf);
  await amendEach(change, 'drafts', where, fieldsOf);
  return count;
}
