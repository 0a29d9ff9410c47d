const lineBlocks =
  'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, tr, dt, dd, ul, ol, table, caption, section';

/** Sign of a point within a text: its number, or a bullet. */
function signOf(point: Element): string {
  const list = point.parentElement;
  if (list?.tagName !== 'OL') return '• ';
  const points = [...list.children].filter((one) => one.tagName === 'LI');
  return `${(Number(list.getAttribute('start')) || 1) + points.indexOf(point)}. `;
}

/**
 * Makes one text of what is in an element: its blocks become lines, points of lists keep their signs, headings are
 * bold.
 */
export function joinLines(element: Element): void {
  const { ownerDocument } = element;
  for (const point of element.querySelectorAll('li')) point.prepend(signOf(point));
  for (const heading of element.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const strong = ownerDocument.createElement('strong');
    strong.append(...heading.childNodes);
    heading.append(strong);
  }
  const cells = [...element.querySelectorAll('td, th')];
  for (const cell of cells) if (cell.previousElementSibling) cell.prepend(' ');
  for (const cell of cells) cell.replaceWith(...cell.childNodes);
  for (const block of [...element.querySelectorAll(lineBlocks)].toReversed()) {
    block.before(ownerDocument.createElement('br'));
    block.after(ownerDocument.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
  element.normalize();
  trimLines(element);
}

const isBreak = (node: ChildNode | null): boolean => node?.nodeName === 'BR';
const isSpace = (node: ChildNode | null): boolean =>
  node?.nodeType === 3 && (node.textContent ?? '').trim() === '';

/** Takes away line breaks at the edges, and all but one of several. */
function trimLines(element: Element): void {
  for (const line of element.querySelectorAll('br')) {
    while (isSpace(line.nextSibling)) line.nextSibling?.remove();
    while (isSpace(line.previousSibling)) line.previousSibling?.remove();
    if (isBreak(line.nextSibling) || !line.nextSibling || !line.previousSibling) line.remove();
  }
  for (const end of [element.firstChild, element.lastChild]) if (isBreak(end)) end?.remove();
}

/** Tables that only lay things out give what is in them. */
function unwrapLayout(root: ParentNode): void {
  for (const table of [...root.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows];
    const isLayout =
      table.querySelector('table') !== null || rows.every(({ cells }) => cells.length < 2);
    if (!isLayout) continue;
    const cells = rows.flatMap((row) => [...row.cells]);
    const parts = [...(table.caption ? [table.caption] : []), ...cells].map((cell) => {
      const part = table.ownerDocument.createElement('div');
      part.append(...cell.childNodes);
      return part;
    });
    table.replaceWith(...parts);
  }
}

/** Pictures of cells and points go behind the table or the list, which cannot hold them. */
function moveOut(root: ParentNode): void {
  for (const picture of [...root.querySelectorAll('table img, li img')].toReversed()) {
    let holder: Element = picture;
    for (
      let at: Element | null = picture;
      at;
      at = at.parentElement?.closest('table, ul, ol') ?? null
    ) {
      if (at.matches('table, ul, ol')) holder = at;
    }
    if (holder !== picture) holder.after(picture);
  }
}

/** Prepares tables: cells hold one text each. */
export function readTables(root: ParentNode): void {
  unwrapLayout(root);
  moveOut(root);
  for (const cell of root.querySelectorAll('td, th, caption')) joinLines(cell);
}
