import { ButtonLink } from '#ui/kit/design/button.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { StaticPage, StaticSection, type Term, TermList } from './static-page.tsx';

const benefits: Term[] = [
  {
    name: 'A calm page',
    text: 'Each advertisement has its own marked place, never over an article and never moving it.',
  },
  {
    name: 'Readers who came to read',
    text: 'People open the front page on purpose, in the morning, and stay for whole articles.',
  },
  {
    name: 'No tracking',
    text: 'We place by page, not by person. Nothing follows our readers, so nothing has to be explained to yours.',
  },
  {
    name: 'Plain labels',
    text: 'Every paid space carries the word ‘Advertisement’. Readers know what it is, and trust what is beside it.',
  },
];

const solutions: Term[] = [
  {
    name: 'Homepage Top',
    text: 'The wide space above the lead article, 970 by 90; 320 by 100 on a phone.',
  },
  {
    name: 'Homepage Mid-page',
    text: 'The same format between the lead and the latest news, where the second look begins.',
  },
  {
    name: 'Homepage Sticky',
    text: 'A 300 by 250 space beside the news that stays in view while the page is read.',
  },
  {
    name: 'In-Article',
    text: 'A 300 by 250 space after the third paragraph, the width of the text, on every article.',
  },
  {
    name: 'Pictures and silent films',
    text: 'Each space takes a picture or a short looping film without sound, and links to your address.',
  },
];

function AdvertisePage({ siteName }: { siteName: string }) {
  return (
    <StaticPage
      heading="Advertise With Us"
      siteName={siteName}
      path={patterns.advertise}
      description={`What advertising on ${siteName} offers, which spaces there are and whom to ask.`}
      standfirst="Put your name in front of readers at the one moment of the day when they are still deciding what to think about."
    >
      <StaticSection heading="Benefits">
        <TermList terms={benefits} />
      </StaticSection>
      <StaticSection heading="Our Solutions">
        <TermList terms={solutions} />
      </StaticSection>
      <StaticSection heading="Talk to us">
        <p>
          Tell us what you would like to say and when. We answer with the spaces that are free, what
          they cost and what we need from you.
        </p>
        <ButtonLink href={patterns.contact}>Contact Sales</ButtonLink>
      </StaticSection>
    </StaticPage>
  );
}

export function Component() {
  const { settings } = useSite().site;
  return <AdvertisePage siteName={settings.siteName} />;
}
