import { useLoaderData } from 'react-router';
import type { Site } from '#core/site/site.ts';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

/** Terms that differ by edition: where an account is stored, and who keeps copies. */
const ofEdition: Record<Site['edition'], { account: string; copies: string }> = {
  browser: {
    account:
      'An account needs your name, an e-mail address and a password. In this edition it exists only in the browser in which you registered. It cannot be used on another device, and nobody can restore it for you once the data of this site has been cleared.',
    copies:
      'The site is offered as it is. Because this edition keeps everything in your browser, we cannot make copies of what you store here and cannot be liable if your browser loses it.',
  },
  server: {
    account:
      'An account needs your name, an e-mail address and a password. You can log in with it on any device, change its password and delete it in your profile. What was deleted cannot be restored.',
    copies:
      'The site is offered as it is. We keep it running with care, but we cannot promise that it can be reached at every moment, nor be liable for what you enter here and keep nowhere else.',
  },
};

/** Terms of the site's edition. */
const termsSections = ({ edition, settings: { siteName } }: Site): LegalSection[] => [
  {
    heading: 'Using this site',
    paragraphs: [
      `Anyone may read ${siteName}, without an account and without paying. By using the site you accept these terms. If you do not agree with them, please stop using it; closing the page is enough.`,
      'You may not try to break the site, to enter the parts that are meant for the newsroom, or to make it look as if it had said something that it did not say.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      ofEdition[edition].account,
      'Whoever can use this browser can use the account while it is logged in. Log out on a device that you share, and choose a password that you use nowhere else.',
    ],
  },
  {
    heading: 'Premium',
    paragraphs: [
      'Premium opens articles that the newsroom has marked as premium. You switch it on and off in your profile, and it takes effect at once.',
      'This edition takes no payment and asks for no card. Should Premium ever cost something, you will be asked first, and nothing that you have switched on today will turn into a debt.',
    ],
  },
  {
    heading: 'Our articles and pictures',
    paragraphs: [
      `Texts and pictures belong to ${siteName} or to the people named beside them. You may read them, link to them, share their addresses and quote a reasonable part with the source. To print, sell or republish a whole article, please ask first.`,
      'The news changes. We correct articles when they turn out to be wrong, but we cannot promise that every sentence is complete at every moment. Do not rely on an article alone for a decision about health, law or money.',
    ],
  },
  {
    heading: 'Advertisements and other sites',
    paragraphs: [
      'Paid spaces carry the word ‘Advertisement’. Advertisers do not see articles before they appear and have no say in them.',
      'Links and embedded videos lead to sites that other people run under their own terms. We choose them with care, but we are not responsible for what stands there.',
    ],
  },
  {
    heading: 'Liability, changes and law',
    paragraphs: [
      ofEdition[edition].copies,
      'When these terms change, the new version stands on this page and counts from then on. They are governed by the law of India.',
    ],
  },
];

export const loader = () => ({ today: new Date().toISOString() });

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <LegalPage
      heading="Terms of Use"
      siteName={siteName}
      path={patterns.terms}
      description={`The terms on which ${siteName} may be read, joined and quoted.`}
      today={useLoaderData<typeof loader>().today}
      sections={termsSections(site)}
    />
  );
}
