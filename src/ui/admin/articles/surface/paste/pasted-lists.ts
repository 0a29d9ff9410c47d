import { type LeftOut, leaveOut } from './left-out.ts';
import { joinLines } from './pasted-tables.ts';
import { readStyle } from './read-style.ts';

/** List item of Word, which encodes list and level in `mso-list`. */
interface WordPoint {
  level: number;
  /** Name of its list, `l0 lfo1`. */
  list: string;
}

/** Reads `mso-list: l0 level2 lfo1`; `undefined` for a paragraph that is not a list item. */
function wordPointOf(paragraph: Element): WordPoint | undefined {
  const parts = (readStyle(paragraph).get('mso-list') ?? '').split(/\s+/);
  const level = parts.find((part) => /^level\d/.test(part));
  if (!level) return undefined;
  const list = parts.filter((part) => part !== level).join(' ');
  return { level: Number(level.slice('level'.length)) || 1, list };
}

const romanDigits: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
};

/** Value of a Roman numeral in small letters. */
function romanValue(numeral: string): number {
  const values = [...numeral].map((digit) => romanDigits[digit] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** Number of a sign that Word wrote before a point, with letters and Roman numerals as numbers; 0 for a bullet. */
function numberOf(sign: string): number {
  const [, text = ''] = /^[([]?(\p{L}{1,4}|[ivxlcdm]{5,8}|\p{N}{1,6})[.)\]]/iu.exec(sign) ?? [];
  if (text === '' || sign === 'o') return 0;
  if (/^\d+$/.test(text)) return Number(text);
  const letters = text.toLowerCase();
  // A list that begins with i is numbered by numerals, one with c by letters.
  if (letters === 'i' || /^[ivxlcdm]{2,}$/.test(letters)) return romanValue(letters);
  return /^[a-z]$/.test(letters) ? letters.charCodeAt(0) - 96 : 1;
}

/** Removes the sign that Word writes before a point, and returns it. */
function takeSign(paragraph: Element): string {
  const sign = [...paragraph.querySelectorAll('[style]')].find(
    (one) => readStyle(one).get('mso-list') === 'ignore',
  );
  const text = sign?.textContent?.replace(/\u00a0/g, ' ').trim() ?? '';
  sign?.remove();
  return text;
}

interface OpenList {
  level: number;
  name: string;
  list: Element;
}

/** Adds an item to the list of its level; creates that list if needed. */
function addPoint(open: OpenList[], paragraph: Element, { level, list: name }: WordPoint): void {
  const { ownerDocument } = paragraph;
  const sign = takeSign(paragraph);
  const number = numberOf(sign);
  const tag = number > 0 ? 'ol' : 'ul';
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const last = open.at(-1);
  const isOther = last?.level === level && (last.name !== name || last.list.localName !== tag);
  if (isOther) open.pop();
  if (open.at(-1)?.level !== level) {
    const list = ownerDocument.createElement(tag);
    if (number > 1) list.setAttribute('start', String(number));
    if (number > 0 && /\p{L}/u.test(sign)) list.setAttribute('type', 'a');
    const outer = open.at(-1)?.list.lastElementChild;
    if (outer) outer.append(list);
    else paragraph.before(list);
    open.push({ level, name, list });
  }
  const point = ownerDocument.createElement('li');
  point.append(...paragraph.childNodes);
  open.at(-1)?.list.append(point);
  paragraph.remove();
}

/** Makes lists of Word's paragraphs that are points. */
function listWordParagraphs(root: ParentNode): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    const point = wordPointOf(paragraph);
    if (!point) continue;
    if (last?.nextElementSibling !== paragraph) open = [];
    addPoint(open, paragraph, point);
    last = open[0]?.list ?? null;
  }
}

/** Joins a list of Word Online to the one before it, by the level of its point. */
function joinToBefore(list: Element, before: Element, level: number): void {
  const point = before.lastElementChild;
  if (level <= 1) {
    if (before.tagName === list.tagName) before.append(...list.childNodes);
  } else if (point?.lastElementChild?.tagName === list.tagName) {
    point.lastElementChild.append(...list.childNodes);
  } else point?.append(list);
  if (list.children.length === 0) list.remove();
}

const listIdOf = (list: Element): string =>
  list.querySelector('li[data-listid]')?.getAttribute('data-listid') ?? '';

/** Joins the lists of single points that Word Online writes. */
function joinWordOnline(root: ParentNode): void {
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const point of root.querySelectorAll('li[data-listid]')) {
    const list = point.parentElement;
    const before = list?.previousElementSibling;
    const level = Number(point.getAttribute('data-aria-level'));
    if (!list || !before?.matches('ul, ol')) continue;
    if (listIdOf(before) === '' || (level <= 1 && listIdOf(before) !== listIdOf(list))) continue;
    joinToBefore(list, before, level);
  }
}

/** The points of a list that counts down get the numbers that it shows. */
function numberBackwards(root: ParentNode): void {
  for (const list of root.querySelectorAll('ol[reversed]')) {
    const points = [...list.children].filter((child) => child.matches('li'));
    let number = Number(list.getAttribute('start')) || points.length;
    for (const point of points) {
      number = Number(point.getAttribute('value')) || number;
      point.setAttribute('value', String(number));
      number -= 1;
    }
    list.removeAttribute('reversed');
  }
}

/** A numbered list item begins a list that counts on from its number. */
function splitAtNumbers(root: ParentNode): void {
  for (const point of [...root.querySelectorAll('ol > li[value]')].toReversed()) {
    const list = point.parentElement;
    const value = Number(point.getAttribute('value'));
    if (!list || !Number.isInteger(value)) continue;
    const at = [...list.children].indexOf(point);
    if (at === 0) list.setAttribute('start', String(value));
    const first = list.firstElementChild?.getAttribute('value') ?? list.getAttribute('start');
    if (at <= 0 || (Number(first) || 1) + at === value) continue;
    const next = list.cloneNode() as Element;
    next.setAttribute('start', String(value));
    next.append(...[...list.children].slice(at));
    list.after(next);
  }
}

/** A point is one text, and the lists in it come after that text. */
function joinPoint(point: Element): void {
  const inner = [...point.querySelectorAll('ul, ol')].filter(
    (list) => list.parentElement?.closest('ul, ol') === point.parentElement,
  );
  for (const list of inner) list.remove();
  joinLines(point);
  point.append(...inner);
}

/** Styles of lists that number by letters or Roman numerals. */
const isByLetters = (element: Element): boolean =>
  /^[ai]$/i.test(element.getAttribute('type') ?? '') ||
  /alpha|latin|roman|greek/.test(readStyle(element).get('list-style-type') ?? '');

/**
 * Lists of all sources as HTML means them: an inner list is in the point that it belongs to. Counts those that number by
 * letters, which become numbers.
 */
export function nestLists(root: ParentNode, leftOut: LeftOut): void {
  listWordParagraphs(root);
  joinWordOnline(root);
  for (const inner of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling;
    if (before?.matches('li')) before.append(inner);
    else inner.replaceWith(...inner.childNodes);
  }
  const lettered = [...root.querySelectorAll('ol')].filter((list) =>
    [list, ...list.children].some(isByLetters),
  );
  leaveOut(leftOut, 'lettering', lettered.length);
  numberBackwards(root);
  splitAtNumbers(root);
  for (const point of [...root.querySelectorAll('li')].toReversed()) joinPoint(point);
}
