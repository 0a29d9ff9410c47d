import MarkdownIt, { type Token } from 'markdown-it';
import type { ListItem, ListStyle } from '#blocks/list/list.ts';
import { joinTexts, type Mark, type MarkKind, type RichText } from '#blocks/marks.ts';
import { type Cell, cellOf, richOf } from '#blocks/table/table.ts';
import type { ContentBlock } from '#core/article/content-block.ts';
import { safeLink } from '#core/text/safe-address.ts';
import { type LeftOut, leaveOut } from './left-out.ts';

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Stars, underscores or strokes between letters or digits, which are part of a word or a sum. */
const withinWords = /[\p{L}\p{N}](?:\*+|_{2,}|~{2,})[\p{L}\p{N}]|(?<![\p{L}\p{N}])__\w+__\.\w/u;

/** Points of Markdown that a text can show, with their weights. */
interface Signs {
  weight: number;
  /** True for Markdown that would change a plain text. */
  isAmbiguous: boolean;
}

/** Returns the tokens between one that opens an element and the one that closes it. */
function tokensWithin(tokens: readonly Token[], at: number): Token[] {
  const { level } = tokens[at] as Token;
  const within: Token[] = [];
  for (let next = at + 1; next < tokens.length; next += 1) {
    const token = tokens[next] as Token;
    if (token.level === level) break;
    within.push(token);
  }
  return within;
}

/** Counts the points of a list, by the token that opens it. */
const pointsFrom = (tokens: readonly Token[], at: number): number => {
  const depth = (tokens[at] as Token).level + 1;
  return tokensWithin(tokens, at).filter(
    ({ type, level }) => type === 'list_item_open' && level === depth,
  ).length;
};

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Weighs the marks within a line. */
function weighInline(tokens: readonly Token[]): number {
  let weight = 0;
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.content ?? '';
    if (token.type === 'link_open') {
      weight += /^(?:https?:|mailto:|\/)/i.test(String(token.attrGet('href') ?? '')) ? 2 : 0;
    } else if (token.type === 'code_inline') weight += 1;
    else if (/^(?:strong|em|s)_open$/.test(token.type) && hasWords(next)) weight += 1;
  });
  return weight;
}

/** Weights of elements that begin with a token. */
const weights: Readonly<Record<string, number>> = {
  ...{ table_open: 2, fence: 2, blockquote_open: 1, hr: 1 },
};

/** Returns the texts of a list's points, or of a heading, by the token that opens it. */
function textsFrom(tokens: readonly Token[], at: number): string[] {
  const { level, type } = tokens[at] as Token;
  const depth = level + (type === 'heading_open' ? 1 : 3);
  return tokensWithin(tokens, at)
    .filter((one) => one.type === 'inline' && one.level === depth)
    .map(({ content }) => content);
}

const isNumber = (text: string): boolean => /^\p{Sc}?\d/u.test(text);

/** True for what may be numbers with a sign before them: - 5 °C, + 3 %, # 1. */
const maySignNumbers = (tokens: readonly Token[], at: number): boolean =>
  /^[-+#]$/.test(tokens[at]?.markup ?? '') && textsFrom(tokens, at).every(isNumber);

function weightAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token;
  if (token.type === 'inline') return weighInline(token.children ?? []);
  if (/_list_open$/.test(token.type)) {
    const isEmpty = textsFrom(tokens, at).length === 0;
    return isEmpty || maySignNumbers(tokens, at) ? 0 : 2;
  }
  if (token.type !== 'heading_open') return weights[token.type] ?? 0;
  if (!token.markup.startsWith('#')) return 0;
  return tokens.length <= 3 || maySignNumbers(tokens, at) ? 1 : 2;
}

/** True for a list of one point, and for a line that continues an item or may be a paragraph. */
const mayBeText = (token: Token, at: number, tokens: readonly Token[]): boolean =>
  /^(?:bullet|ordered)_list_open$/.test(token.type)
    ? token.level === 0 && pointsFrom(tokens, at) < 2
    : token.type === 'inline' &&
      token.level > 2 &&
      (token.children ?? []).some(({ type }) => type === 'softbreak');

const weigh = (tokens: readonly Token[]): Signs => ({
  weight: tokens.reduce((sum, _, at) => sum + weightAt(tokens, at), 0),
  isAmbiguous: tokens.some(mayBeText),
});

/**
 * Returns whether a text plainly is Markdown: it has several of its signs or one that means nothing else, and none
 * that may be part of a word, a sum or a date.
 */
export function isPlainlyMarkdown(text: string): boolean {
  const outsideCode = text.replace(
    /```[\s\S]*?```|`[^`\n]*`|\]\([^)\s]*(?:\([^)\s]*\)[^)\s]*)*\)/g,
    '',
  );
  if (withinWords.test(outsideCode)) return false;
  const { weight, isAmbiguous } = weigh(parser.parse(text, {}));
  return weight >= 2 && !isAmbiguous;
}

const kinds: Record<string, MarkKind> = {
  strong: 'strong',
  em: 'emphasis',
  s: 'strike',
  link: 'link',
};

/** Address of a link, if it has one that is safe. */
function hrefOf(token: Token): { href?: string } {
  const href = safeLink(String(token.attrGet('href') ?? ''));
  return token.type === 'link_open' && href ? { href } : {};
}

/** Words of a token within a line. */
function writtenBy(token: Token, leftOut: LeftOut): string {
  if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
  if (token.type !== 'image') return token.content;
  leaveOut(leftOut, 'picture');
  return '';
}

/** Marked text of the tokens within a line. */
function textOf(tokens: readonly Token[], leftOut: LeftOut): RichText {
  let content = '';
  const marks: Mark[] = [];
  const open: Omit<Mark, 'end'>[] = [];
  for (const token of tokens) {
    const [, name = '', edge] = /^(\w+)_(open|close)$/.exec(token.type) ?? [];
    const kind = token.type === 'code_inline' ? 'code' : kinds[name];
    const start = content.length;
    content += writtenBy(token, leftOut);
    if (!kind) continue;
    if (kind === 'code') marks.push({ start, end: content.length, kind });
    else if (edge === 'open') open.push({ kind, start, ...hrefOf(token) });
    else marks.push(...open.splice(-1).map((begun) => ({ ...begun, end: start })));
  }
  const kept = marks.filter(({ kind, href }) => kind !== 'link' || href);
  return kept.length > 0 ? { content, marks: kept } : { content };
}

interface Reading {
  tokens: readonly Token[];
  at: number;
  leftOut: LeftOut;
}

/** Reads the tokens of an element up to its end, and returns its blocks. */
function blocksUntil(reading: Reading, end: string): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  for (; reading.at < reading.tokens.length; ) {
    const token = reading.tokens[reading.at] as Token;
    reading.at += 1;
    if (token.type === end) break;
    const block = blockOf(token, reading);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** Lines of a block as texts: points of a list with their signs, rows of a table with spaces between cells. */
function linesOf(block: ContentBlock): RichText[] {
  if (block.type === 'list') {
    const { style, start = 1, items } = block as ContentBlock & ReadList;
    return items.flatMap((item, at) => [
      joinTexts([{ content: style === 'numbered' ? `${start + at}. ` : '• ' }, item], ''),
      ...(item.list ? linesOf({ id: '', type: 'list', ...item.list }) : []),
    ]);
  }
  if (block.type === 'table') {
    return (block as ContentBlock & { rows: Cell[][] }).rows.map((row) =>
      joinTexts(row.map(richOf), ' '),
    );
  }
  const { content } = block as Partial<RichText>;
  return typeof content === 'string' ? [block as ContentBlock & RichText] : [];
}

/** Lines of blocks as one text. */
const joinedTexts = (blocks: readonly ContentBlock[]): RichText =>
  joinTexts(blocks.flatMap(linesOf), '\n');

interface ReadList {
  style: ListStyle;
  start?: number;
  items: ListItem[];
}

function listOf(token: Token, reading: Reading): ReadList {
  const isNumbered = token.type === 'ordered_list_open';
  const start = Number(token.attrGet('start') ?? 1);
  const items: ListItem[] = [];
  const end = token.type.replace('open', 'close');
  for (; reading.tokens[reading.at]?.type !== end; ) {
    reading.at += 1;
    const inner = blocksUntil(reading, 'list_item_close');
    // A point holds one list behind its words; all else becomes lines of it.
    const last = inner.at(-1);
    const list = last?.type === 'list' ? (last as ContentBlock & ReadList) : undefined;
    items.push({
      ...joinedTexts(list ? inner.slice(0, -1) : inner),
      ...(list
        ? {
            list: {
              style: list.style,
              ...(list.start === undefined ? {} : { start: list.start }),
              items: list.items.flatMap(({ list: deeper, ...own }) => [
                own,
                ...(deeper?.items ?? []),
              ]),
            },
          }
        : {}),
    });
  }
  reading.at += 1;
  return {
    style: isNumbered ? 'numbered' : 'bulleted',
    ...(isNumbered && start !== 1 ? { start } : {}),
    items,
  };
}

function rowsOf(reading: Reading): Cell[][] {
  const rows: Cell[][] = [];
  for (; reading.tokens[reading.at]?.type !== 'table_close'; reading.at += 1) {
    const token = reading.tokens[reading.at] as Token;
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'inline')
      rows.at(-1)?.push(cellOf({ ...textOf(token.children ?? [], reading.leftOut) }));
  }
  reading.at += 1;
  return rows;
}

const codeOf = (text: string): RichText => {
  const content = text
    .replace(/\n$/, '')
    .replace(/ {2,}|^ /gm, (spaces) => '\u00a0'.repeat(spaces.length));
  return { content, marks: [{ start: 0, end: content.length, kind: 'code' }] };
};

function blockOf(token: Token, reading: Reading): ContentBlock | undefined {
  const inline = (end: string): RichText => {
    const text = textOf(reading.tokens[reading.at]?.children ?? [], reading.leftOut);
    while (reading.tokens[reading.at]?.type !== end) reading.at += 1;
    reading.at += 1;
    return text;
  };
  switch (token.type) {
    case 'heading_open':
      return {
        id: '',
        type: 'heading',
        level: token.tag > 'h2' ? 3 : 2,
        ...inline('heading_close'),
      };
    case 'paragraph_open': {
      const text = inline('paragraph_close');
      return text.content === '' ? undefined : { id: '', type: 'paragraph', ...text };
    }
    case 'bullet_list_open':
    case 'ordered_list_open':
      return { id: '', type: 'list', ...listOf(token, reading) };
    case 'blockquote_open': {
      const inner = blocksUntil(reading, 'blockquote_close');
      return { id: '', type: 'quotation', ...joinedTexts(inner) };
    }
    case 'hr':
      return { id: '', type: 'divider' };
    case 'table_open':
      return { id: '', type: 'table', rows: rowsOf(reading), hasHead: true, hasTotal: false };
    case 'fence':
    case 'code_block':
      return { id: '', type: 'paragraph', ...codeOf(token.content) };
    default:
      return undefined;
  }
}

/** Blocks of a text in Markdown (CommonMark with tables and struck words). */
export const blocksOfMarkdown = (text: string, leftOut: LeftOut = new Map()): ContentBlock[] =>
  blocksUntil({ tokens: parser.parse(text, {}), at: 0, leftOut }, '');
