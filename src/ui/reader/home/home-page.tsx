import type { Front } from '#core/front/front.ts';
import type { Site } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { WithRail } from '../article-list/with-rail.tsx';
import { VideoBlock } from '../video/video-block.tsx';
import { BusinessBlock } from './business-block.tsx';
import { LatestNews } from './latest-news.tsx';
import { StoriesBlock } from './stories-block.tsx';
import { TechnologyBlock } from './technology-block.tsx';
import { TopStories } from './top-stories.tsx';

interface HomePageProps {
  front: Front;
  site: Site;
}

/** Advertising slots of the homepage, from top to bottom. */
const slots = ['homepage-top', 'homepage-mid', 'homepage-sticky'] as const;

/**
 * Slots to show: every sold one, and the first unsold one for the house advertisement. A demo shows
 * all slots, as specified.
 */
export function shownSlots({ ads, isDemo }: Pick<Site, 'ads' | 'isDemo'>): ReadonlySet<string> {
  const forHouse = slots.find((slot) => !ads[slot]);
  return new Set(slots.filter((slot) => isDemo || ads[slot] || slot === forHouse));
}

/** The homepage; blocks without content are left out. */
export function HomePage({ front, site }: HomePageProps) {
  const { ads, settings } = site;
  const shown = shownSlots(site);
  const { lead, sides, latest, business, tech, videos, stories } = front;
  return (
    <div>
      <div className="wrap pt-3 pb-5 md:pt-3.5 md:pb-7">
        {shown.has('homepage-top') && (
          <AdSlot placement="homepage-top" ad={ads['homepage-top']} shape="wide" />
        )}
      </div>
      <div className="wrap">
        {lead ? (
          <TopStories lead={lead} sides={sides} />
        ) : (
          <EmptyState heading={settings.siteName} level={1}>
            There are no articles yet. Come back soon.
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
            <StoriesBlock stories={stories} storySeconds={settings.storySeconds} />
            <BusinessBlock articles={business} />
            <TechnologyBlock articles={tech} />
          </div>
        </WithRail>
      </div>
    </div>
  );
}
