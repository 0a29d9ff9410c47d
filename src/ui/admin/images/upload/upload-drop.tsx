import { type DragEvent, type ReactNode, useState } from 'react';
import { MediaButton } from '../../media/media-button.tsx';
import { mediaLimits } from '../../media/media-keeping.ts';
import { PICTURE_TYPES } from '../../media/read-picture.ts';
import { UploadList } from './upload-list.tsx';
import { useUploadBatch } from './use-upload-batch.ts';

/** Upload of several pictures at once: a button, and everything inside as a drop area. */
export function UploadDrop({ children }: { children: ReactNode }) {
  const batch = useUploadBatch();
  const [isOver, setOver] = useState(false);

  const hover = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      data-drop="pictures"
      className={isOver ? 'outline-2 outline-ink outline-offset-4' : ''}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        for (const file of event.dataTransfer.files) batch.add(file);
      }}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <MediaButton accept={PICTURE_TYPES} isMultiple onFile={batch.add}>
          Upload pictures
        </MediaButton>
        <span className="text-meta">{`Or drop them here, many at once. ${mediaLimits(false)}`}</span>
      </div>
      <UploadList batch={batch} />
      {children}
    </div>
  );
}
