import { readReader } from './account/read-reader.ts';
import { listCorrections } from './article/corrections/list-corrections.ts';
import { countArticles } from './article/count-articles.ts';
import { listArticles } from './article/list-articles.ts';
import { readPreview } from './article/preview-links/read-preview.ts';
import { readVersions } from './article/published-versions/read-versions.ts';
import { readArticle } from './article/read-article.ts';
import { listAuthors, readAuthor } from './author/read-author.ts';
import { readCategoryFront } from './category/read-category-front.ts';
import { readFront } from './front/read-front.ts';
import { listPages, readPage } from './page/read-page.ts';
import { readIsSaved } from './saved-article/read-is-saved.ts';
import { searchArticles } from './search/search-articles.ts';
import { readSite } from './site/read-site.ts';
import { listTags, readTag } from './tag/read-tag.ts';
import { listStories } from './web-story/list-stories.ts';

/** Use cases of who only reads: what the browser edition loads with every page. */
export const readingUseCases = {
  readSite,
  readFront,
  readCategoryFront,
  readArticle,
  readVersions,
  readPreview,
  listArticles,
  countArticles,
  listCorrections,
  listAuthors,
  readAuthor,
  listTags,
  readTag,
  listPages,
  readPage,
  listStories,
  searchArticles,
  readReader,
  readIsSaved,
};
