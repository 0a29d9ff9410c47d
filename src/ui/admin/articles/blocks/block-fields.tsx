import { useState } from 'react';
import type { ImageBlock } from '#core/article/blocks/image.ts';
import type { ParagraphBlock } from '#core/article/blocks/paragraph.ts';
import type { VideoBlock } from '#core/article/blocks/video.ts';
import {
  blockTypeOf,
  type ContentBlock,
  isImage,
  isParagraph,
  isVideo,
} from '#core/article/content-block.ts';
import { hashOf } from '#core/text/hash.ts';
import { youtubeId } from '#core/video/video.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import { VideoThumbnail } from '#ui/kit/video/video-thumbnail.tsx';
import { fromLibrary } from '../../media/from-library.ts';
import { MediaButton } from '../../media/media-button.tsx';
import { PICTURE_TYPES } from '../../media/read-picture.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { ImagePicker } from '../../parts/form/image-picker.tsx';
import type { EditorCommands } from '../editor/editor-commands.ts';

interface FieldsProps<Block> {
  blockKey: string;
  block: Block;
  commands: EditorCommands;
}

function ImageFields({ blockKey, block, commands }: FieldsProps<ImageBlock>) {
  const [isReading, setIsReading] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const change = (values: Partial<ImageBlock>): void => commands.change(blockKey, values);

  async function upload(file: File): Promise<void> {
    setIsReading(true);
    await commands.fill(blockKey, file);
    setIsReading(false);
  }

  return (
    <div className="grid items-start gap-3.5 rounded-2 border border-rule p-3.5 sm:grid-cols-[240px_minmax(0,1fr)]">
      {block.src === '' ? (
        <p className="grid aspect-[16/9] place-items-center border border-edge border-dashed p-3 text-center text-ink-3">
          Drop, paste or upload a picture
        </p>
      ) : (
        <Picture
          picture={{ src: block.src, alt: '', placeholder: hashOf(block.src) % 4 }}
          ratio="16:9"
          isDecorative
        />
      )}
      <div className="grid gap-3">
        <TextInput
          label="Alt text"
          value={block.alt}
          onChange={(alt) => change({ alt })}
          hint="Say what the picture shows. Left empty, the file name is used."
        />
        <TextInput
          label="Caption (optional)"
          value={block.caption ?? ''}
          onChange={(caption) => change({ caption })}
        />
        <div className="flex flex-wrap gap-2">
          <MediaButton
            accept={PICTURE_TYPES}
            isBusy={isReading}
            onFile={(file) => void upload(file)}
          >
            Upload
          </MediaButton>
          <Button tone="line" size="small" onClick={() => setIsChoosing(true)}>
            From library
          </Button>
        </div>
      </div>
      <ImagePicker
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onPick={(image) => {
          setIsChoosing(false);
          change(fromLibrary(block, image));
        }}
      />
    </div>
  );
}

function VideoFields({ blockKey, block: { videoId }, commands }: FieldsProps<VideoBlock>) {
  const isKnown = youtubeId(videoId) !== undefined;
  return (
    <div className="grid items-start gap-3.5 rounded-2 border border-rule p-3.5 sm:grid-cols-[minmax(0,1fr)_240px]">
      <TextInput
        label="YouTube video ID"
        isLive
        value={videoId}
        placeholder="for example a1B2c3D4e5F"
        hint="The ID, or the address of the video."
        error={
          videoId.trim() === '' || isKnown ? undefined : 'This is no YouTube video ID or address.'
        }
        onChange={(next) => commands.change(blockKey, { videoId: next })}
      />
      {isKnown ? <VideoThumbnail videoId={videoId} /> : null}
    </div>
  );
}

function ParagraphField({ blockKey, block, commands }: FieldsProps<ParagraphBlock>) {
  const isEmpty = block.content === '';
  const [isBegunEmpty, setIsBegunEmpty] = useState(isEmpty);
  return (
    <textarea
      rows={5}
      aria-label="Paragraph text"
      value={block.content}
      onChange={(event) => commands.change(blockKey, { content: event.target.value })}
      onBlur={() => setIsBegunEmpty(false)}
      className={`article-paragraph ${isEmpty || isBegunEmpty ? 'is-begun-empty' : ''}`}
    />
  );
}

/** Fields of a block by its type; a block of an unknown type is shown but cannot be edited. */
export function BlockFields({ blockKey, block, commands }: FieldsProps<ContentBlock>) {
  if (isParagraph(block)) {
    return <ParagraphField blockKey={blockKey} block={block} commands={commands} />;
  }
  if (isImage(block)) return <ImageFields blockKey={blockKey} block={block} commands={commands} />;
  if (isVideo(block)) return <VideoFields blockKey={blockKey} block={block} commands={commands} />;
  return (
    <p className="rounded-2 border border-rule bg-wash p-3.5 text-ink-2">
      {blockTypeOf(block)
        ? 'This block can’t be edited here yet and is kept as it is.'
        : `A block of the type “${block.type}”. It can’t be edited here and is kept as it is.`}
    </p>
  );
}
