import type { Mark, RichText } from '#blocks/marks.ts';

/** A block of a demonstration article, without id. */
export type Piece = { type: string } & Record<string, unknown>;

const inline =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<href>[^)]+)\)|\[\^(?<note>\d+)\]/g;

const kinds = ['strong', 'emphasis', 'code', 'link', 'note'] as const;

/** Reads marks: `**strong**`, `*emphasis*`, a code in backticks, `[words](address)` and `[^1]`, a footnote. */
export function richText(source: string): RichText {
  const marks: Mark[] = [];
  let content = '';
  let from = 0;
  for (const match of source.matchAll(inline)) {
    content += source.slice(from, match.index);
    from = match.index + match[0].length;
    const kind = kinds.find((one) => match.groups?.[one] !== undefined) ?? 'strong';
    const group = match.groups?.[kind] ?? '';
    const words = kind === 'note' ? `[${group}]` : group;
    const href = kind === 'note' ? `note-${group}` : match.groups?.href;
    const start = content.length;
    content += words;
    marks.push({ start, end: content.length, kind, ...(href ? { href } : {}) });
  }
  content += source.slice(from);
  return { content, ...(marks.length > 0 ? { marks } : {}) };
}

const joined = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Splits a chunk at lines that begin with a marker; other lines continue the line before. */
const linesOf = (chunk: string, marker: RegExp): string[] =>
  chunk.split(new RegExp(`\\n(?=\\s*(?:${marker.source}))`)).map(joined);

const inner = /^-- /;
const item = /^(?:- |\d+\. )/;

/** Reads a list; lines that begin with `--` are an inner list of the item before. */
function listOf(chunk: string): Piece {
  const items: (RichText & { list?: { style: string; items: RichText[] } })[] = [];
  for (const line of linesOf(chunk, /-{1,2} |\d+\. /)) {
    const last = items.at(-1);
    if (!inner.test(line) || !last) {
      items.push(richText(line.replace(item, '')));
      continue;
    }
    last.list ??= { style: 'bulleted', items: [] };
    last.list.items.push(richText(line.replace(inner, '')));
  }
  return { type: 'list', style: chunk.startsWith('-') ? 'bulleted' : 'numbered', items };
}

function quotationOf(text: string): Piece {
  const [words = '', source] = text.split(' — ');
  return { type: 'quotation', ...richText(words), ...(source ? { source } : {}) };
}

function blockOf(chunk: string): Piece {
  if (item.test(chunk)) return listOf(chunk);
  const text = joined(chunk);
  if (text === '***') return { type: 'divider' };
  const [, sign, rest = ''] = /^(#{2,3}|>|!!) (.*)$/.exec(text) ?? [];
  if (sign === '>') return quotationOf(rest);
  if (sign === '!!') return { type: 'pull-quote', content: rest };
  if (sign) return { type: 'heading', level: sign.length, ...richText(rest) };
  return { type: 'paragraph', ...richText(text) };
}

/**
 * Reads blocks of text, which empty lines separate: `## ` and `### ` begin a heading, `> ` a quotation
 * whose source follows a dash, `!! ` a pull quote, `- ` and `1. ` a list, `***` is a divider, anything else
 * a paragraph.
 */
export const prose = (text: string): Piece[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((chunk) => blockOf(chunk.trim()));
