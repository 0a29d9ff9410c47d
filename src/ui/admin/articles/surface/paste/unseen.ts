import { type LeftOut, leaveOut } from './left-out.ts';
import { readStyle } from './read-style.ts';

/** Elements that show nothing. */
const invisible =
  'script, style, meta, link, title, base, noscript, template, [hidden], rp, datalist, .Apple-interchange-newline, .EOP, .mw-editsection, .screen-reader-text, .sr-only, .visually-hidden, .mwe-math-mathml-inline, .mwe-math-mathml-display';

/** Comments of Word, LibreOffice and Google Docs: their texts, and the signs that lead there. */
const commentTexts =
  '[style*="mso-element:comment-list"], [style*="mso-element: comment-list"], .msocomtxt, .MsoCommentText, div[id^="_com_"]';
const commentSigns =
  '.MsoCommentReference, a.msocomanchor, a[href^="#_msocom"], a[id^="_anchor_"], .msocomoff, hr.msocomoff, [style*="mso-comment-reference"] > .MsoCommentReference, sup:has(a[href^="#cmnt"]), a[href^="#cmnt"][id^="cmnt_ref"]';

const isOfWord = (root: ParentNode): boolean =>
  root.querySelector('[class^=Mso], [style*="mso-"], .msoDel, .msoIns') !== null;

function dropComments(root: ParentNode, leftOut: LeftOut): void {
  const signs = new Set(root.querySelectorAll(commentSigns));
  const texts = new Set(
    [...root.querySelectorAll(commentTexts)].filter(
      (one) => !one.parentElement?.closest(commentTexts),
    ),
  );
  for (const anchor of root.querySelectorAll('a[id^="cmnt"][href^="#cmnt_ref"]')) {
    const text = anchor.closest('div') ?? anchor.closest('p');
    if (text) texts.add(text);
  }
  const holders = [...signs, ...texts];
  const references = [...signs].filter(
    (one) => !one.matches('hr') && !holders.some((other) => other !== one && other.contains(one)),
  );
  leaveOut(leftOut, 'comment', Math.max(references.length, texts.size));
  for (const one of [...signs, ...texts]) one.remove();
}

/** Words that tracked changes mark as deleted. A `del` without any sign of tracking is struck through. */
function dropDeletions(root: ParentNode, leftOut: LeftOut): void {
  const isTracked = isOfWord(root) || root.querySelector('ins') !== null;
  const deleted = [
    ...root.querySelectorAll(
      '.msoDel, .TrackChangeTextDeletion, [class*="TrackedDeletion"], [style*="mso-prop-change-deleted"]',
    ),
    ...[...root.querySelectorAll('del')].filter(
      (one) => isTracked || one.hasAttribute('cite') || one.hasAttribute('datetime'),
    ),
  ].filter((one, _, all) => !all.some((other) => other !== one && other.contains(one)));
  leaveOut(leftOut, 'deletion', deleted.filter((one) => one.textContent?.trim() !== '').length);
  for (const one of deleted) one.remove();
}

/** Values that hide an element, of properties that its parts can set anew. */
const hiding: Readonly<Record<string, RegExp>> = {
  visibility: /^(?:hidden|collapse)$/,
  'font-size': /^0(?:px|pt|em|rem)?(?: ?!important)?$/,
};

/** True for an element whose words are hidden by a property, unless a part of it shows its own. */
function hides(element: Element, property: string, hidden: RegExp): boolean {
  if (!hidden.test(readStyle(element).get(property) ?? '')) return false;
  return ![...element.querySelectorAll(`[style*="${property}"]`)].some((part) => {
    const own = readStyle(part).get(property);
    return own !== undefined && !hidden.test(own);
  });
}

function isHidden(element: Element): boolean {
  const style = readStyle(element);
  return (
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    /^0(?:\.0+)?$/.test(style.get('opacity') ?? '') ||
    Object.entries(hiding).some(([property, hidden]) => hides(element, property, hidden))
  );
}

/** Converts frames of supported embeds to links that the parser knows, and drops other frames. */
function dropObjects(root: ParentNode, leftOut: LeftOut): void {
  for (const frame of root.querySelectorAll('iframe, frame, object, embed, applet')) {
    if (frame.matches('iframe[src^="http"]')) continue;
    leaveOut(leftOut, 'frame');
    frame.remove();
  }
  for (const medium of root.querySelectorAll('audio, video')) {
    leaveOut(leftOut, 'film');
    medium.remove();
  }
  for (const drawing of root.querySelectorAll('svg, canvas')) {
    if (!drawing.closest('[aria-hidden=true]')) leaveOut(leftOut, 'picture');
    drawing.remove();
  }
  const controls = root.querySelectorAll(
    'input:not([type=checkbox], [type=hidden]), button, select, textarea',
  );
  leaveOut(leftOut, 'control', controls.length);
  for (const control of root.querySelectorAll(
    'input:not([type=checkbox]), button, select, textarea',
  ))
    control.remove();
}

/** Takes away what a reader of the source does not see, and what a text cannot hold; counts the latter. */
export function dropUnseen(root: ParentNode, leftOut: LeftOut): void {
  for (const element of root.querySelectorAll(invisible)) element.remove();
  for (const element of [...root.querySelectorAll('[style]')])
    if (isHidden(element)) element.remove();
  dropComments(root, leftOut);
  dropDeletions(root, leftOut);
  dropObjects(root, leftOut);
}
