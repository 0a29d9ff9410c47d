import { newBlockId } from '../../blocks/new-block-id.ts';
import { type LeftOut, leaveOut } from './left-out.ts';
import { joinLines } from './pasted-tables.ts';

/** Longest sign of a note, such as [12] or †. */
const LONGEST_SIGN = 6;

const fragmentOf = (link: Element): string => {
  const href = link.getAttribute('href') ?? '';
  const mark = href.indexOf('#');
  if (mark < 0 || (mark > 0 && /^https?:/i.test(href) && !isNoteName(href.slice(mark + 1))))
    return '';
  try {
    return decodeURIComponent(href.slice(mark + 1));
  } catch {
    return '';
  }
};

/** Names that programs give to notes: Word, Google Docs, LibreOffice, Wikipedia, WordPress, Markdown. */
const isNoteName = (name: string): boolean =>
  /^(?:_ftn|_edn|ftnt|ftn\d|sdfootnote|sdendnote|cite_note|fn[:-]?\w|footnote|endnote|note-)/i.test(
    name,
  );

/** Signs that are known as those of notes, whether the note was copied or not. */
const knownSigns =
  'sup.reference, .MsoFootnoteReference, .MsoEndnoteReference, .sdfootnoteanc, .sdendnoteanc, sup.footnote-ref, a.footnote-ref, sup.fn, sup[data-fn]';

const targetOf = (root: ParentNode, name: string): Element | null =>
  name === ''
    ? null
    : root.querySelector(`[id="${CSS.escape(name)}"], a[name="${CSS.escape(name)}"]`);

/** Element that holds a note, found from the place that its sign leads to. */
function noteAround(target: Element, sign: Element): Element | undefined {
  const own =
    target.closest('li, div[id^=ftn], div[id^=edn], div[id^=sdfootnote], div[id^=sdendnote], dd') ??
    target.closest('p, div');
  return own && !own.contains(sign) ? own : undefined;
}

const isBackLink = (link: Element, names: ReadonlySet<string>): boolean =>
  names.has(fragmentOf(link)) || /^(?:[\s↩↑^⏎]|\ufe0e)+$/u.test(link.textContent ?? '');

/** Takes the links back to the text, and the note's own sign, out of a note. */
function cleanNote(note: Element, names: ReadonlySet<string>): void {
  for (const back of note.querySelectorAll(
    '.mw-cite-backlink, .footnote-backref, .sdfootnotesym, .sdendnotesym',
  ))
    back.remove();
  for (const link of note.querySelectorAll('a[href]')) {
    if (isBackLink(link, names)) (link.closest('sup') ?? link).remove();
  }
}

/** Element of the note that a link leads to; `undefined` for any other link. */
function noteOf(root: ParentNode, link: Element): Element | undefined {
  const sign = (link.textContent ?? '').trim();
  const target = targetOf(root, fragmentOf(link));
  if (!target || sign === '' || sign.length > LONGEST_SIGN) return undefined;
  const isBefore = (link.compareDocumentPosition(target) & 4) !== 0;
  const isNote = isNoteName(fragmentOf(link)) || link.closest(`sup, ${knownSigns}`) !== null;
  return isBefore && isNote ? noteAround(target, link) : undefined;
}

const isOnlyIn = (one: Element, holder: Element): boolean =>
  (holder.textContent ?? '').trim() === (one.textContent ?? '').trim();

/** Puts a link to the note with that id in place of a sign. */
function replaceSign(link: Element, id: string): void {
  const mark = link.ownerDocument.createElement('a');
  mark.dataset.note = id;
  mark.textContent = `[${(link.textContent ?? '').trim().replace(/^[[(]|[\])]$/g, '')}]`;
  const holder = link.closest(`sup, ${knownSigns}`);
  (holder && isOnlyIn(link, holder) ? holder : link).replaceWith(mark);
}

interface FoundNote {
  id: string;
  element: Element;
}

/** Removes a rule that only parts notes from the text. */
function dropParting(note: Element): void {
  for (let holder: Element | null = note; holder; holder = holder.parentElement) {
    const before = holder.previousElementSibling;
    if (before?.matches('hr')) before.remove();
    if (before) return;
  }
}

/** Makes one paragraph of what is in a note: its blocks become lines. */
function paragraphOf({ id, element }: FoundNote): HTMLElement {
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.dataset.noteText = id;
  paragraph.append(...element.childNodes);
  joinLines(paragraph);
  const first = element.ownerDocument.createTreeWalker(paragraph, 4).nextNode();
  if (first) first.textContent = (first.textContent ?? '').trimStart();
  return paragraph;
}

/** Removes an element, and those around it that hold nothing else. */
function removeWhole(element: Element, root: Node): void {
  const holder = element.parentElement;
  element.remove();
  const isEmpty = holder?.textContent?.trim() === '' && !holder.querySelector('img, table');
  if (holder && holder !== root && isEmpty) removeWhole(holder, root);
}

/** Puts the notes behind the text, in the form that the parser reads. */
function moveToEnd(root: Element, notes: readonly FoundNote[]): void {
  const section = root.ownerDocument.createElement('section');
  section.dataset.notes = '';
  section.append(...notes.map(paragraphOf));
  for (const { element } of notes) removeWhole(element, root);
  root.append(section);
}

/**
 * Links the signs of footnotes to their notes, which go behind the text. Signs without a note in the clipboard are
 * left out, and counted.
 */
export function linkNotes(root: Element, leftOut: LeftOut): void {
  const notes = new Map<Element, FoundNote>();
  for (const link of root.querySelectorAll('a[href*="#"]')) {
    const element = noteOf(root, link);
    if (!element) continue;
    const note = notes.get(element) ?? { id: newBlockId(), element };
    notes.set(element, note);
    const names = new Set(
      [link.id, link.getAttribute('name') ?? '', link.closest('sup')?.id ?? ''].filter(Boolean),
    );
    replaceSign(link, note.id);
    cleanNote(element, names);
    dropParting(element);
  }
  const lost = [...root.querySelectorAll(knownSigns)].filter(
    (one) => !one.parentElement?.closest(knownSigns),
  );
  leaveOut(leftOut, 'note', lost.length);
  for (const sign of lost) {
    const link = sign.closest('a');
    (link && isOnlyIn(sign, link) ? link : sign).remove();
  }
  if (notes.size > 0) moveToEnd(root, [...notes.values()]);
}
