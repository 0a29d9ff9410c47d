import { Fragment, type ReactNode } from 'react';
import { type Mark, type RichText, spansOf } from '#core/article/blocks/marks.ts';
import { safeLink } from '#core/text/safe-address.ts';

function marked(inner: ReactNode, { kind, href = '' }: Mark): ReactNode {
  switch (kind) {
    case 'link': {
      const address = safeLink(href);
      return address === undefined ? inner : <a href={address}>{inner}</a>;
    }
    case 'strong':
      return <strong>{inner}</strong>;
    case 'emphasis':
      return <em>{inner}</em>;
    case 'code':
      return <code>{inner}</code>;
  }
}

/** A text with its links and emphasis. */
export const MarkedText = ({ text }: { text: RichText }) =>
  spansOf(text).map(({ text: words, marks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a span
    <Fragment key={at}>{marks.reduceRight<ReactNode>(marked, words)}</Fragment>
  ));
