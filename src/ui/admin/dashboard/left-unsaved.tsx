import { adminPatterns, articleEditorPath, liveDeskPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { LoggedTime } from '../logs/logged-time.tsx';
import type { WorkCopy, WorkKey } from '../parts/editor/unsaved-work-store.ts';
import { sectionOfCollection } from '../shell/sections.ts';
import { Panel } from './panel.tsx';

/** Paths of editors that are pages of their own. Unsaved entries go by the id of their live blog's article. */
const ownPaths: Record<string, (recordId: string) => string> = {
  articles: articleEditorPath,
  liveEntries: (recordId) => liveDeskPath(recordId.split(':')[0] ?? recordId),
};

/** Section of unsaved work, and the path that opens its editor. */
function unsavedWorkPlace({ collection, recordId }: WorkKey): {
  section: string;
  path: string;
} {
  const { label, path } = sectionOfCollection(collection) ?? {
    label: collection,
    path: adminPatterns.dashboard,
  };
  const ownPath = ownPaths[collection]?.(recordId);
  if (ownPath) return { section: label, path: ownPath };
  const opening = recordId === 'new' ? 'new=1' : `edit=${encodeURIComponent(recordId)}`;
  return { section: label, path: `${path}?${opening}` };
}

/** Links to the unsaved work in this browser; nothing if there is none. */
export function LeftUnsaved({ work }: { work: readonly WorkCopy[] }) {
  if (work.length === 0) return null;
  return (
    <Panel heading={words.leftUnsaved}>
      <ul>
        {work.map((copy) => {
          const { section, path } = unsavedWorkPlace(copy);
          return (
            <li
              key={`${copy.collection}:${copy.recordId}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-2.5 wrap-anywhere"
            >
              <a href={path} className="inline-block min-h-6 font-semibold hover:underline-ui">
                {copy.label.trim() || words.withoutATitle}
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
