import type { ActivityEntry } from '#core/activity/activity-entry.ts';
import { actorInWords } from '#core/activity/logged-actor.ts';
import { adminPatterns } from '#ui/routes.ts';
import { LoggedTime } from '../logs/logged-time.tsx';
import { Panel } from './panel.tsx';

/** The latest entries of the activity log. */
export function RecentActivity({ entries }: { entries: ActivityEntry[] }) {
  return (
    <Panel heading="Recent activity" more={{ href: adminPatterns.logs, label: 'Activity Logs' }}>
      {entries.length === 0 ? (
        <p className="py-2.5 text-ink-2">No activity has been logged yet.</p>
      ) : (
        <ul>
          {entries.map(({ id, action, description, timestamp, actor }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-rule border-b py-2.5 wrap-anywhere"
            >
              <span className="font-semibold">{action}</span>
              <LoggedTime at={timestamp} className="text-meta" />
              <p className="w-full text-ink-2">
                {description}
                {actor ? <span className="text-meta"> by {actorInWords(actor)}</span> : null}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
