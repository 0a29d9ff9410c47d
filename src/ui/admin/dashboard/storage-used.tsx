import { type StorageUsage, WARNING_SHARE } from '#core/archive/storage-usage.ts';
import { adminPatterns } from '#ui/routes.ts';
import { Panel } from './panel.tsx';
import { sizeLabel } from './storage-size.ts';

/** Share of the storage capacity in use. */
export function StorageUsed({ used, capacity }: Pick<StorageUsage, 'used' | 'capacity'>) {
  const share = Math.min(1, used / capacity);
  const isTight = share >= WARNING_SHARE;
  return (
    <Panel heading="Storage used" more={{ href: adminPatterns.storage, label: 'Storage' }}>
      <p className="pt-1">
        {`${sizeLabel(used)} of about ${sizeLabel(capacity)}`}
        {isTight ? <span className="font-semibold text-warn"> · nearly full</span> : null}
      </p>
      <div aria-hidden="true" className="mt-2 h-2 border border-edge bg-paper">
        <div
          style={{ width: `${share * 100}%` }}
          className={`h-full min-w-px forced-colors:bg-[Highlight] ${isTight ? 'bg-warn' : 'bg-ink-2'}`}
        />
      </div>
    </Panel>
  );
}
