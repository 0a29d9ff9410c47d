import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import type { Loaded } from '../api/use-loaded.ts';

interface ListDialogProps<Item> {
  title: string;
  /** Sentence under the title that says what the list holds. */
  about: string;
  loaded: Loaded<readonly Item[]>;
  /** Sentence in place of an empty list; by default nothing. */
  empty?: string | undefined;
  /** Returns the list item of a thing. */
  row: (item: Item) => ReactNode;
  /** Shown above the list, and scrolled with it. */
  above?: ReactNode;
  /** Buttons beside *Close*. */
  buttons?: ReactNode;
  onClose: () => void;
}

/** Dialog that loads a list of things. Says what could not be loaded and why, and tries again. */
export function ListDialog<Item>(props: ListDialogProps<Item>) {
  const { title, about, loaded, empty, row, above, buttons, onClose } = props;
  const { value: items, failure, isLoading, reload } = loaded;
  const list = useRef<HTMLUListElement>(null);
  const hadFailed = useRef(false);
  // The button that tried again is gone: the list gets its focus.
  useEffect(() => {
    if (hadFailed.current && !failure) list.current?.focus();
    hadFailed.current = failure !== undefined;
  }, [failure]);
  return (
    <Dialog isOpen onClose={onClose} label={title} className="room-for-toasts">
      <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,36rem)] grid-rows-[auto_minmax(0,1fr)_auto] rounded-2 bg-raise text-ink text-ui shadow-float">
        <div className="border-rule border-b px-5 py-3.5">
          <h2 className="text-title">{title}</h2>
          <p className="mt-1 text-ink-2">{about}</p>
        </div>
        <div className="overflow-auto">
          {above}
          <div className="px-5" aria-busy={isLoading}>
            {failure ? (
              <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
                <p className="min-w-0 flex-[1_1_14rem]">
                  {words.couldNotBeLoaded(title, failure.detail)}
                </p>
                <Button
                  tone="line"
                  size="small"
                  aria-disabled={isLoading}
                  onClick={() => isLoading || reload()}
                  className="pointer-coarse:min-h-11"
                >
                  {words.tryAgain}
                </Button>
              </div>
            ) : null}
            {items?.length === 0 && empty ? <p className="py-4">{empty}</p> : null}
            <ul ref={list} aria-label={title} tabIndex={-1}>
              {items?.map(row)}
            </ul>
          </div>
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
          {buttons}
          <Button tone="line" size="small" onClick={onClose} className="pointer-coarse:min-h-11">
            {words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
