import { type ContentBlock, isImage, isParagraph, isVideo } from '#core/article/content-block.ts';
import { Picture } from '../design/picture.tsx';
import { writtenIn } from '../design/written-in.ts';
import { VideoFacade } from '../video/video-facade.island.tsx';
import { Caption } from './caption.tsx';

interface ArticleBlockProps {
  block: ContentBlock;
  /** The article's title, for the name of a video. */
  title: string;
  /** The article's placeholder art, for a picture that does not load. */
  placeholder: number;
}

/** A block of a known type; every other type renders nothing. */
export function ArticleBlock({ block, title, placeholder }: ArticleBlockProps) {
  if (isParagraph(block)) {
    // A blank line ends a paragraph here as the end of a block does.
    const paragraphs = block.content.split(/\n[^\S\n]*\n\s*/).filter((text) => text.trim() !== '');
    return paragraphs.map((text, at) => (
      <p
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        key={at}
        className="mt-[1.15em] whitespace-pre-line text-body first:mt-0"
        {...writtenIn(text)}
      >
        {text}
      </p>
    ));
  }
  if (isImage(block)) {
    return (
      <figure className="my-7">
        <Picture
          picture={{ ...block, placeholder }}
          ratio="16:9"
          sizes="(min-width: 768px) 44rem, 100vw"
          className="w-full"
        />
        {block.caption && <Caption text={block.caption} />}
      </figure>
    );
  }
  if (isVideo(block)) {
    return (
      <figure className="my-7">
        <VideoFacade videoId={block.videoId} title={`Video: ${title}`} />
        <Caption text="Video plays from an outside site after you press play." />
      </figure>
    );
  }
  return null;
}
