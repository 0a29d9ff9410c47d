import type { Mark, RichText } from './marks.ts';

/** Joins texts in order, with signs between them; marks move along. */
export function joinTexts(texts: readonly RichText[], between: string): RichText {
  let content = '';
  const marks: Mark[] = [];
  for (const [at, text] of texts.entries()) {
    if (at > 0) content += between;
    for (const mark of text.marks ?? [])
      marks.push({ ...mark, start: mark.start + content.length, end: mark.end + content.length });
    content += text.content;
  }
  return marks.length > 0 ? { content, marks } : { content };
}
