import { youtubeId } from '#core/video/video.ts';
import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { FilmSource } from '#ui/admin/articles/blocks/media/film-source.tsx';
import { TextInput } from '#ui/admin/parts/form/form-field.tsx';
import { VideoThumbnail } from '#ui/kit/video/video-thumbnail.tsx';
import type { VideoBlock } from './video.ts';

function VideoFields({ block, change }: CardProps<VideoBlock>) {
  const { videoId, src } = block;
  const isKnown = youtubeId(videoId) !== undefined;
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3.5 sm:grid-cols-[minmax(0,1fr)_240px]">
        <TextInput
          label="YouTube video ID"
          isLive
          value={videoId}
          placeholder="for example a1B2c3D4e5F"
          hint={
            src
              ? 'The uploaded film is shown in its place.'
              : 'The ID, or the address of the video.'
          }
          error={
            videoId.trim() === '' || isKnown ? undefined : 'This is no YouTube video ID or address.'
          }
          onChange={(next) => change({ videoId: next })}
        />
        {isKnown ? <VideoThumbnail videoId={videoId} /> : null}
      </div>
      {src || videoId.trim() === '' ? <FilmSource block={block} change={change} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label="Caption (optional)"
          value={block.caption ?? ''}
          onChange={(caption) => change({ caption: caption || undefined })}
        />
        <TextInput
          label="Credit (optional)"
          value={block.credit ?? ''}
          onChange={(credit) => change({ credit: credit || undefined })}
        />
      </div>
    </div>
  );
}

export const kind: CardKind<VideoBlock> = {
  label: 'Video',
  icon: 'video',
  group: 'Pictures and sound',
  words: 'film youtube',
  empty: () => ({ type: 'video', videoId: '' }),
  Fields: VideoFields,
};
