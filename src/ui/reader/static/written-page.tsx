import type { SitePartBlock } from '#blocks/site-part/site-part.ts';
import { DESCRIPTION_LENGTH } from '#core/article/article.ts';
import {
  type BlockOf,
  type ContentBlock,
  isHeading,
  isSitePart,
  wordsOf,
} from '#core/article/content-block.ts';
import type { ShownPage } from '#core/page/page.ts';
import type { Site } from '#core/site/site.ts';
import { clip } from '#core/text/clip.ts';
import { ArticleBlocks } from '#ui/kit/article/article-blocks.tsx';
import { ContactForm } from '#ui/kit/site-parts/contact-form.tsx';
import { SitePartView } from '#ui/kit/site-parts/site-part-view.tsx';
import { pagePath, patterns } from '#ui/routes.ts';
import * as words from '#ui/words/static-pages-words.ts';
import { StaticPage, StaticSection } from './static-page.tsx';

interface Section {
  heading?: BlockOf<'heading'>;
  blocks: ContentBlock[];
}

/** Blocks of a page by its subheads of the second level. */
function sectionsOf(content: readonly ContentBlock[]): Section[] {
  const sections: Section[] = [];
  for (const block of content) {
    const last = sections.at(-1);
    if (isHeading(block) && block.level === 2) sections.push({ heading: block, blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ blocks: [block] });
  }
  return sections;
}

/** Pages of which readers want to know since when they are as they are. */
const dated: readonly string[] = [patterns.terms, patterns.privacy];

interface WrittenPageProps {
  page: ShownPage;
  site: Site;
  /** Adds the contact form, if the page has none. */
  needsForm: boolean;
}

/** A page that the newsroom wrote. */
export function WrittenPage({ page, site, needsForm }: WrittenPageProps) {
  const { title, slug, standfirst, content, at } = page;
  const path = pagePath(slug);
  const { siteName } = site.settings;
  const sections = sectionsOf(content);
  const forms = content.filter((block) => isSitePart(block) && block.part === 'contact-form');
  /** A second form has a link in its place: both would have one id and one outcome. */
  const drawSitePart = (block: SitePartBlock) =>
    forms.indexOf(block) > 0 ? undefined : <SitePartView part={block.part} />;
  return (
    <StaticPage
      heading={title}
      siteName={siteName}
      path={path}
      description={clip(standfirst || wordsOf(content).join(' '), DESCRIPTION_LENGTH)}
      {...(standfirst ? { standfirst } : {})}
      updatedAt={dated.includes(path) ? at : undefined}
    >
      {sections.map(({ heading, blocks }, place) => (
        <StaticSection
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one heading
          key={place}
          heading={heading?.content}
          isAlone={sections.length === 1}
        >
          <ArticleBlocks
            blocks={blocks}
            title={title}
            placeholder={0}
            related={[]}
            drawSitePart={drawSitePart}
          />
        </StaticSection>
      ))}
      {needsForm && forms.length === 0 ? (
        <StaticSection heading={words.sendUsAMessage}>
          <ContactForm />
        </StaticSection>
      ) : null}
    </StaticPage>
  );
}
