import { LoggedTime } from '../logs/logged-time.tsx';
import type { Draft } from '../parts/draft-store.ts';
import { draftPlace } from './draft-place.ts';
import { Panel } from './panel.tsx';

/** Work that was left unsaved in this browser, with the way back to it. Nothing when there is none. */
export function UnsavedDrafts({ drafts }: { drafts: Draft[] }) {
  if (drafts.length === 0) return null;
  return (
    <Panel heading="Left unsaved">
      <ul>
        {drafts.map((draft) => {
          const { section, path } = draftPlace(draft);
          return (
            <li
              key={`${draft.collection}:${draft.recordId}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-2.5 wrap-anywhere"
            >
              <a href={path} className="inline-block min-h-6 font-semibold hover:underline-ui">
                {draft.label.trim() || 'Without a title'}
              </a>
              <span className="text-meta">
                {section} · <LoggedTime at={draft.keptAt} />
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
