import type { SitePart } from '#blocks/site-part/site-part.ts';
import type { SpecifiedPage } from '#core/page/page.ts';
import type { Site } from '#core/site/site.ts';
import * as words from '#ui/words/static-pages-words.ts';

export interface Term {
  name: string;
  /** Line of small text under the name. */
  note?: string;
  text: string;
}

/** A section of a specified page: paragraphs, then terms, then a sentence with a link, then a part of the site. */
export interface SectionWords {
  heading: string;
  paragraphs?: readonly string[];
  terms?: readonly Term[];
  /** Sentence with a `link` to the contact page. */
  invitation?: string;
  /** Label of a button that leads to the contact page. */
  button?: string;
  part?: SitePart;
}

/** The words of a specified page. */
export interface SpecifiedWords {
  heading: string;
  /** Meta description. */
  description: string;
  standfirst?: string;
  /** True if the day on which the page is read is shown as that of its last update. */
  isDated?: true;
  sections: readonly SectionWords[];
}

const team: Term[] = [
  {
    name: words.anjali,
    note: words.editorInChief,
    text: words.decidesWhatLeadsAndReads,
  },
  {
    name: words.kabir,
    note: words.managingEditor,
    text: words.runsTheMorningMeeting,
  },
  {
    name: words.lakshmi,
    note: words.headOfVisuals,
    text: words.looksAfterPicturesWebStories,
  },
  {
    name: words.tenzin,
    note: words.headOfProduct,
    text: words.buildsTheSite,
  },
];

const benefits: Term[] = [
  {
    name: words.aCalmPage,
    text: words.eachAdvertisementHasItsOwn,
  },
  {
    name: words.readersWhoCameToRead,
    text: words.peopleOpenTheFrontPage,
  },
  {
    name: words.noTracking,
    text: words.wePlaceByPage,
  },
  {
    name: words.plainLabels,
    text: words.everyPaidSpaceCarries,
  },
];

const solutions: Term[] = [
  {
    name: words.homepageTop,
    text: words.theWideSpaceAbove,
  },
  {
    name: words.homepageMidPage,
    text: words.theSameFormatBetween,
  },
  {
    name: words.homepageSticky,
    text: words.a300By250Space,
  },
  {
    name: words.inArticle,
    text: words.a300By250SpaceAfter,
  },
  {
    name: words.picturesAndSilentFilms,
    text: words.eachSpaceTakesAPicture,
  },
];

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
const termsSections = ({
  edition,
  settings: { siteName },
}: Pick<Site, 'edition' | 'settings'>): SectionWords[] => [
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

const OTHER_HOSTS = words.whatComesFromOtherHosts;

/** Privacy policy of the browser edition; it must match what the code does. */
const inThisBrowser = (siteName: string, contactEmail: string): SectionWords[] => [
  {
    heading: words.whatIsKeptAndWhere,
    paragraphs: [words.thisEdition(siteName), words.noCookiesAreSetNothing],
  },
  {
    heading: words.yourAccount,
    paragraphs: [words.ifYouRegisterYourName, words.whileYouAreLogged],
  },
  {
    heading: words.newsletterAndMessages,
    paragraphs: [words.anAddressThatYouEnter, words.registrationsSubscriptionsAndMessages],
  },
  {
    heading: words.notifications,
    paragraphs: [words.yourBrowserMayAskWhether, words.nothingIsSent],
  },
  {
    heading: OTHER_HOSTS,
    paragraphs: [words.picturesTypeAndEverythingElse, words.theNewsroomCanAddPictures],
  },
  {
    heading: words.yourChoices,
    paragraphs: [words.toDeleteEverythingAtOnce, words.questionsAboutThisPolicyReach(contactEmail)],
  },
];

/** Privacy policy of the server edition; it must match what the code does. */
const onServer = (siteName: string, contactEmail: string): SectionWords[] => [
  {
    heading: words.whatIsKeptAndWhere,
    paragraphs: [
      words.keepsItsArticlesAndWhatever(siteName),
      words.aCookieIsSet,
      words.yourNetworkAddressIsUsed,
    ],
  },
  {
    heading: words.yourAccount,
    paragraphs: [words.ifYouRegisterYourNameYourE, words.loggingOutEndsTheSession],
  },
  {
    heading: words.newsletterAndMessages,
    paragraphs: [
      words.anAddressThatYouEnterForTheNewsletter,
      words.registrationsSubscriptionsAndMessagesAreAlsoNoted,
    ],
  },
  {
    heading: words.notifications,
    paragraphs: [words.yourBrowserMayAskWhetherThisSite, words.ifYouAllowThem],
    part: 'notifications',
  },
  ...inThisBrowser(siteName, contactEmail).filter(({ heading }) => heading === OTHER_HOSTS),
  {
    heading: words.yourChoices,
    paragraphs: [words.youCanDeleteYourAccount(contactEmail)],
  },
];

const about = (siteName: string): SpecifiedWords => ({
  heading: words.aboutUs,
  description: words.whoMakesWhatTheNewsroom(siteName),
  standfirst: words.reportsOnIndia(siteName),
  sections: [
    { heading: words.ourMission, paragraphs: [words.weTellReadersWhatHappened, words.aFrontPage] },
    { heading: words.ourVision, paragraphs: [words.aCountry] },
    { heading: words.ourTeam, terms: team, invitation: words.somethingWeShouldLook },
  ],
});

const contact = (siteName: string): SpecifiedWords => ({
  heading: words.contactUs,
  description: words.howToReachTheNewsroom(siteName),
  standfirst: words.aCorrectionATip,
  sections: [
    { heading: words.whereWeAre, part: 'contact-details' },
    { heading: words.sendUsAMessage, part: 'contact-form' },
  ],
});

const advertise = (siteName: string): SpecifiedWords => ({
  heading: words.advertiseWithUs,
  description: words.whatAdvertisingOnOffers(siteName),
  standfirst: words.putYourNameInFront,
  sections: [
    { heading: words.benefits, terms: benefits },
    { heading: words.ourSolutions, terms: solutions },
    { heading: words.talkToUs, paragraphs: [words.tellUs], button: words.contactSales },
  ],
});

/** Returns the words of a specified page, in the site's edition. */
export function specifiedWords(
  page: SpecifiedPage,
  site: Pick<Site, 'edition' | 'settings'>,
): SpecifiedWords {
  const { siteName, contactEmail } = site.settings;
  switch (page) {
    case 'about-us':
      return about(siteName);
    case 'contact-us':
      return contact(siteName);
    case 'advertise-with-us':
      return advertise(siteName);
    case 'terms-of-use':
      return {
        heading: words.termsOfUse,
        description: words.theTerms(siteName),
        isDated: true,
        sections: termsSections(site),
      };
    case 'privacy-policy':
      return {
        heading: words.privacyPolicy,
        description: words.whatKeepsAboutItsReaders(siteName),
        isDated: true,
        sections: (site.edition === 'browser' ? inThisBrowser : onServer)(siteName, contactEmail),
      };
  }
}
