import { readStyle } from './read-style.ts';

/** Level of a paragraph that Word means as a point of a list: `l0 level2 lfo1`; 0 if it is none. */
function levelOf(paragraph: Element): number {
  const value = readStyle(paragraph).get('mso-list') ?? '';
  const level = value.split(' ').find((part) => part.startsWith('level'));
  return level ? Number(level.slice('level'.length)) || 1 : 0;
}

/** Removes the sign that Word writes before a point; true if it is a number or a letter. */
function takeSign(paragraph: Element): boolean {
  const sign = [...paragraph.querySelectorAll('[style]')].find(
    (one) => readStyle(one).get('mso-list') === 'ignore',
  );
  const text = sign?.textContent?.trim() ?? '';
  sign?.remove();
  return /^\(?[\p{L}\p{N}]{1,4}[.)]$/u.test(text) && text !== 'o';
}

interface OpenList {
  level: number;
  list: Element;
}

/** Puts a point into the list of its level, which it begins where there is none. */
function addPoint(open: OpenList[], paragraph: Element, level: number): void {
  const { ownerDocument } = paragraph;
  const name = takeSign(paragraph) ? 'ol' : 'ul';
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  if (open.at(-1)?.level !== level) {
    const list = ownerDocument.createElement(name);
    const outer = open.at(-1)?.list.lastElementChild;
    if (outer) outer.append(list);
    else paragraph.before(list);
    open.push({ level, list });
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
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const goesOn = last?.nextElementSibling === paragraph;
    if (!goesOn) open = [];
    addPoint(open, paragraph, level);
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

/** Joins the lists of single points that Word Online writes. */
function joinWordOnline(root: ParentNode): void {
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const point of root.querySelectorAll('li[data-listid]')) {
    const list = point.parentElement;
    const before = list?.previousElementSibling;
    if (!list || !before?.matches('ul, ol') || !before.querySelector('li[data-listid]')) continue;
    joinToBefore(list, before, Number(point.getAttribute('data-aria-level')));
  }
}

/** Lists of all sources as HTML means them: an inner list is in the point that it belongs to. */
export function nestLists(root: ParentNode): void {
  listWordParagraphs(root);
  joinWordOnline(root);
  for (const inner of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling;
    if (before?.matches('li')) before.append(inner);
    else inner.replaceWith(...inner.childNodes);
  }
}
