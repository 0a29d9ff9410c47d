import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { StaticPage, StaticSection, type Term, TermList } from './static-page.tsx';

const team: Term[] = [
  {
    name: 'Anjali Deshmukh-Rao',
    note: 'Editor-in-Chief',
    text: 'Decides what leads, and reads every correction before it is printed.',
  },
  {
    name: 'Kabir Anand Sethna',
    note: 'Managing Editor',
    text: 'Runs the morning meeting, the desks and the rota that keeps them awake.',
  },
  {
    name: 'Lakshmi Perera-Nair',
    note: 'Head of Visuals',
    text: 'Looks after pictures, web stories and the films in the video library.',
  },
  {
    name: 'Tenzin Wangdi',
    note: 'Head of Product',
    text: 'Builds the site you are reading and answers for how it treats you.',
  },
];

function AboutPage({ siteName }: { siteName: string }) {
  return (
    <StaticPage
      heading="About Us"
      siteName={siteName}
      path={patterns.about}
      description={`Who makes ${siteName}, what the newsroom is for and where it wants to go.`}
      standfirst={`${siteName} reports on India and the world for people who have ten minutes in the morning and would like to spend them well.`}
    >
      <StaticSection heading="Our Mission">
        <p>
          We tell readers what happened overnight, why it matters this morning and what to watch by
          evening. Each article says who was asked, what is known and what is still open. When we
          are wrong we say so in the article itself, near the top, where it can be seen.
        </p>
        <p>
          A front page is a promise about what is important. We keep ours short, edited by people,
          and the same for everyone who opens it.
        </p>
      </StaticSection>
      <StaticSection heading="Our Vision">
        <p>
          A country in which a fisher in Alappuzha, a teacher in Dhubri and a trader in Surat can
          argue about the same facts. We want local reporting to travel as far as a speech in the
          capital does, and complicated news to be readable without being made simple.
        </p>
      </StaticSection>
      <StaticSection heading="Our Team">
        <TermList terms={team} />
        <p>
          Something we should look into?{' '}
          <a href={patterns.contact} className="prose-link">
            Write to the newsroom
          </a>
          .
        </p>
      </StaticSection>
    </StaticPage>
  );
}

export function Component() {
  const { settings } = useSite().site;
  return <AboutPage siteName={settings.siteName} />;
}
