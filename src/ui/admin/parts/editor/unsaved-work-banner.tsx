import { useRef, useState } from 'react';
import { dateAndTime } from '#core/locale/dates.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { CompareDialog, type VersionPart } from '../dialog/compare-dialog.tsx';
import { useFocusGivenBack } from '../form/field-focus.ts';
import type { LeftWork } from './use-kept-work.ts';

interface UnsavedWorkBannerProps<Fields> {
  left: LeftWork<Fields>;
  /** Fields currently in the editor. */
  shown: Fields;
  describe: (fields: Fields) => readonly VersionPart[];
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a copy of unsaved work to restore, compare or discard. */
export function UnsavedWorkBanner<Fields>(props: UnsavedWorkBannerProps<Fields>) {
  const { left, shown, describe, onRestore, onDiscard } = props;
  const [isComparing, setIsComparing] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  useFocusGivenBack(banner);
  const buttons = (
    <>
      <Button tone="line" size="small" onClick={onDiscard}>
        {words.discard}
      </Button>
      <Button size="small" onClick={onRestore}>
        {words.restore}
      </Button>
    </>
  );
  return (
    <div
      ref={banner}
      role="status"
      className="flex flex-wrap items-center gap-2 border-rule border-b bg-wash px-5 py-2.5"
    >
      <p className="flex-[1_1_14rem]">
        <Sentence
          words={words.youHaveUnsavedWork}
          slots={{
            time: () => <time dateTime={left.keptAt}>{dateAndTime(Date.parse(left.keptAt))}</time>,
          }}
        />
      </p>
      <Button tone="line" size="small" onClick={() => setIsComparing(true)}>
        {words.compare}
      </Button>
      {buttons}
      <CompareDialog
        isOpen={isComparing}
        title={words.yourUnsavedWork}
        text={words.nothingChangesBeforeYouChoose}
        versions={[
          { label: words.unsavedWork, parts: describe(left.fields) },
          { label: words.inTheEditorNow, parts: describe(shown) },
        ]}
        onClose={() => setIsComparing(false)}
      >
        <Button tone="line" size="small" onClick={() => setIsComparing(false)}>
          {words.keepEditing}
        </Button>
        {buttons}
      </CompareDialog>
    </div>
  );
}
