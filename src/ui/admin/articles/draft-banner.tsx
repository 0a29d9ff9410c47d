import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import type { Draft } from '../parts/draft-store.ts';
import { type ArticleFields, fieldsOfDraft } from './article-fields.ts';
import { CompareDialog } from './compare-dialog.tsx';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

interface DraftBannerProps {
  draft: Draft;
  /** What the editor shows now. */
  shown: ArticleFields;
  onRestore: (fields: ArticleFields) => void;
  onDiscard: () => void;
}

/** Offers work that was left unsaved; nothing is overwritten before someone chose. */
export function DraftBanner({ draft, shown, onRestore, onDiscard }: DraftBannerProps) {
  const [isComparing, setIsComparing] = useState(false);
  const fields = fieldsOfDraft(draft.fields);
  if (!fields) return null;
  const keptAt = new Date(draft.keptAt);
  const buttons = (
    <>
      <Button tone="line" size="small" onClick={onDiscard}>
        Discard
      </Button>
      <Button size="small" onClick={() => onRestore(fields)}>
        Restore
      </Button>
    </>
  );
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 border-rule border-b bg-wash px-5 py-2.5"
    >
      <p className="flex-[1_1_14rem]">
        You have unsaved work from <time dateTime={draft.keptAt}>{time.format(keptAt)}</time>.
      </p>
      <Button tone="line" size="small" onClick={() => setIsComparing(true)}>
        Compare
      </Button>
      {buttons}
      <CompareDialog
        isOpen={isComparing}
        title="Your unsaved work"
        text="Nothing changes before you choose."
        versions={[
          { label: 'Unsaved work', fields },
          { label: 'In the editor now', fields: shown },
        ]}
        onClose={() => setIsComparing(false)}
      >
        <Button tone="line" size="small" onClick={() => setIsComparing(false)}>
          Keep editing
        </Button>
        {buttons}
      </CompareDialog>
    </div>
  );
}
