import type { NewRecord, StoreChange, Where } from '../../ports.ts';

/** Conditions that publications and drafts both have. */
type ArticlesWhere = Where<'articles'> & Where<'drafts'>;

/** Sets these fields in publications and drafts that match. Returns the number of publications. */
export async function amendArticles(
  change: StoreChange,
  where: ArticlesWhere,
  fields: Partial<Pick<NewRecord<'articles'>, 'category' | 'sectionId'>>,
): Promise<number> {
  const count = await change.amend('articles', where, fields);
  await change.amend('drafts', where, fields);
  return count;
}
