import * as z from 'zod/mini';
import type { Mark } from '#blocks/marks.ts';
import { type ContentBlock, contentBlockSchema } from '#core/article/content-block.ts';
import type { Page, SpecifiedPage } from '#core/page/page.ts';
import type { Site } from '#core/site/site.ts';
import { type SectionWords, specifiedWords } from '#ui/kit/site-parts/specified-words.ts';
import { patterns } from '#ui/routes.ts';
import { emptyBlock } from '../articles/blocks/block-kinds.ts';
import { newBlockId } from '../articles/blocks/new-block-id.ts';
import { type ArticleFields, newFields } from '../articles/editor/article-fields.ts';

/** Fields of a page in its form. */
export type PageFields = Pick<Page, 'title' | 'slug' | 'standfirst' | 'content'>;

export const pageFields = ({ title, slug, standfirst, content }: PageFields): PageFields => ({
  title,
  slug,
  standfirst,
  content,
});

/** Copy of the fields of a stored page; those of a new one without. */
export const fieldsOfPage = (page: PageFields | undefined): PageFields => ({
  title: page?.title ?? '',
  slug: page?.slug ?? '',
  standfirst: page?.standfirst ?? '',
  content: page?.content.length ? structuredClone(page.content) : [emptyBlock('paragraph')],
});

/** Fields as the text editor holds them: those of an article. */
export const articleFieldsOf = (fields: PageFields): ArticleFields => ({
  ...newFields(''),
  ...fields,
});

const copySchema = z.object({
  title: z.string(),
  slug: z.string(),
  standfirst: z.string(),
  content: z.array(contentBlockSchema),
});

/** Fields of a copy of unsaved work; `undefined` if it is no page. */
export const pageFieldsOfCopy = (kept: unknown): PageFields | undefined =>
  copySchema.safeParse(kept).data;

const paragraph = (content: string, marks: Mark[] = []): ContentBlock => ({
  id: newBlockId(),
  type: 'paragraph',
  content,
  ...(marks.length > 0 ? { marks } : {}),
});

/** A paragraph in which the words of `<link>` lead to the contact page. */
function linkingParagraph(words: string): ContentBlock {
  const start = words.indexOf('<link>');
  const content = words.replace(/<\/?link>/g, '');
  const end = words.indexOf('</link>') - '<link>'.length;
  const href = patterns.contact;
  return paragraph(content, start < 0 ? [] : [{ start, end, kind: 'link', href }]);
}

function blocksOf(section: SectionWords): ContentBlock[] {
  const { heading, paragraphs = [], terms = [], invitation, button, part } = section;
  return [
    { id: newBlockId(), type: 'heading', level: 2, content: heading },
    ...paragraphs.map((text) => paragraph(text)),
    ...terms.map(({ name, note, text }) => {
      const head = note ? `${name}, ${note}` : name;
      return paragraph(`${head}\n${text}`, [{ start: 0, end: name.length, kind: 'strong' }]);
    }),
    ...(invitation ? [linkingParagraph(invitation)] : []),
    ...(button ? [linkingParagraph(`<link>${button}</link>`)] : []),
    ...(part ? [{ id: newBlockId(), type: 'site-part' as const, part }] : []),
  ];
}

/** Fields of a page that begins with the specified words. */
export function fieldsOfSpecified(slug: SpecifiedPage, site: Site): PageFields {
  const { heading, standfirst = '', sections } = specifiedWords(slug, site);
  return { title: heading, slug, standfirst, content: sections.flatMap(blocksOf) };
}

/** Address of a page as people read it, in the letters of its script. */
export const shownAddress = (slug: string): string => `/${slug}`;
