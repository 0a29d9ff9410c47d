import { attributeText } from './attribute-text.ts';

/** A part of a style sheet: a style rule, a block of further parts, or anything else. */
type Piece =
  | { kind: 'rule'; text: string; needs: string[][] }
  | { kind: 'block'; head: string; pieces: Piece[] }
  | { kind: 'other'; text: string };

/** At-rules that contain rules; others are kept unchanged. */
const holdsRules = /^@(?:media|supports|container|layer)\b/;

/** Index after the string, comment or block that begins at `at`. */
function endOf(css: string, at: number): number {
  const first = css[at];
  if (first === '\\') return at + 2;
  if (first === '/' && css[at + 1] === '*') return css.indexOf('*/', at + 2) + 2;
  if (first === '"' || first === "'") {
    let end = at + 1;
    while (css[end] !== first) end += css[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (first !== '{') return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== '}') end = endOf(css, end);
  return end + 1;
}

/** Removes everything in parentheses, nested ones included. */
function withoutBrackets(selector: string): string {
  let depth = 0;
  return selector.replace(/\\.|[()]|[^\\()]+/gs, (part) => {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (depth === 0) return part;
    return '';
  });
}

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, sign: string) =>
    hex === undefined ? sign : String.fromCodePoint(Number.parseInt(hex, 16)),
  );

/** Parts of a selector that are neither classes nor elements. */
const others = /::?[\w-]+|\[[^\]]*\]|[*&>+~]/g;

const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[^\s.:#>+~[\]\\])+)/gi;

/** For each selector, the classes (`.name`) and elements (`name`) that it requires. */
const namesOf = (selectors: string): string[][] =>
  (withoutBrackets(selectors).match(/(?:\\.|[^,\\])+/g) ?? []).map((selector) => {
    const classes = [...selector.matchAll(className)].map(
      ([, name]) => `.${unescaped(name ?? '')}`,
    );
    const elements = selector
      .replace(className, ' ')
      .replace(others, ' ')
      .match(/[a-z][\w-]*/gi);
    return [...classes, ...(elements ?? [])];
  });

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const sign = css[at];
    const end = endOf(css, at);
    if (sign === '{') {
      const head = css.slice(start, at).trim();
      pieces.push(blockOf(head, css.slice(at + 1, end - 1)));
      start = end;
    } else if (sign === ';') {
      pieces.push({ kind: 'other', text: css.slice(start, end).trim() });
      start = end;
    } else if (sign === '/' && css[at + 1] === '*') {
      start = end;
    }
    at = end;
  }
  return pieces;
}

function blockOf(head: string, body: string): Piece {
  if (holdsRules.test(head)) return { kind: 'block', head, pieces: piecesOf(body) };
  const text = `${head}{${body}}`;
  if (head.startsWith('@')) return { kind: 'other', text };
  return { kind: 'rule', text, needs: namesOf(head) };
}

/** Tags and class attributes in HTML from `renderToString`, each once, in alphabetical order: ` class="a b"`, `<p`. */
const partsIn = (html: string): string[] =>
  [...new Set(html.match(/<[a-z][\w-]*| class="[^"]*"/g))].sort();

/** Classes (`.name`) and elements (`name`) in such parts. */
function namesIn(parts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const part of parts) {
    if (part.startsWith('<')) {
      names.add(part.slice(1));
      continue;
    }
    const value = attributeText(part.slice(8, -1));
    for (const one of value.split(/\s+/)) names.add(`.${one}`);
  }
  return names;
}

/** Drops `@property` rules and defaults of `--tw-*` variables that no kept rule uses. */
function withoutUnread(css: string): string {
  const read = new Set(css.match(/(?<=var\()--tw-[\w-]+/g));
  const ifRead = (text: string, name: string): string => (read.has(name) ? text : '');
  return css
    .replace(/@property (--tw-[\w-]+)\{[^}]*\}/g, ifRead)
    .replace(/@layer properties\{.*?\}\}\}/s, (first) =>
      first.replace(/(--tw-[\w-]+):[^;}]*;?/g, ifRead),
    );
}

/** Most selections kept: pages of one kind mostly have the same classes. */
const MOST_KEPT = 50;

/**
 * Returns a function that selects the rules, in UTF-8, that a document can use: those whose classes and elements it has,
 * those that require none, and the Tailwind variables that these read. Keeps the order of rules and
 * layers, so that loading the complete sheet later changes nothing.
 */
export function createPageStyles(css: string): (html: string) => Uint8Array {
  const all = piecesOf(css);
  /** Selections by the parts that they are for. */
  const kept = new Map<string, Uint8Array>();

  function select(parts: readonly string[]): Uint8Array {
    const names = namesIn(parts);
    const isMet = (needed: string[]): boolean => needed.every((name) => names.has(name));
    const textOf = (piece: Piece): string => {
      if (piece.kind === 'rule') return piece.needs.some(isMet) ? piece.text : '';
      if (piece.kind !== 'block') return piece.text;
      const inside = piece.pieces.map(textOf).join('');
      // Empty layers are kept to preserve the order of layers.
      return inside || piece.head.startsWith('@layer') ? `${piece.head}{${inside}}` : '';
    };
    return new TextEncoder().encode(withoutUnread(all.map(textOf).join('')));
  }

  return (html) => {
    const parts = partsIn(html);
    const key = parts.join('');
    const rules = kept.get(key) ?? select(parts);
    kept.delete(key);
    kept.set(key, rules);
    const [leastUsed] = kept.keys();
    if (kept.size > MOST_KEPT && leastUsed !== undefined) kept.delete(leastUsed);
    return rules;
  };
}
