import type { Site } from '#core/site/site.ts';
import * as words from '#ui/words/static-pages-words.ts';
import type { LegalSection } from './legal-page.tsx';

const OTHER_HOSTS = words.whatComesFromOtherHosts;

/** Privacy policy of the browser edition; it must match what the code does. */
const inThisBrowser = (siteName: string, contactEmail: string): LegalSection[] => [
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
const onServer = (siteName: string, contactEmail: string): LegalSection[] => [
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
    hasPushSwitch: true,
  },
  ...inThisBrowser(siteName, contactEmail).filter(({ heading }) => heading === OTHER_HOSTS),
  {
    heading: words.yourChoices,
    paragraphs: [words.youCanDeleteYourAccount(contactEmail)],
  },
];

/** Privacy policy of the site's edition. */
export const privacySections = ({ edition, settings }: Site): LegalSection[] =>
  (edition === 'browser' ? inThisBrowser : onServer)(settings.siteName, settings.contactEmail);
