import { adminPatterns } from '#ui/routes.ts';
import { Panel } from './panel.tsx';
import { sizeLabel, USUAL_ROOM } from './storage-size.ts';

/** How much of the browser's room the site fills. */
export function StorageUsed({ stored }: { stored: number }) {
  const share = Math.min(1, stored / USUAL_ROOM);
  const isTight = share > 0.8;
  return (
    <Panel heading="Storage used" more={{ href: adminPatterns.storage, label: 'Storage' }}>
      <p className="pt-1">
        {`${sizeLabel(stored)} of about ${sizeLabel(USUAL_ROOM)}`}
        {isTight ? <span className="text-warn"> · nearly full</span> : null}
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
