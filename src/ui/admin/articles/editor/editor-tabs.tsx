import type { KeyboardEvent } from 'react';
import * as words from '#ui/words/admin/article-editor-words.ts';
import { openKeys } from '../../keys/keys-store.ts';
import { RowButton } from '../../parts/table/row-button.tsx';
import type { Editor } from './use-editor.ts';

export type View = 'write' | 'settings' | 'outline' | 'preview';

/** Settings and outline are tabs where there is no room beside the text. */
const views: { name: View; label: string; className?: string }[] = [
  { name: 'write', label: words.write },
  { name: 'settings', label: words.settings, className: 'lg:hidden' },
  { name: 'outline', label: words.outline, className: 'min-[73.75rem]:hidden' },
  { name: 'preview', label: words.preview },
];

interface EditorTabsProps {
  view: View;
  onView: (view: View) => void;
  editor: Editor;
}

/** Tabs for writing and preview, with buttons for undo, redo and the list of keys. */
export function EditorTabs({ view, onView, editor: { state, dispatch } }: EditorTabsProps) {
  const changeByKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const tabs = [
      ...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
    ].filter((tab) => tab.checkVisibility());
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const next = tabs.at((tabs.indexOf(event.currentTarget) + step) % tabs.length);
    const chosen = views.find(({ name }) => next?.id === `article-${name}-tab`);
    if (chosen) onView(chosen.name);
    next?.focus();
  };
  return (
    <div className="sticky top-0 z-10 flex items-center gap-1 border-rule border-b bg-paper px-3">
      <div role="tablist" aria-label={words.view} className="flex flex-1 gap-1">
        {views.map(({ name, label, className = '' }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`article-${name}-tab`}
            aria-selected={view === name}
            aria-controls="article-view"
            tabIndex={view === name ? 0 : -1}
            onClick={() => onView(name)}
            onKeyDown={changeByKey}
            className={`min-h-11 border-transparent border-b-2 px-2.5 text-ink-2 text-label hover:text-ink aria-selected:border-ink aria-selected:text-ink ${className}`}
          >
            {label}
          </button>
        ))}
      </div>
      <RowButton
        icon="undo"
        label={words.undo}
        disabled={state.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <RowButton
        icon="redo"
        label={words.redo}
        disabled={state.future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      />
      <span className="max-md:hidden">
        <RowButton icon="keyboard" label={words.keys} onClick={openKeys} />
      </span>
    </div>
  );
}
