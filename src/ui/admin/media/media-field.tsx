import { type DragEvent, useId, useState } from 'react';
import { safeMedia } from '#core/text/safe-address.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { ImagePicker } from '../parts/form/image-picker.tsx';
import { drawSvg, isSvg } from './draw-svg.ts';
import { MediaButton } from './media-button.tsx';
import { mediaLimits } from './media-keeping.ts';
import { PICTURE_TYPES } from './read-picture.ts';
import { MEDIA_TYPES, stageMedia } from './stage-media.ts';
import type { StagedMedia } from './staged-media.ts';

interface MediaFieldProps {
  /** Purpose of the medium: `Cover media`. */
  label: string;
  src: string;
  type: 'image' | 'video';
  /** Default: pictures only. */
  takesVideos?: boolean;
  /** Draws SVG files, as logos often are; default: they are refused. */
  drawsSvg?: boolean;
  /** Called with an uploaded medium or one from the library; its name can serve as alt text. */
  onMedia: (media: StagedMedia) => void;
  onRemove: () => void;
  hint?: string;
}

function Thumb({ src, type }: Pick<MediaFieldProps, 'src' | 'type'>) {
  const safe = safeMedia(src);
  if (safe === undefined) return <AdminIcon name="image" className="size-6 text-ink-3" />;
  return type === 'video' ? (
    <video src={safe} muted playsInline preload="metadata" className="size-full object-contain" />
  ) : (
    <img src={safe} alt="" className="size-full object-contain" />
  );
}

/** Types of files that the dialog offers. */
const acceptOf = (takesVideos: boolean, drawsSvg: boolean): string => {
  const types = takesVideos ? MEDIA_TYPES : PICTURE_TYPES;
  return drawsSvg ? `${types},image/svg+xml` : types;
};

/** A picture or video that is uploaded, dropped or chosen from the library. */
export function MediaField(props: MediaFieldProps) {
  const { label, src, type, takesVideos = false, drawsSvg = false } = props;
  const { onMedia, onRemove, hint } = props;
  const [isReading, setIsReading] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const id = useId();

  async function take(file: File): Promise<void> {
    setIsReading(true);
    try {
      const drawn = drawsSvg && isSvg(file) ? await drawSvg(file) : undefined;
      const media = await stageMedia(drawn ?? file, takesVideos);
      if (media) onMedia(media);
    } finally {
      setIsReading(false);
    }
  }

  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be a grid item
    <div
      role="group"
      aria-labelledby={id}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        void take(file);
      }}
    >
      <p id={id} className="mb-1.5 text-label">
        {label}
      </p>
      <div
        className={`flex flex-wrap items-center gap-3 border border-dashed p-2.5 ${isOver ? 'border-ink bg-wash-2' : 'border-edge'}`}
      >
        <span className="grid h-16 w-20 flex-none place-items-center overflow-hidden bg-wash-2">
          <Thumb key={src} src={src} type={type} />
        </span>
        <div className="flex flex-[1_1_10rem] flex-wrap gap-2">
          <MediaButton
            accept={acceptOf(takesVideos, drawsSvg)}
            isBusy={isReading}
            label={words.uploadWith(label.toLowerCase())}
            onFile={(file) => void take(file)}
          >
            {words.upload}
          </MediaButton>
          <Button
            tone="line"
            size="small"
            aria-label={words.fromLibraryWith(label)}
            onClick={() => setIsPicking(true)}
          >
            {words.fromLibrary}
          </Button>
          {src ? (
            <Button
              tone="line"
              size="small"
              aria-label={words.removeWith(label.toLowerCase())}
              onClick={onRemove}
            >
              {words.remove}
            </Button>
          ) : null}
        </div>
      </div>
      <p className="mt-1.5 text-meta">{`${hint ?? words.orDropAFile} ${mediaLimits(takesVideos)}`}</p>
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={(known) => {
          setIsPicking(false);
          onMedia({ type: 'image', url: known.url, name: known.alt, known });
        }}
      />
    </div>
  );
}
