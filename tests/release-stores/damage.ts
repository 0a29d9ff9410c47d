/** SQL that damages a database: unreadable records, and columns that contradict their record. */
export const sqlDamage = [
  // Unreadable records.
  `update articles set record = '{"id":"article-2","tit' where id = 'article-2'`,
  `update articles set record = '' where id = 'article-3'`,
  `update categories set record = 'null' where id = 'cat-2'`,
  `update categories set record = '[1,2]' where id = 'cat-4'`,
  `update stories set record = '<!doctype html>'
    where position = (select min(position) from stories)`,
  // Columns that contradict their record.
  `update categories set record = '{"id":"cat-99","name":"Elsewhere"}' where id = 'cat-3'`,
  `update articles set version = 9 where id = 'article-4'`,
  `update articles set filter_category = 'nowhere', filter_featured = 'maybe', sort_published = 0,
    listed_at = 0, words = '' where id = 'article-5'`,
  `update users set filter_email = 'somebody@example.com', words = ''
    where position = (select max(position) from users)`,
];

/** Statement that removes the newest article from an engine's search index. */
export const searchDamage = {
  sqlite: 'delete from article_search_rows where id = (select max(id) from article_search_rows)',
  postgres: `delete from article_search
    where position = (select max(position) from article_search)`,
};

/** Damages some texts of a small local storage; others stay unchanged. */
export function damageTexts(texts: Record<string, string>): Record<string, string> {
  const articles: unknown[] = JSON.parse(texts.articles ?? '[]');
  const odd = [null, 7, 'x', [], {}, { id: '' }, { id: 5, title: 'A number for an id' }];
  const categories = texts.categories ?? '';
  return {
    ...texts,
    articles: JSON.stringify([
      ...odd,
      ...articles,
      { id: 'article-odd', title: 'Odd', content: 7 },
    ]),
    // Half-written when the browser ended.
    categories: categories.slice(0, categories.length / 2),
    webStories: '<!doctype html>',
    siteSettings: '{}',
    contactMessages: '',
    currentUser: '{"id":',
  };
}
