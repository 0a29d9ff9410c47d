import { nestLists } from './pasted-lists.ts';
import { readStyle } from './read-style.ts';

/** Elements that are dropped with what is in them. */
const dropped = [
  'script, style, meta, link, title, base, noscript, template, iframe, frame, object, embed, applet, audio, video',
  'svg, math, canvas, form, input, button, select, textarea, [hidden], [aria-hidden=true]',
  'sup.reference, .mw-editsection, .Apple-interchange-newline, .EOP',
].join();

const headings = 'h1, h2, h3, h4, h5, h6';

function isHidden(element: Element): boolean {
  const style = readStyle(element);
  return style.get('display') === 'none' || style.get('mso-hide') === 'all';
}

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
  // A heading is bold by itself.
  for (const strong of root.querySelectorAll('b, strong')) {
    if (strong.closest(headings)) unwrap(strong);
  }
  for (const span of root.querySelectorAll<HTMLElement>('[style]')) {
    if (span.closest(headings)) span.style.fontWeight = '';
  }
}

/** A quotation is one text: its paragraphs become lines. */
function joinQuotations(root: ParentNode): void {
  for (const quote of root.querySelectorAll('blockquote')) {
    for (const part of quote.querySelectorAll('cite, footer')) part.remove();
    const parts = [...quote.querySelectorAll('p, div')];
    for (const part of parts.slice(1)) part.before(quote.ownerDocument.createElement('br'));
    for (const part of parts) unwrap(part);
  }
}

/** Tables that only lay things out give what is in them. */
function unwrapLayout(root: ParentNode): void {
  for (const table of [...root.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows];
    const isLayout =
      table.querySelector('table, ul, ol') || rows.every(({ cells }) => cells.length < 2);
    if (!isLayout) continue;
    const cells = rows.flatMap((row) => [...row.cells]);
    const parts = cells.map((cell) => {
      const part = table.ownerDocument.createElement('div');
      part.append(...cell.childNodes);
      return part;
    });
    table.replaceWith(...parts);
  }
}

const blocks = `p, div, ul, ol, table, blockquote, hr, ${headings}`;

/** Takes away line breaks between blocks, and paragraphs around a picture that is all they hold. */
function dropSpace(root: ParentNode): void {
  for (const line of root.querySelectorAll('br')) {
    const beside = [line.previousElementSibling, line.nextElementSibling];
    if (beside.some((one) => one?.matches(blocks))) line.remove();
  }
  for (const picture of root.querySelectorAll('p > img:only-child, p > span:only-child > img')) {
    const paragraph = picture.closest('p');
    if (paragraph?.textContent?.trim() === '') paragraph.replaceWith(picture);
  }
}

const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img, hr, table');

/**
 * Brings the elements of a clipboard into a form that the schema's rules read: what Word, Google
 * Docs and others mean by styles and attributes becomes headings, lists and quotations.
 */
export function cleanClipboard(root: ParentNode): void {
  for (const element of root.querySelectorAll(dropped)) element.remove();
  for (const element of [...root.querySelectorAll('[style]')])
    if (isHidden(element)) element.remove();
  nameHeadings(root);
  nestLists(root);
  unwrapLayout(root);
  joinQuotations(root);
  dropSpace(root);
  for (const element of [
    ...root.querySelectorAll(`p, div, li, ${headings}, blockquote`),
  ].toReversed()) {
    if (isBlank(element) && !element.matches('[data-card]')) element.remove();
  }
  for (const list of root.querySelectorAll('ul, ol')) if (list.children.length === 0) list.remove();
}
