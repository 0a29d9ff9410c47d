import { webAddress } from '#core/text/web-address.ts';
import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/blocks-words.ts';
import type { EmbedBlock } from './embed.ts';
import { EmbedFrame } from './embed-frame.island.tsx';
import { frameOf } from './frame-of.ts';

/**
 * Something on another site: a card, which for known providers loads their frame after a click. Until then
 * nothing is asked of them. An address that is not of the web is shown as text.
 */
export const Part: BlockPart<EmbedBlock> = ({ block: { url, title, description } }) => {
  const host = webAddress(url)?.host;
  const frame = frameOf(url);
  const name = title || host || url;
  return (
    <figure className="my-8 border-rule border-y bg-wash wrap-anywhere xl:clear-left print:hidden forced-colors:border">
      <figcaption className="grid justify-items-center gap-1 px-5 pt-7 text-center font-sans">
        <b
          className="max-w-[34ch] text-balance font-bold text-[1.0625rem]/[1.4375rem]"
          {...writtenIn(name)}
        >
          {name}
        </b>
        {description ? (
          <span className="max-w-[44ch] text-ink-2 text-ui" {...writtenIn(description)}>
            {description}
          </span>
        ) : null}
      </figcaption>
      {frame ? <EmbedFrame {...frame} title={name} /> : null}
      <p className="px-5 pt-2 pb-6 text-center font-sans text-[0.8125rem]/[1.125rem]">
        {host === undefined ? (
          <span className="text-ink-3">{url}</span>
        ) : (
          <a
            href={url}
            rel="noreferrer"
            className="prose-link inline-flex min-h-6 items-center hover:decoration-2"
          >
            {frame ? words.openItAtInstead(host) : words.openIt(host)}
          </a>
        )}
      </p>
    </figure>
  );
};
