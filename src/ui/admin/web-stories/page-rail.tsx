import { safeMedia } from '#core/text/safe-address.ts';
import type { StoryPage } from '#core/web-story/web-story.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { useRowDrag } from '../parts/drag/use-drag.ts';

interface PageRailProps {
  pages: readonly StoryPage[];
  current: number;
  onSelect: (page: number) => void;
  onMove: (from: number, to: number) => void;
  onAdd: () => void;
}

function Thumb({ page }: { page: StoryPage }) {
  const src = safeMedia(page.src);
  if (src === undefined) return <AdminIcon name="image" className="m-auto size-5 text-ink-3" />;
  return page.type === 'video' ? (
    <video src={src} muted playsInline preload="metadata" className="size-full object-cover" />
  ) : (
    <img src={src} alt="" className="size-full object-cover" />
  );
}

/** Pages of the story: a click selects one, dragging or Alt with an arrow moves it. */
export function PageRail({ pages, current, onSelect, onMove, onAdd }: PageRailProps) {
  const rowDrag = useRowDrag(onMove);
  return (
    <nav aria-label={words.pages} className="min-w-0">
      <ol
        data-drag-area=""
        className="flex gap-2 overflow-x-auto p-1 lg:flex-col lg:overflow-x-visible"
      >
        {pages.map((page, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a page
            key={at}
            {...rowDrag(at)}
            className="flex-none data-drop:shadow-[0_0_0_2px_var(--focus)]"
          >
            <button
              type="button"
              aria-label={words.pageNumbered(at + 1)}
              aria-current={at === current ? 'step' : undefined}
              onClick={() => onSelect(at)}
              onKeyDown={(event) => {
                const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
                if (!event.altKey || step === undefined) return;
                event.preventDefault();
                onMove(at, at + step);
              }}
              className="group flex items-center gap-2.5 rounded-1 p-1 text-start hover:bg-wash aria-[current]:bg-wash-2 lg:w-full"
            >
              <span className="grid h-16 w-9 flex-none overflow-hidden bg-wash-2 group-aria-[current]:outline-2 group-aria-[current]:outline-ink">
                <Thumb key={page.src} page={page} />
              </span>
              <span className="tabular-nums max-lg:sr-only">{words.pageNumbered(at + 1)}</span>
            </button>
          </li>
        ))}
      </ol>
      <Button tone="line" size="small" onClick={onAdd} className="mt-2 w-full">
        <AdminIcon name="plus" />
        {words.addPage}
      </Button>
    </nav>
  );
}
