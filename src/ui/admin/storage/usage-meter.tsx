import { WARNING_SHARE } from '#core/archive/storage-usage.ts';
import { inPercent } from '#core/locale/numbers.ts';
import { sizeLabel } from '../dashboard/storage-size.ts';

interface UsageMeterProps {
  used: number;
  capacity: number;
}

/** Meter of the storage in use, with a warning before it is full. */
export function UsageMeter({ used, capacity }: UsageMeterProps) {
  const share = Math.min(1, used / capacity);
  const isTight = share >= WARNING_SHARE;
  return (
    <div className="grid gap-2">
      <p>{`${sizeLabel(used)} of about ${sizeLabel(capacity)} used (${inPercent(share)})`}</p>
      <div aria-hidden="true" className="h-3 border border-edge bg-paper">
        <div
          style={{ width: `${share * 100}%` }}
          className={`h-full min-w-px forced-colors:bg-[Highlight] ${isTight ? 'bg-warn' : 'bg-ink-2'}`}
        />
      </div>
      {isTight ? (
        <p className="font-semibold text-warn">
          Nearly full. Export everything, then delete what you no longer need: the largest records
          are below.
        </p>
      ) : null}
    </div>
  );
}
