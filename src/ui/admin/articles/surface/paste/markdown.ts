import type { ListItem, ListStyle } from '#blocks/list/list.ts';
import type { Mark, RichText } from '#blocks/marks.ts';
import type { ContentBlock } from '#core/article/content-block.ts';
import { safeLink } from '#core/text/safe-address.ts';

/** Signs around marked words, the longer ones first. */
const signs = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['`', 'code'],
  ['*', 'emphasis'],
  ['_', 'emphasis'],
] as const;

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');

interface Found {
  kind: Mark['kind'];
  inner: string;
  href?: string;
  length: number;
}

/** Link that begins at a place of the text; `undefined` if none does. */
function linkAt(text: string, at: number): Found | undefined {
  const middle = text.indexOf('](', at);
  const end = middle < 0 ? -1 : text.indexOf(')', middle);
  const href = end < 0 ? undefined : safeLink(text.slice(middle + 2, end).split(' ')[0] ?? '');
  if (!href) return undefined;
  return { kind: 'link', href, inner: text.slice(at + 1, middle), length: end + 1 - at };
}

/** End of words that a sign begins; -1 if it marks none. */
function endOfMarked(text: string, at: number, sign: string): number {
  if (!text.startsWith(sign, at)) return -1;
  const begin = at + sign.length;
  const end = text.indexOf(sign, begin + 1);
  if (end < 0 || /^\s|\s$/.test(text.slice(begin, end))) return -1;
  const isInWord = isWordAt(text, at - 1) || isWordAt(text, end + sign.length);
  return sign.includes('_') && isInWord ? -1 : end;
}

/** Marked words that begin at a place of the text; `undefined` if none do. */
function markedAt(text: string, at: number): Found | undefined {
  if (text[at] === '[') return linkAt(text, at);
  for (const [sign, kind] of signs) {
    const end = endOfMarked(text, at, sign);
    if (end < 0) continue;
    return { kind, inner: text.slice(at + sign.length, end), length: end + sign.length - at };
  }
  return undefined;
}

/** A line of Markdown as a marked text. */
function inlineMarkdown(line: string): RichText {
  let content = '';
  const marks: Mark[] = [];
  for (let at = 0; at < line.length; ) {
    const found = markedAt(line, at);
    if (!found) {
      content += line[at];
      at += 1;
      continue;
    }
    const { kind, href, inner, length } = found;
    const start = content.length;
    const text = kind === 'code' ? { content: inner } : inlineMarkdown(inner);
    content += text.content;
    for (const mark of text.marks ?? []) {
      marks.push({ ...mark, start: mark.start + start, end: mark.end + start });
    }
    marks.push({ start, end: content.length, kind, ...(href && { href }) });
    at += length;
  }
  return marks.length > 0 ? { content, marks } : { content };
}

interface Point {
  isInner: boolean;
  style: ListStyle;
  text: RichText;
}

function pointOf(line: string): Point | undefined {
  const match = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.+)$/.exec(line);
  if (!match) return undefined;
  const [, indent = '', number, text = ''] = match;
  return {
    isInner: indent.length > 1 || indent === '\t',
    style: number === undefined ? 'bulleted' : 'numbered',
    text: inlineMarkdown(text),
  };
}

function addPoint(items: ListItem[], { isInner, style, text }: Point): void {
  const outer = items.at(-1);
  if (!(isInner && outer)) items.push({ ...text });
  else if (outer.list) outer.list.items.push({ ...text });
  else outer.list = { style, items: [{ ...text }] };
}

/** Block of a line that is no point of a list. */
function lineBlock(line: string): ContentBlock {
  const heading = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
  if (heading) {
    const [, signs = '', text = ''] = heading;
    return { id: '', type: 'heading', level: signs.length > 2 ? 3 : 2, ...inlineMarkdown(text) };
  }
  if (/^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line)) return { id: '', type: 'divider' };
  const quoted = /^>\s?(.*)$/.exec(line);
  if (quoted) return { id: '', type: 'quotation', ...inlineMarkdown(quoted[1] ?? '') };
  return { id: '', type: 'paragraph', ...inlineMarkdown(line.trim()) };
}

/** Blocks of a plain text, in which Markdown has its meaning; each line is a paragraph. */
export function blocksOfMarkdown(text: string): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let list: { style: ListStyle; items: ListItem[] } | undefined;
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue;
    const point = pointOf(line);
    if (!point) {
      list = undefined;
      blocks.push(lineBlock(line));
      continue;
    }
    if (!list || (!point.isInner && point.style !== list.style)) {
      list = { style: point.style, items: [] };
      blocks.push({ id: '', type: 'list', ...list });
    }
    addPoint(list.items, point);
  }
  return blocks;
}
