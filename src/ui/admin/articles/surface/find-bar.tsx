import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import { RowButton } from '../../parts/table/row-button.tsx';
import { foundIn, foundPlace, replaceFound, searchFor, selectFound } from './find-text.ts';
import type { TextEditor } from './text-editor.ts';
import { useTextState } from './use-text-state.ts';

interface FindBarProps {
  text: TextEditor;
  /** Words that the search begins with. */
  begun: string;
  onClose: () => void;
}

const field =
  'min-h-9 min-w-0 flex-[1_1_8rem] rounded-1 border border-edge bg-paper px-2.5 pointer-coarse:min-h-11';

/** Searches words in the text, and replaces them. */
export function FindBar({ text, begun, onClose }: FindBarProps) {
  const [words, setWords] = useState(begun);
  const [other, setOther] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const count = useTextState(text, foundIn);
  const place = useTextState(text, foundPlace);

  useEffect(() => {
    input.current?.select();
    return () => text.apply(searchFor(text.state(), ''));
  }, [text]);
  useEffect(() => text.apply(searchFor(text.state(), words)), [text, words]);

  const go = (direction: 1 | -1): void => {
    const tr = selectFound(text.state(), direction);
    if (tr) text.apply(tr);
  };
  const replace = (isForAll: boolean): void => {
    const tr = replaceFound(text.state(), other, isForAll);
    if (tr) text.apply(tr);
    // The pressed button is disabled once nothing is left to replace.
    if (foundIn(text.state()) === 0) input.current?.focus();
    if (tr && isForAll) {
      text.say(surfaceWords.placesReplaced(count));
    } else go(1);
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (event.target === input.current) go(event.shiftKey ? -1 : 1);
      else replace(false);
    } else return;
    // Without `preventDefault` Escape would close the editor, and Enter save it.
    event.preventDefault();
  };
  const result = place > 0 ? surfaceWords.placeOf(place, count) : surfaceWords.found(count);

  return (
    <search aria-label={surfaceWords.findInTheText} onKeyDown={byKey} className="article-find">
      <input
        ref={input}
        aria-label={surfaceWords.find}
        placeholder={surfaceWords.find}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className={field}
      />
      <span role="status" className="min-w-16 text-meta">
        {words === '' ? '' : result}
      </span>
      <RowButton
        icon="up"
        label={surfaceWords.previous}
        disabled={count === 0}
        onClick={() => go(-1)}
      />
      <RowButton
        icon="down"
        label={surfaceWords.next}
        disabled={count === 0}
        onClick={() => go(1)}
      />
      <input
        aria-label={surfaceWords.replaceWith}
        placeholder={surfaceWords.replaceWith}
        value={other}
        onChange={({ target }) => setOther(target.value)}
        className={field}
      />
      <Button tone="line" size="small" disabled={count === 0} onClick={() => replace(false)}>
        {surfaceWords.replace}
      </Button>
      <Button tone="line" size="small" disabled={count === 0} onClick={() => replace(true)}>
        {surfaceWords.replaceAll}
      </Button>
      <Button tone="line" size="small" onClick={onClose}>
        {surfaceWords.closeSearch}
      </Button>
    </search>
  );
}
