import { ButtonLink } from '#ui/kit/design/button.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/static-pages-words.ts';
import { StaticPage, StaticSection, type Term, TermList } from './static-page.tsx';

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

function AdvertisePage({ siteName }: { siteName: string }) {
  return (
    <StaticPage
      heading={words.advertiseWithUs}
      siteName={siteName}
      path={patterns.advertise}
      description={words.whatAdvertisingOnOffers(siteName)}
      standfirst={words.putYourNameInFront}
    >
      <StaticSection heading={words.benefits}>
        <TermList terms={benefits} />
      </StaticSection>
      <StaticSection heading={words.ourSolutions}>
        <TermList terms={solutions} />
      </StaticSection>
      <StaticSection heading={words.talkToUs}>
        <p>{words.tellUs}</p>
        <ButtonLink href={patterns.contact}>{words.contactSales}</ButtonLink>
      </StaticSection>
    </StaticPage>
  );
}

export function Component() {
  const { settings } = useSite().site;
  return <AdvertisePage siteName={settings.siteName} />;
}
