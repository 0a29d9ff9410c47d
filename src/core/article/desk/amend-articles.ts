import type { NewRecord, StoreChange, Where } from '../../ports.ts';

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
