import { useId } from 'react';
import { safeLink, safeMedia } from '#core/text/safe-address.ts';
import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/blocks-words.ts';
import type { AudioBlock } from './audio.ts';

const action = 'inline-flex min-h-8 items-center underline-ui hover:decoration-2';

/** A recording with the browser's controls, its transcript and a download. */
export const Part: BlockPart<AudioBlock> = ({ block }) => {
  const id = useId();
  const { title, credit, transcript } = block;
  const src = safeMedia(block.src);
  if (src === undefined && !transcript) return null;
  const download = /^data:audio\//i.test(src ?? '') ? src : safeLink(src ?? '');
  return (
    <figure
      aria-labelledby={id}
      className="my-7 border-rule border-y py-4 font-sans xl:clear-left print:hidden"
    >
      <figcaption id={id}>
        <b className="block font-bold text-[1rem]/[1.375rem]">
          {title ? <LanguageSpan text={title} /> : words.recording}
        </b>
        {credit ? (
          <span className="block text-meta">
            <LanguageSpan text={credit} />
          </span>
        ) : null}
      </figcaption>
      {src === undefined ? null : (
        // biome-ignore lint/a11y/useMediaCaption: the transcript is beside it
        <audio controls preload="none" src={src} aria-labelledby={id} className="mt-3 w-full" />
      )}
      <div className="mt-2 flex flex-wrap gap-x-5 text-label">
        {transcript ? (
          <details className="open:w-full">
            <summary className={action}>{words.readTheTranscript}</summary>
            <p
              className="mt-2 mb-3 whitespace-pre-line text-ink-2 text-summary"
              {...writtenIn(transcript)}
            >
              {transcript}
            </p>
          </details>
        ) : null}
        {download === undefined ? null : (
          <a href={download} download className={action}>
            {words.downloadTheRecording}
          </a>
        )}
      </div>
    </figure>
  );
};
