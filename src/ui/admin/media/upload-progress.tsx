import { useEffect, useRef } from 'react';
import { inPercent } from '#core/locale/numbers.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { useUploads } from './upload-store.ts';

/** Progress of uploads, above everything, including the dialog that started them. */
export function UploadProgress() {
  const uploads = useUploads();
  const box = useRef<HTMLDivElement>(null);
  const isShown = uploads.length > 0;
  useEffect(() => {
    if (isShown) box.current?.showPopover();
    else box.current?.hidePopover();
  }, [isShown]);
  return (
    <div
      ref={box}
      popover="manual"
      className="inset-auto bottom-4 left-4 w-[min(24rem,calc(100vw-2rem))] rounded-2 bg-raise p-4 text-ink text-ui shadow-float"
    >
      <ul className="grid gap-3">
        {uploads.map(({ id, name, share }) => (
          <li key={id}>
            <p className="mb-1 flex justify-between gap-3">
              <span className="min-w-0 truncate">{`Uploading ${name}`}</span>
              <span className="tabular-nums">{inPercent(share)}</span>
            </p>
            <ProgressBar label={`Upload of ${name}`} value={share} />
          </li>
        ))}
      </ul>
    </div>
  );
}
