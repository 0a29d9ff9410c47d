import { useLoaderData } from 'react-router';
import type { Site } from '#core/site/site.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/static-pages-words.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

/** Terms that differ by edition: where an account is stored, and who keeps copies. */
const ofEdition: Record<Site['edition'], { account: string; copies: string }> = {
  browser: {
    account: words.anAccountNeedsYourName,
    copies: words.theSiteIsOffered,
  },
  server: {
    account: words.anAccountNeedsYourNameAnE,
    copies: words.theSiteIsOfferedAsItIsWeKeep,
  },
};

/** Terms of the site's edition. */
const termsSections = ({ edition, settings: { siteName } }: Site): LegalSection[] => [
  {
    heading: words.usingThisSite,
    paragraphs: [words.anyoneMayReadWithout(siteName), words.youMayNotTry],
  },
  {
    heading: words.yourAccount,
    paragraphs: [ofEdition[edition].account, words.whoeverCanUseThisBrowser],
  },
  {
    heading: words.premium,
    paragraphs: [words.premiumOpensArticles, words.thisEditionTakesNoPayment],
  },
  {
    heading: words.ourArticlesAndPictures,
    paragraphs: [words.textsAndPicturesBelong(siteName), words.theNewsChangesWeCorrect],
  },
  {
    heading: words.advertisementsAndOtherSites,
    paragraphs: [words.paidSpacesCarryTheWord, words.linksAndEmbeddedVideosLead],
  },
  {
    heading: words.liabilityChangesAndLaw,
    paragraphs: [ofEdition[edition].copies, words.whenTheseTermsChange],
  },
];

export const loader = () => ({ today: new Date().toISOString() });

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <LegalPage
      heading={words.termsOfUse}
      siteName={siteName}
      path={patterns.terms}
      description={words.theTerms(siteName)}
      today={useLoaderData<typeof loader>().today}
      sections={termsSections(site)}
    />
  );
}
