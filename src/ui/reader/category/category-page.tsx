import type { CategoryLink } from '#core/article/article-card.ts';
import type { CategoryFront } from '#core/category/category-front.ts';
import type { SearchPage } from '#core/search/search.ts';
import type { Site } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { PageDescription, PageHeading } from '#ui/kit/design/page-heading.tsx';
import { Pager } from '#ui/kit/design/pager.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { categoryPath, patterns, searchPath } from '#ui/routes.ts';
import * as words from '#ui/words/fronts-words.ts';
import { ListRow, ListRows } from '../article-list/list-row.tsx';
import { WithRail } from '../article-list/with-rail.tsx';
import { VideoBlock } from '../video/video-block.tsx';
import { VideoList } from '../video/video-list.island.tsx';
import { StoryGrid } from '../web-stories/story-grid.tsx';

function NoArticles({ category }: CategoryFront) {
  const name = category.name || words.thisCategory;
  return (
    <EmptyState
      heading={words.noArticlesFound}
      action={
        <ButtonLink href={patterns.home} tone="line">
          {words.backToHome}
        </ButtonLink>
      }
    >
      {words.thereAreNoArticlesIn(name)}
    </EmptyState>
  );
}

function FoundArticles({ name, found }: { name: string; found: SearchPage }) {
  return (
    <section aria-labelledby="found" className="mt-12">
      <BlockHeading id="found" more={{ href: searchPath({ q: name }), label: words.allResults }}>
        {words.articlesThatMention(name)}
      </BlockHeading>
      <ListRows>
        {found.results.map(({ article }) => (
          <li key={article.id}>
            <ListRow article={article} level={3} hasKicker />
          </li>
        ))}
      </ListRows>
    </section>
  );
}

interface CategoryArticlesProps {
  front: CategoryFront;
  /** Search results for the name of an empty category. */
  found?: SearchPage | undefined;
}

/** One page of the category's articles; a note and search results if it has none. */
export function CategoryArticles({ front, found }: CategoryArticlesProps) {
  const { category, articles, page, pages } = front;
  if (articles.length === 0 && pages === 1) {
    return (
      <>
        <NoArticles {...front} />
        {found && found.results.length > 0 && <FoundArticles name={category.name} found={found} />}
      </>
    );
  }
  const first = categoryPath(category.slug);
  return (
    <>
      <ListRows>
        {articles.map((article, at) => (
          <li key={article.id}>
            <ListRow article={article} isFirst={at === 0} />
          </li>
        ))}
      </ListRows>
      <Pager page={page} pages={pages} hrefOf={(n) => (n === 1 ? first : `${first}?page=${n}`)} />
    </>
  );
}

/** Link to the category that the page's one belongs to. */
const ParentCategory = ({ parent }: { parent: CategoryLink }) => (
  <nav aria-label={words.breadcrumb}>
    <a
      href={categoryPath(parent.slug)}
      {...writtenIn(parent.name)}
      className="inline-flex min-h-6 items-center wrap-anywhere hover:underline-ui pointer-coarse:min-h-11"
    >
      {parent.name}
    </a>
    <span aria-hidden="true" className="ms-1.5">
      ›
    </span>
  </nav>
);

interface ChildCategoriesProps {
  /** Name of the category that they belong to. */
  of: string;
  categories: readonly CategoryLink[];
}

/** Links to the categories that belong to the page's one. */
function ChildCategories({ of, categories }: ChildCategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={words.sectionsOf(of)} className="mb-5">
      <ul className="flex flex-wrap gap-x-5">
        {categories.map(({ name, slug, ink }) => (
          <li key={slug} data-ink={ink} className="min-w-0">
            <a
              href={categoryPath(slug)}
              {...writtenIn(name)}
              className="group inline-flex min-h-11 items-center text-nav"
            >
              <span className="min-w-0 border-sec border-b-2 pb-px wrap-anywhere group-hover:-mb-0.5 group-hover:border-b-4">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryPageProps {
  front: CategoryFront;
  /** Search results for the name of an empty category. */
  found?: SearchPage | undefined;
  site: Site;
}

/** Page of a category; those of videos and web stories show these above the articles. */
export function CategoryPage({ front, found, site }: CategoryPageProps) {
  const { category, description, parent, children, page } = front;
  const library = page === 1 ? front.videos : [];
  const stories = page === 1 ? front.stories : [];
  const hasMore = library.length > 0 || stories.length > 0;
  return (
    <div data-ink={category.ink} className="wrap">
      <PageHeading above={parent && <ParentCategory parent={parent} />}>
        <Sentence
          words={words.sectionNews}
          slots={{ section: () => <LanguageSpan text={category.name} /> }}
        />
      </PageHeading>
      <PageDescription text={description} />
      <ChildCategories of={category.name} categories={children} />
      <WithRail
        rail={
          <>
            <AdSlot placement="default" ad={site.ads.default} shape="box" />
            {front.videos.length === 0 && <VideoBlock videos={front.newestVideos} />}
          </>
        }
      >
        {library.length > 0 && (
          <section aria-label={words.videoLibrary} className="mb-10">
            <VideoList videos={library} look="grid" />
          </section>
        )}
        {stories.length > 0 && (
          <section aria-label={words.webStories} className="mb-10">
            <StoryGrid stories={stories} storySeconds={site.settings.storySeconds} />
          </section>
        )}
        {hasMore && front.articles.length > 0 && (
          <BlockHeading ink={category.ink}>{words.articles}</BlockHeading>
        )}
        <CategoryArticles front={front} found={found} />
      </WithRail>
    </div>
  );
}
