import { youtubeId } from '#core/video/video.ts';
import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { FilmSource } from '#ui/admin/articles/blocks/media/film-source.tsx';
import { TextInput } from '#ui/admin/parts/form/form-field.tsx';
import { VideoThumbnail } from '#ui/kit/video/video-thumbnail.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { VideoBlock } from './video.ts';

function VideoFields({ block, change }: CardProps<VideoBlock>) {
  const { videoId, src } = block;
  const isKnown = youtubeId(videoId) !== undefined;
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3.5 sm:grid-cols-[minmax(0,1fr)_240px]">
        <TextInput
          label={surfaceWords.youtubeVideoId}
          isLive
          value={videoId}
          placeholder={surfaceWords.forExampleA1b2c3d4e5f}
          hint={src ? surfaceWords.theUploadedFilmIsShown : surfaceWords.theIdOrTheAddress}
          error={videoId.trim() === '' || isKnown ? undefined : surfaceWords.thisIsNoYoutubeVideo}
          onChange={(next) => change({ videoId: next })}
        />
        {isKnown ? <VideoThumbnail videoId={videoId} /> : null}
      </div>
      {src || videoId.trim() === '' ? <FilmSource block={block} change={change} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label={surfaceWords.captionOptional}
          value={block.caption ?? ''}
          onChange={(caption) => change({ caption: caption || undefined })}
        />
        <TextInput
          label={surfaceWords.creditOptional}
          value={block.credit ?? ''}
          onChange={(credit) => change({ credit: credit || undefined })}
        />
      </div>
    </div>
  );
}

export const kind: CardKind<VideoBlock> = {
  label: surfaceWords.video,
  icon: 'video',
  group: surfaceWords.picturesAndSound,
  words: surfaceWords.filmYoutube,
  empty: () => ({ type: 'video', videoId: '' }),
  Fields: VideoFields,
};
