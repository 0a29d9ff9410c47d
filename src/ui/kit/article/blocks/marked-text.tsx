import { Fragment, type ReactNode } from 'react';
import { type Mark, type RichText, type Span, spansOf } from '#blocks/marks.ts';
import { safeLink } from '#core/text/safe-address.ts';

/** Anchors of a footnote, and of the sign in the text that leads to it. */
export const noteAnchor = (id: string): string => `note-${id}`;
export const referenceAnchor = (id: string): string => `to-note-${id}`;

/** Draws a mark around its words. A link to an address that may run code is drawn as its words. */
function marked(inner: ReactNode, { kind, href = '' }: Mark): ReactNode {
  switch (kind) {
    case 'link': {
      const address = safeLink(href);
      return address === undefined ? (
        inner
      ) : (
        <a href={address} className="prose-link hover:decoration-2">
          {inner}
        </a>
      );
    }
    case 'note':
      return (
        <sup className="text-[0.7em] leading-none">
          <a id={referenceAnchor(href)} href={`#${noteAnchor(href)}`} className="prose-link">
            {inner}
          </a>
        </sup>
      );
    case 'strike':
      return <s>{inner}</s>;
    case 'superscript':
      return <sup className="text-[0.7em] leading-none">{inner}</sup>;
    case 'subscript':
      return <sub className="text-[0.7em] leading-none">{inner}</sub>;
    case 'strong':
      return <strong className="font-semibold">{inner}</strong>;
    case 'emphasis':
      // No face of ours has an italic: the browser slants the upright one.
      return <em className="[font-synthesis:style]">{inner}</em>;
    case 'code':
      return (
        <code className="bg-wash px-1 text-[0.86em] print:bg-transparent print:px-0">{inner}</code>
      );
  }
}

/**
 * Draws spans. Neighbours under one mark share its element, so that a link is one link, however many of its
 * words are bold.
 */
function drawn(spans: readonly Span[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  while (at < spans.length) {
    const from = at;
    const mark = spans[from]?.marks[0];
    do at += 1;
    while (mark && spans[at]?.marks[0] === mark);
    const own = spans.slice(from, at);
    const inner = mark
      ? marked(drawn(own.map(({ text, marks }) => ({ text, marks: marks.slice(1) }))), mark)
      : own.map(({ text }) => text);
    parts.push(<Fragment key={from}>{inner}</Fragment>);
  }
  return parts;
}

/** A text with its links and emphasis. */
export const MarkedText = ({ text }: { text: RichText }) => drawn(spansOf(text));
