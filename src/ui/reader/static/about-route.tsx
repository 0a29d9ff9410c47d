import { Sentence } from '#ui/kit/design/sentence.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/static-pages-words.ts';
import { StaticPage, StaticSection, type Term, TermList } from './static-page.tsx';

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

function AboutPage({ siteName }: { siteName: string }) {
  return (
    <StaticPage
      heading={words.aboutUs}
      siteName={siteName}
      path={patterns.about}
      description={words.whoMakesWhatTheNewsroom(siteName)}
      standfirst={words.reportsOnIndia(siteName)}
    >
      <StaticSection heading={words.ourMission}>
        <p>{words.weTellReadersWhatHappened}</p>
        <p>{words.aFrontPage}</p>
      </StaticSection>
      <StaticSection heading={words.ourVision}>
        <p>{words.aCountry}</p>
      </StaticSection>
      <StaticSection heading={words.ourTeam}>
        <TermList terms={team} />
        <p>
          <Sentence
            words={words.somethingWeShouldLook}
            slots={{
              link: (words) => (
                <a href={patterns.contact} className="prose-link">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </StaticSection>
    </StaticPage>
  );
}

export function Component() {
  const { settings } = useSite().site;
  return <AboutPage siteName={settings.siteName} />;
}
