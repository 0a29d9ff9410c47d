import { answerOf } from '#api/client.ts';
import type { Article } from '#core/article/article.ts';
import { isImage } from '#core/article/content-block.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import { adminClient } from '../parts/admin-client.ts';

export const showsImage = ({ content }: Pick<Article, 'content'>, url: string): boolean =>
  content.some((block) => isImage(block) && block.src === url);

/** The articles that show the picture. Reads the list page by page, until `isWanted` says no. */
export async function articlesWith(url: string, isWanted: () => boolean): Promise<Article[]> {
  const found: Article[] = [];
  let pages = 1;
  for (let page = 1; page <= pages && isWanted(); page += 1) {
    const asked = adminClient()[':collection'].$get({
      param: { collection: 'articles' },
      query: { q: '', page: String(page) },
    });
    const list = (await answerOf(asked)) as unknown as RecordList<'articles'>;
    pages = list.pages;
    found.push(...list.records.filter((article) => showsImage(article, url)));
  }
  return found;
}
