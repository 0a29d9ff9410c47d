import type { ReactNode } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import type { SectionInk } from '#core/category/section-ink.ts';
import type { Front } from '#core/front/front.ts';
import type { Site } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { invitesAdvertisers } from '#ui/kit/frame/site-links.ts';
import { categoryPath, patterns } from '#ui/routes.ts';
import * as words from '#ui/words/fronts-words.ts';
import { ArticleMeta } from '../article-list/article-meta.tsx';
import { CardColumns } from '../article-list/card-columns.tsx';
import { Headline } from '../article-list/headline.tsx';
import { PictureLink } from '../article-list/picture-link.tsx';
import { SideCard } from '../article-list/side-card.tsx';
import { StackedCard } from '../article-list/stacked-card.tsx';
import { Summary } from '../article-list/summary.tsx';
import { WithRail } from '../article-list/with-rail.tsx';
import { VideoBlock } from '../video/video-block.tsx';
import { StoryStrip } from '../web-stories/story-grid.tsx';
import { SectionBand } from './section-band.tsx';
import { TopStories } from './top-stories.tsx';

const latestColumns = {
  withPicture:
    'grid-cols-[minmax(0,1fr)_88px] md:grid-cols-[116px_minmax(0,1fr)_168px] md:grid-rows-[auto_1fr]',
  inWords: 'grid-cols-1 md:grid-cols-[116px_minmax(0,1fr)] md:grid-rows-[auto_1fr]',
} as const;

/** Time, text, and the picture if there is one; on phones the summary spans the row below. */
function LatestRow({ article }: { article: ArticleCard }) {
  const hasPicture = article.picture.src !== undefined;
  return (
    <article
      data-ink={article.category.ink}
      className={`group grid items-start gap-x-4 gap-y-1.5 md:gap-x-6 md:gap-y-0 ${hasPicture ? latestColumns.withPicture : latestColumns.inWords}`}
    >
      <div className="hidden md:row-span-2 md:block md:pt-px">
        <ArticleMeta article={article} isStacked />
      </div>
      <div className="min-w-0">
        <Kicker article={article} className="md:mb-[3px]" />
        <Headline article={article} level={3} className="text-h3" />
      </div>
      {hasPicture && <PictureLink article={article} ratio="4:3" className="md:row-span-2" />}
      <div className={`md:col-start-2 ${hasPicture ? 'max-md:col-span-2' : ''}`}>
        <Summary className="line-clamp-3 max-w-[62ch] md:mt-1.5 md:line-clamp-2">
          {article.summary}
        </Summary>
        <ArticleMeta article={article} className="mt-1.5 md:hidden" />
      </div>
    </article>
  );
}

/** The newest articles that are not shown further up. */
function LatestNews({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <BlockHeading id="latest" more={{ href: categoryPath('India'), label: words.moreIndia }}>
        {words.latestNews}
      </BlockHeading>
      <ul className="[&>li]:border-rule [&>li]:border-t [&>li]:py-4 [&>li:first-child]:border-t-0 [&>li:first-child]:pt-0 [&>li:last-child]:pb-0">
        {articles.map((article) => (
          <li key={article.id}>
            <LatestRow article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const rowList =
  'md:flex md:flex-col [&>li]:border-rule [&>li]:border-t [&>li]:py-3.5 [&>li:last-child]:pb-0 md:[&>li:first-child]:border-t-0 md:[&>li:first-child]:pt-0';

/**
 * One story alone has its text beside the picture, two share the row, from three on the first is
 * large with the others in rows beside it.
 */
function BusinessStories({ articles }: { articles: ArticleCard[] }) {
  const [first, ...rest] = articles;
  if (!first) return null;
  if (rest.length === 0) {
    return <StackedCard article={first} size="h2" arrangement="beside" hasSummary />;
  }
  if (rest.length === 1) return <CardColumns articles={articles} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <StackedCard article={first} size="h2" hasSummary />
      <ul className={`${rowList} ${rest.length > 2 ? 'md:[&>li]:flex-[1_0_auto]' : ''}`}>
        {rest.map((article) => (
          <li key={article.id}>
            <SideCard article={article} hasSummary />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FrontBlockProps {
  id: string;
  heading: string;
  ink: SectionInk;
  more: { href: string; label: string };
  children: ReactNode;
}

/** Band of a section, under a heading in its colour with a link to more. */
const FrontBlock = ({ id, heading, ink, more, children }: FrontBlockProps) => (
  <section aria-labelledby={id} className="band">
    <BlockHeading id={id} ink={ink} more={more}>
      {heading}
    </BlockHeading>
    {children}
  </section>
);

interface HomePageProps {
  front: Front;
  site: Site;
}

/** Advertising slots of the homepage, from top to bottom. */
const slots = ['homepage-top', 'homepage-mid', 'homepage-sticky'] as const;

/**
 * Slots to show: every sold one, and the first unsold one for the house advertisement, if the look invites
 * advertisers. A demo shows all slots, as specified.
 */
export function shownSlots(
  site: Pick<Site, 'ads' | 'isDemo' | 'look' | 'withdrawnPages'>,
): ReadonlySet<string> {
  const { ads, isDemo } = site;
  if (!invitesAdvertisers(site)) return new Set(slots.filter((slot) => ads[slot]));
  const forHouse = slots.find((slot) => !ads[slot]);
  return new Set(slots.filter((slot) => isDemo || ads[slot] || slot === forHouse));
}

/** The homepage; blocks without content are left out. */
export function HomePage({ front, site }: HomePageProps) {
  const { ads, settings } = site;
  const shown = shownSlots(site);
  const { lead, related, sides, latest, business, tech, videos, stories, band, mostRead } = front;
  return (
    <div>
      <div className="wrap pt-3 pb-5 md:pt-3.5 md:pb-7">
        {shown.has('homepage-top') && (
          <AdSlot placement="homepage-top" ad={ads['homepage-top']} shape="wide" />
        )}
      </div>
      <div className="wrap">
        {lead ? (
          <TopStories lead={lead} related={related} sides={sides} />
        ) : (
          <EmptyState heading={settings.siteName} level={1}>
            {words.thereAreNoArticlesYet}
          </EmptyState>
        )}
      </div>
      {shown.has('homepage-mid') && (
        <div className="wrap band">
          <AdSlot placement="homepage-mid" ad={ads['homepage-mid']} shape="wide" />
        </div>
      )}
      <div className="wrap band">
        <WithRail
          rail={
            <>
              {shown.has('homepage-sticky') && (
                <AdSlot placement="homepage-sticky" ad={ads['homepage-sticky']} shape="box" />
              )}
              <VideoBlock videos={videos} />
            </>
          }
        >
          <div className="[&>:first-child]:mt-0">
            <LatestNews articles={latest} />
            {stories.length > 0 && (
              <FrontBlock
                id="stories"
                heading={words.webStoriesHeading}
                ink="entertainment"
                more={{ href: patterns.webStories, label: words.allStories }}
              >
                <StoryStrip stories={stories} storySeconds={settings.storySeconds} />
              </FrontBlock>
            )}
            {business.length > 0 && (
              <FrontBlock
                id="business"
                heading={words.business}
                ink="business"
                more={{ href: categoryPath('Business'), label: words.moreBusiness }}
              >
                <BusinessStories articles={business} />
              </FrontBlock>
            )}
            {tech.length > 0 && (
              <FrontBlock
                id="technology"
                heading={words.technology}
                ink="tech"
                more={{ href: categoryPath('Tech'), label: words.moreTechnology }}
              >
                <CardColumns articles={tech} />
              </FrontBlock>
            )}
          </div>
        </WithRail>
      </div>
      <SectionBand band={band} mostRead={mostRead} />
    </div>
  );
}
