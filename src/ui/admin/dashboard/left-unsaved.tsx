import { LoggedTime } from '../logs/logged-time.tsx';
import type { WorkCopy } from '../parts/editor/unsaved-work-store.ts';
import { Panel } from './panel.tsx';
import { unsavedWorkPlace } from './unsaved-work-place.ts';

/** Links to the unsaved work in this browser; nothing if there is none. */
export function LeftUnsaved({ work }: { work: readonly WorkCopy[] }) {
  if (work.length === 0) return null;
  return (
    <Panel heading="Left unsaved">
      <ul>
        {work.map((copy) => {
          const { section, path } = unsavedWorkPlace(copy);
          return (
            <li
              key={`${copy.collection}:${copy.recordId}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-2.5 wrap-anywhere"
            >
              <a href={path} className="inline-block min-h-6 font-semibold hover:underline-ui">
                {copy.label.trim() || 'Without a title'}
              </a>
              <span className="text-meta">
                {section} · <LoggedTime at={copy.keptAt} />
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
