import { type ContentBlock, isImage, isParagraph, isVideo } from '#core/article/content-block.ts';
import { Picture } from '../design/picture.tsx';
import { writtenIn } from '../design/written-in.ts';
import { VideoFacade } from '../video/video-facade.island.tsx';
import { Caption } from './caption.tsx';

interface ArticleBlockProps {
  block: ContentBlock;
  /** Title of the article, for the accessible name of a video. */
  title: string;
  /** Number of the placeholder art for a picture that fails to load. */
  placeholder: number;
}

/** Renders a block; nothing if its type is unknown. */
export function ArticleBlock({ block, title, placeholder }: ArticleBlockProps) {
  if (isParagraph(block)) {
    // Blank lines inside a block separate paragraphs too.
    const paragraphs = block.content.split(/\n[^\S\n]*\n\s*/).filter((text) => text.trim() !== '');
    return paragraphs.map((text, at) => (
      <p
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a paragraph
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
