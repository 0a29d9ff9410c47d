import { safeMedia } from '#core/text/safe-address.ts';
import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { Caption } from '#ui/kit/article/caption.tsx';
import { VideoFacade } from '#ui/kit/video/video-facade.island.tsx';
import * as words from '#ui/words/blocks-words.ts';
import type { VideoBlock } from './video.ts';

const NOTE = words.videoPlaysFromAnOutside;

interface FilmProps {
  src: string;
  poster: string | undefined;
  title: string;
}

/** An uploaded film, with the browser's controls. Without a poster its first picture shows. */
const Film = ({ src, poster, title }: FilmProps) => (
  // biome-ignore lint/a11y/useMediaCaption: films have no stored subtitles
  <video
    controls
    playsInline
    src={src}
    poster={poster}
    preload={poster === undefined ? 'metadata' : 'none'}
    aria-label={title}
    className="block aspect-[16/9] w-full bg-night"
  />
);

export const Part: BlockPart<VideoBlock> = ({ block, setting: { title } }) => {
  const { caption, credit, poster = '' } = block;
  const src = safeMedia(block.src ?? '');
  const name = words.video(title);
  return (
    <figure className="my-7 xl:clear-left print:hidden">
      {src === undefined ? (
        <VideoFacade videoId={block.videoId} title={name} />
      ) : (
        <Film
          src={src}
          poster={safeMedia(poster)}
          title={caption ? words.videoWith(caption) : name}
        />
      )}
      <Caption
        text={src === undefined ? [caption, NOTE].filter(Boolean).join(' ') : caption}
        credit={credit}
      />
    </figure>
  );
};
