import type { CategoryFront } from '#core/category/category-front.ts';
import type { SearchPage } from '#core/search/search.ts';
import type { Site } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { PageDescription } from '#ui/kit/design/page-description.tsx';
import { PageHeading } from '#ui/kit/design/page-heading.tsx';
import { WithRail } from '../article-list/with-rail.tsx';
import { VideoBlock } from '../video/video-block.tsx';
import { VideoList } from '../video/video-list.island.tsx';
import { StoryGrid } from '../web-stories/story-grid.tsx';
import { CategoryArticles } from './category-articles.tsx';
import { ChildCategories, ParentCategory } from './related-categories.tsx';

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
        <LanguageSpan text={category.name} /> News
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
          <section aria-label="Video library" className="mb-10">
            <VideoList videos={library} look="grid" />
          </section>
        )}
        {stories.length > 0 && (
          <section aria-label="Web stories" className="mb-10">
            <StoryGrid stories={stories} storySeconds={site.settings.storySeconds} />
          </section>
        )}
        {hasMore && front.articles.length > 0 && (
          <BlockHeading ink={category.ink}>Articles</BlockHeading>
        )}
        <CategoryArticles front={front} found={found} />
      </WithRail>
    </div>
  );
}
