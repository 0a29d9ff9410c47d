import { useState } from 'react';
import type { VideoBlock } from '#blocks/video/video.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/surface-words.ts';
import { MediaButton } from '../../../media/media-button.tsx';
import { mediaLimits } from '../../../media/media-keeping.ts';
import { readVideo, VIDEO_TYPES } from '../../../media/read-video.ts';
import type { CardProps } from '../define-block-kind.ts';
import { PictureShown, PictureSource } from './picture-source.tsx';

/** Button that uploads a film in place of one of YouTube. */
function FilmUpload({ change }: Pick<CardProps<VideoBlock>, 'change'>) {
  const [isReading, setIsReading] = useState(false);
  async function upload(file: File): Promise<void> {
    setIsReading(true);
    const outcome = await readVideo(file);
    setIsReading(false);
    if (!outcome.ok) {
      showToast({ title: words.uploadFailed, text: outcome.reason, isError: true });
      return;
    }
    change({ src: outcome.media.url, videoId: '' });
    showToast({ title: words.mediaUploaded, text: words.theFileHasBeenStaged });
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <MediaButton accept={VIDEO_TYPES} isBusy={isReading} onFile={(file) => void upload(file)}>
        {words.uploadAFilm}
      </MediaButton>
      <span className="text-meta">{mediaLimits(true)}</span>
    </div>
  );
}

/** The uploaded film of a block and its poster picture, which readers see until they play it. */
export function FilmSource({ block: { src = '', poster = '' }, change }: CardProps<VideoBlock>) {
  if (src === '') return <FilmUpload change={change} />;
  return (
    <div className="grid items-start gap-3.5 sm:grid-cols-[240px_minmax(0,1fr)]">
      {poster === '' ? (
        // biome-ignore lint/a11y/useMediaCaption: films have no stored subtitles
        <video
          src={safeMedia(src)}
          controls
          playsInline
          preload="metadata"
          aria-label={words.theUploadedFilm}
          className="block aspect-[16/9] w-full bg-night"
        />
      ) : (
        <PictureShown src={poster} />
      )}
      <div className="grid gap-2">
        <p className="text-meta">
          {poster === '' ? words.withoutAPosterPictureReaders : words.thePosterPictureWhichReaders}
        </p>
        <PictureSource
          labels={[words.uploadAPosterPicture, words.posterPictureFromLibrary]}
          onUpload={(picture) => change({ poster: picture.url })}
          onChoose={({ url }) => change({ poster: url })}
        >
          {poster === '' ? null : (
            <Button tone="line" size="small" onClick={() => change({ poster: undefined })}>
              {words.removePosterPicture}
            </Button>
          )}
          <Button
            tone="line"
            size="small"
            onClick={() => change({ src: undefined, poster: undefined })}
          >
            {words.removeFilm}
          </Button>
        </PictureSource>
      </div>
    </div>
  );
}
