import type { LeftOut } from './left-out.ts';
import { nestLists } from './pasted-lists.ts';
import { linkNotes } from './pasted-notes.ts';
import { joinLines, readTables } from './pasted-tables.ts';
import { writeOut } from './pasted-words.ts';
import { dropUnseen } from './unseen.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

/** Replaces an element by another one with the same content. */
function renamed(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Headings that are paragraphs by name: of Word Online, and titles of Word. */
function nameHeadings(root: ParentNode): void {
  for (const element of root.querySelectorAll('[role=heading][aria-level]')) {
    renamed(element, `h${Math.min(6, Number(element.getAttribute('aria-level')) || 2)}`);
  }
  for (const title of root.querySelectorAll('p.MsoTitle')) renamed(title, 'h1');
  for (const strong of root.querySelectorAll('b, strong')) {
    if (strong.closest(headings)) unwrap(strong);
  }
  for (const span of root.querySelectorAll<HTMLElement>('[style]')) {
    if (span.closest(headings)) span.style.fontWeight = '';
  }
}

/** Asides of other pages hold anything, which stays where it is; one of ours is a fact box and has a title. */
function openAsides(root: ParentNode): void {
  for (const aside of root.querySelectorAll('aside')) {
    if (!aside.querySelector(':scope > .fact-title')) renamed(aside, 'div');
  }
}

/** Text of a source without the dash before it. */
const sourceText = (element: Element): string =>
  (element.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*[—–―-]\s*/, '')
    .trim();

/** Elements that name the source of a quotation: within it, or in the caption of its figure. */
function sourcesOf(quote: Element): Element[] {
  const caption = quote.parentElement?.matches('figure')
    ? [...quote.parentElement.querySelectorAll(':scope > figcaption')]
    : [];
  const within = [...quote.querySelectorAll('footer, cite')].filter(
    (part) => !part.parentElement?.closest('footer, cite'),
  );
  const atEnd = within.filter((part) => {
    const after = part.ownerDocument.createRange();
    after.setStartAfter(part);
    after.setEndAfter(quote);
    return after.toString().trim() === '';
  });
  return [...atEnd, ...caption];
}

/** A quotation is one text with its source beside it: its paragraphs become lines. */
function joinQuotations(root: ParentNode): void {
  for (const inner of [...root.querySelectorAll('blockquote blockquote')]) renamed(inner, 'div');
  for (const quote of root.querySelectorAll('blockquote')) {
    const sources = sourcesOf(quote);
    const source = sources.map(sourceText).filter(Boolean).join(', ');
    if (source !== '') quote.dataset.source = source;
    for (const part of sources) part.remove();
    joinLines(quote);
  }
}

const blocks = `p, div, ul, ol, table, blockquote, hr, section, ${headings}`;

/** Takes away line breaks between blocks, and paragraphs around a picture that is all they hold. */
function dropSpace(root: ParentNode): void {
  for (const line of root.querySelectorAll('br')) {
    const beside = [line.previousElementSibling, line.nextElementSibling];
    const isBetween = [line.previousSibling, line.nextSibling].some(
      (one, at) => one === beside[at] && beside[at]?.matches(blocks),
    );
    if (isBetween) line.remove();
  }
  for (const picture of root.querySelectorAll('p > img:only-child, p > span:only-child > img')) {
    const paragraph = picture.closest('p');
    if (paragraph?.textContent?.trim() === '') paragraph.replaceWith(picture);
  }
}

const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' &&
  !element.querySelector('img, hr, table, iframe, [data-card]');

/**
 * Brings the elements of a clipboard into a form that the schema's rules read: what programs mean by styles,
 * attributes and classes becomes elements and words. Counts what is left out.
 */
export function cleanClipboard(root: Element, leftOut: LeftOut): void {
  dropUnseen(root, leftOut);
  linkNotes(root, leftOut);
  writeOut(root, leftOut);
  openAsides(root);
  nameHeadings(root);
  nestLists(root, leftOut);
  readTables(root);
  joinQuotations(root);
  dropSpace(root);
  for (const element of [
    ...root.querySelectorAll(`p, div, li, ${headings}, blockquote`),
  ].toReversed()) {
    if (isBlank(element) && !element.matches('[data-card]')) element.remove();
  }
  for (const list of root.querySelectorAll('ul, ol')) if (list.children.length === 0) list.remove();
}
