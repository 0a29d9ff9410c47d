import type { SpecifiedPage as SpecifiedSlug } from '#core/page/page.ts';
import type { Site } from '#core/site/site.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { SitePartView } from '#ui/kit/site-parts/site-part-view.tsx';
import {
  type SectionWords,
  specifiedWords,
  type Term,
} from '#ui/kit/site-parts/specified-words.ts';
import { pagePath, patterns } from '#ui/routes.ts';
import { StaticPage, StaticSection } from './static-page.tsx';

/** Description list in ruled rows. */
const TermList = ({ terms }: { terms: readonly Term[] }) => (
  <dl className="-mt-2 divide-y divide-rule lg:-mt-4">
    {terms.map(({ name, note, text }) => (
      <div
        key={name}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 py-4 sm:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <dt className="text-h4">
          {name}
          {note ? <span className="mt-0.5 block text-meta">{note}</span> : null}
        </dt>
        <dd className="text-summary">{text}</dd>
      </div>
    ))}
  </dl>
);

function Section({ section }: { section: SectionWords }) {
  const { heading, paragraphs = [], terms, invitation, button, part } = section;
  return (
    <StaticSection heading={heading}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {terms ? <TermList terms={terms} /> : null}
      {invitation ? (
        <p>
          <Sentence
            words={invitation}
            slots={{
              link: (words) => (
                <a href={patterns.contact} className="prose-link">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      ) : null}
      {button ? <ButtonLink href={patterns.contact}>{button}</ButtonLink> : null}
      {part ? <SitePartView part={part} /> : null}
    </StaticSection>
  );
}

interface SpecifiedPageProps {
  slug: SpecifiedSlug;
  site: Site;
  /** ISO instant at which the page was loaded; shown as the date of a dated text. */
  today: string;
}

/** A page whose words are the specified ones. */
export function SpecifiedPage({ slug, site, today }: SpecifiedPageProps) {
  const { sections, isDated, ...page } = specifiedWords(slug, site);
  return (
    <StaticPage
      {...page}
      siteName={site.settings.siteName}
      path={pagePath(slug)}
      updatedAt={isDated ? today : undefined}
    >
      {sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
    </StaticPage>
  );
}
