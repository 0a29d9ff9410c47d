import type { ArticleCard } from '#core/article/article-card.ts';
import type { ArticlePage as Article } from '#core/article/article-page.ts';
import type { Site } from '#core/site/site.ts';
import { AdSlot } from '#ui/kit/advertisement/ad-slot.tsx';
import { ArticleHeading } from '#ui/kit/article/article-heading.tsx';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Kicker } from '#ui/kit/design/kicker.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { useIsExported } from '#ui/kit/page/server-page.ts';
import { categoryPath, patterns } from '#ui/routes.ts';
import * as words from '#ui/words/article-words.ts';
import { CardColumns } from '../article-list/card-columns.tsx';
import { Headline } from '../article-list/headline.tsx';
import { WithRail } from '../article-list/with-rail.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleByline } from './article-byline.tsx';
import { ArticleColumns } from './article-columns.tsx';
import { ArticleEnd, OldNotice } from './article-end.tsx';
import { Corrections } from './corrections.tsx';
import { LeadFigure } from './lead-figure.tsx';
import { LiveArticle } from './live/live-article.tsx';
import { Topics } from './topics.tsx';

/** Category and headline only, for narrow columns. */
export function TextCard({ article }: { article: ArticleCard }) {
  return (
    <article data-ink={article.category.ink} className="min-w-0">
      <Kicker article={article} />
      <Headline article={article} level={3} className="text-h5" />
    </article>
  );
}

/** Paywall of a premium article, for a reader without a premium subscription. */
function PremiumInvitation({ hasAccount }: { hasAccount: boolean }) {
  const isExported = useIsExported();
  const invitation = hasAccount ? words.switchPremiumOnInProfile : words.logInForPremium;
  return (
    <section aria-labelledby="premium" className="mt-8 grid gap-3 bg-wash p-5">
      <h2 id="premium" className="text-h3">
        {words.thisArticleIsForPremium}
      </h2>
      <p className="text-ink-2">{isExported ? words.thisCopyHasOnlyTheBeginning : invitation}</p>
      {isExported ? null : (
        <p className="flex flex-wrap gap-2">
          {hasAccount ? (
            <ButtonLink tone="sun" href={patterns.profile}>
              {words.goToYourProfile}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink tone="sun" href={patterns.login}>
                {words.logIn}
              </ButtonLink>
              <ButtonLink tone="line" href={patterns.register}>
                {words.makeAnAccount}
              </ButtonLink>
            </>
          )}
        </p>
      )}
    </section>
  );
}

interface ArticlePageProps {
  article: Article;
  site: Pick<Site, 'ads' | 'isDemo' | 'look'>;
  /** True where the reader is logged in. */
  hasAccount: boolean;
  /** Whether the reader’s account has saved it; `undefined` without an account. */
  isSaved?: boolean | undefined;
}

function LatestRail({ articles }: { articles: Article['latest'] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <BlockHeading id="latest">{words.latestNews}</BlockHeading>
      <ul className="[&>li]:border-rule [&>li]:border-t [&>li]:py-3 [&>li:first-child]:border-t-0 [&>li:first-child]:pt-0">
        {articles.map((one) => (
          <li key={one.id}>
            <TextCard article={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoreFromCategory({ article: { category, more } }: { article: Article }) {
  if (more.length === 0) return null;
  const section = () => <LanguageSpan text={category.name} />;
  return (
    <section aria-labelledby="more" className="mt-14 print:hidden">
      <BlockHeading
        id="more"
        ink={category.ink}
        more={{
          href: categoryPath(category.slug),
          label: <Sentence words={words.allNewsOf} slots={{ section }} />,
        }}
      >
        <Sentence words={words.moreFrom} slots={{ section }} />
      </BlockHeading>
      <CardColumns articles={more} />
    </section>
  );
}

/** The article, with advertisements and related articles around it. */
export function ArticleLayout({ article, site, hasAccount, isSaved }: ArticlePageProps) {
  const { ads, isDemo, look } = site;
  const ad = ads['article-body'];
  const end = <ArticleEnd article={article} isSaved={isSaved} />;
  const rail = (
    <>
      {/* Hidden below the text of a cut article: it would directly follow the invitation
          to Premium. */}
      <div className={article.isCut ? 'max-lg:hidden' : ''}>
        <AdSlot placement="default" ad={ads.default} shape="box" />
      </div>
      <LatestRail articles={article.latest} />
    </>
  );
  return (
    <div data-ink={article.category.ink} className="wrap">
      <a
        href={patterns.home}
        className="-ms-1 mt-2 inline-flex min-h-11 items-center gap-1.5 text-ink-2 text-label hover:text-ink hover:underline-ui print:hidden"
      >
        <Icon name="arrow-left" />
        {words.backToHome}
      </a>
      {article.live ? (
        <LiveArticle
          article={article}
          live={article.live}
          end={end}
          rail={<div className="mt-10 grid gap-9 lg:sticky lg:top-18 lg:mt-0">{rail}</div>}
        />
      ) : (
        <WithRail rail={rail}>
          <article className="min-w-0 lg:pe-(--gutter)">
            <ArticleHeading article={article}>
              <ArticleByline article={article} look="row" />
            </ArticleHeading>
            <LeadFigure article={article} />
            <ArticleColumns article={article} end={end}>
              <OldNotice article={article} />
              <ArticleBody
                article={article}
                ad={ad}
                hasHouseAd={isDemo && look.invitesAdvertisers}
              />
              {article.isCut && <PremiumInvitation hasAccount={hasAccount} />}
              <Corrections article={article} />
              <Topics tags={article.tags} />
            </ArticleColumns>
          </article>
        </WithRail>
      )}
      <MoreFromCategory article={article} />
    </div>
  );
}
