import { typedMarks } from '#core/locale/typed-marks.ts';
import { lineEnd } from '#core/text/stored-form.ts';
import { type LeftOut, leaveOut } from './left-out.ts';
import { readStyle, textsIn } from './read-style.ts';
import { writeSymbols } from './symbol-fonts.ts';

const wrapWith = (element: Element, before: string, after: string): void => {
  element.prepend(before);
  element.append(after);
  element.replaceWith(...element.childNodes);
};

/** Quotations within a text get the quotation marks that browsers show around them. */
function quoteWords(root: ParentNode): void {
  const { double, single } = typedMarks();
  for (const quote of [...root.querySelectorAll('q')].toReversed()) {
    const isInner = quote.parentElement?.closest('q') !== null && quote.parentElement !== null;
    const [open, close] = isInner ? single : double;
    wrapWith(quote, open, close);
  }
}

/** Readings of East Asian words (ruby) are put in brackets after them. */
function bracketReadings(root: ParentNode): void {
  for (const reading of root.querySelectorAll('rt')) {
    const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
      reading.closest('ruby')?.textContent ?? '',
    );
    wrapWith(reading, isEastAsian ? '（' : ' (', isEastAsian ? '）' : ')');
  }
}

/** Signs that are shown as pictures; © and ™ are not. */
const emoji = /\p{Emoji_Presentation}|\ufe0f|[\u{1f1e6}-\u{1f1ff}]/u;

/** Largest width of a picture that replaces a character, in pixels. */
const CHARACTER = 40;

const sizeOf = (picture: Element, side: 'width' | 'height'): number =>
  Number.parseFloat(picture.getAttribute(side) ?? readStyle(picture).get(side) ?? '') || 0;

/** Text of a picture that replaces characters, such as an emoji or a formula; `undefined` for any other. */
function wordsOfPicture(picture: HTMLImageElement): string | undefined {
  const alt = (picture.getAttribute('alt') ?? '').trim();
  if (alt === '') return undefined;
  const formula = /^\{\\displaystyle (.*)\}$/s.exec(alt)?.[1];
  if (formula) return formula.trim();
  const names = `${picture.className} ${picture.dataset.emoji ?? ''} ${picture.dataset.stringifyType ?? ''}`;
  if (/emoji|emoticon|smiley|latex|math|wp-smiley/i.test(names)) return alt;
  if (emoji.test(alt) && alt.length <= 32) return alt;
  const src = picture.getAttribute('src') ?? '';
  const isSmall = [sizeOf(picture, 'width'), sizeOf(picture, 'height')].some(
    (size) => size > 1 && size <= CHARACTER,
  );
  const isAlone = (picture.parentElement?.textContent ?? '').trim() === '';
  return !isAlone && (src === '' || isSmall) && alt.length <= 100 ? alt : undefined;
}

const isTracker = (picture: Element): boolean =>
  ['width', 'height'].some((side) =>
    /^\s*[01](?:\.0+)?(?:px)?\s*$/.test(picture.getAttribute(side) ?? ''),
  );

/** Ticks of a checklist; an empty box is the point itself. */
function tickPoints(root: ParentNode): void {
  for (const point of root.querySelectorAll('li[role=checkbox], li[aria-checked]')) {
    for (const box of point.querySelectorAll(
      'img[aria-roledescription=checkbox], img[alt*=checked]',
    ))
      box.remove();
    const words = point.querySelector('p, div') ?? point;
    if (point.getAttribute('aria-checked') === 'true') words.prepend('☑ ');
  }
  for (const box of root.querySelectorAll('input[type=checkbox]')) {
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '');
  }
}

function readPictures(root: ParentNode, leftOut: LeftOut): void {
  for (const picture of root.querySelectorAll('img')) {
    const words = wordsOfPicture(picture);
    if (words !== undefined) picture.replaceWith(words);
    else if (isTracker(picture)) picture.remove();
    else if (
      !/^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i.test(picture.getAttribute('src') ?? '')
    ) {
      leaveOut(leftOut, 'picture');
      picture.remove();
    }
  }
}

const squeezed = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim();

/** Writes a formula of MathML within a line: powers and indices raised and lowered, fractions with a stroke. */
function mathWords(part: Element): (Node | string)[] {
  const parts = [...part.children].map(mathWords);
  const [first = [], second = [], third = []] = parts;
  const moved = (tag: 'sub' | 'sup', words: (Node | string)[]): HTMLElement => {
    const element = part.ownerDocument.createElement(tag);
    element.append(...words);
    return element;
  };
  switch (part.localName) {
    case 'annotation':
    case 'annotation-xml':
      return [];
    case 'msup':
      return [...first, moved('sup', second)];
    case 'msub':
      return [...first, moved('sub', second)];
    case 'msubsup':
      return [...first, moved('sub', second), moved('sup', third)];
    case 'mfrac':
      return [...bracketed(part.children[0], first), '/', ...bracketed(part.children[1], second)];
    case 'msqrt':
      return ['√(', ...parts.flat(), ')'];
    default:
      return part.children.length > 0 ? parts.flat() : [squeezed(part.textContent)];
  }
}

/** Puts brackets around a part of a fraction that is more than one number or letter. */
const bracketed = (part: Element | undefined, words: (Node | string)[]): (Node | string)[] =>
  part && part.querySelector('*') !== null && part.children.length > 1
    ? ['(', ...words, ')']
    : words;

/** Formulas give what they say: KaTeX and MathJax their source, MathML its signs in a line. */
function readFormulas(root: ParentNode): void {
  for (const formula of root.querySelectorAll('.katex')) {
    const source = squeezed(formula.querySelector('annotation')?.textContent);
    if (source !== '') formula.replaceWith(source);
    else formula.querySelector('.katex-mathml')?.remove();
  }
  for (const formula of root.querySelectorAll('math')) formula.replaceWith(...mathWords(formula));
}

/** Lines and indents of preformatted text stay; it is code as a whole. */
function keepLines(root: ParentNode): void {
  for (const block of root.querySelectorAll('pre')) {
    const { ownerDocument } = block;
    const paragraph = ownerDocument.createElement('p');
    const code = ownerDocument.createElement('code');
    for (const end of block.querySelectorAll('br')) end.replaceWith('\n');
    for (const line of block.querySelectorAll('div, p, li')) {
      if (line.nextSibling) line.append('\n');
    }
    const text = (block.textContent ?? '')
      .replace(/\r\n?/g, '\n')
      .replace(lineEnd, '\n')
      .replace(/\n$/, '');
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) code.append(ownerDocument.createElement('br'));
      code.append(
        line
          .replace(/\t/g, '    ')
          .replace(/ {2,}|^ /g, (spaces) => '\u00a0'.repeat(spaces.length)),
      );
    }
    paragraph.append(code);
    block.replaceWith(paragraph);
  }
}

/** Texts as a style's `text-transform` shows them; `before` is the sign before the text, if there is one. */
const shownCases: Readonly<Record<string, (text: string, before: string) => string>> = {
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
  capitalize: (text, before) =>
    `${before}${text}`
      .replace(/(?<![\p{L}\p{N}\p{M}'’])\p{L}/gu, (first) => first.toUpperCase())
      .slice(before.length),
};

/** Words that a style shows in capitals or small letters are written so. */
function applyCase(root: ParentNode): void {
  for (const element of root.querySelectorAll('[style*="text-transform"]')) {
    const shown = shownCases[readStyle(element).get('text-transform') ?? ''];
    if (!shown) continue;
    let before = '';
    for (const text of textsIn(element)) {
      text.data = shown(text.data, before);
      before = text.data.slice(-1) || before;
    }
  }
}

const inline = 'a, abbr, b, cite, code, em, font, i, label, small, span, strong, time, u';

const displayOf = (element: Element | null): string =>
  element ? (readStyle(element).get('display') ?? '') : '';

const breakLine = (beside: ChildNode | null, add: (line: Element) => void): void => {
  if (beside && beside.nodeName !== 'BR') add(document.createElement('br'));
};

/** Words that a style alone puts on lines of their own, or beside each other, are parted by a sign. */
function partWords(root: Element): void {
  for (const element of root.querySelectorAll(inline)) {
    if (/^(?:block|list-item|table|table-row|flow-root)$/.test(displayOf(element))) {
      breakLine(element.previousSibling, (line) => element.before(line));
      breakLine(element.nextSibling, (line) => element.after(line));
    }
    const isItem = /^(?:inline-)?(?:flex|grid)$/.test(displayOf(element.parentElement));
    if (isItem && element.previousSibling) element.before(' ');
  }
  for (const legend of root.querySelectorAll('legend')) {
    const line = document.createElement('p');
    line.append(...legend.childNodes);
    legend.replaceWith(line);
  }
}

/** Makes line breaks of ends of lines that HTML does not know. */
function breakLines(root: Element): void {
  for (const text of textsIn(root)) {
    const lines = text.data.split(lineEnd);
    if (lines.length === 1) continue;
    const parts = lines.flatMap((line, at) =>
      at === 0 ? [line] : [document.createElement('br'), line],
    );
    text.replaceWith(...parts);
  }
}

/** Writes out what a source shows by elements and styles instead of signs. */
export function writeOut(root: Element, leftOut: LeftOut): void {
  tickPoints(root);
  readPictures(root, leftOut);
  readFormulas(root);
  quoteWords(root);
  bracketReadings(root);
  writeSymbols(root);
  applyCase(root);
  keepLines(root);
  breakLines(root);
  partWords(root);
}
