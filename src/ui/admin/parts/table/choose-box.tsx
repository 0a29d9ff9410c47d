import { type ChangeEvent, useEffect, useRef } from 'react';
import * as words from '#ui/words/admin/parts-words.ts';
import type { RowChoice } from './record-frame.tsx';

interface ChooseBoxProps {
  /** Target of a visible label's `htmlFor`. */
  id?: string;
  /** Name of the record. */
  name: string;
  isChosen: boolean;
  /** `isRange`: Shift is held, for all rows since the last one that was chosen. */
  onChange: (isChosen: boolean, isRange: boolean) => void;
}

/** True if Shift is held: a change of a checkbox comes with the click that made it. */
const isWithShift = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Checkbox that selects a record for bulk actions. */
export const ChooseBox = ({ id, name, isChosen, onChange }: ChooseBoxProps) => (
  <input
    {...(id ? { id } : {})}
    type="checkbox"
    aria-label={words.choose(name)}
    checked={isChosen}
    onChange={(event) => onChange(event.target.checked, isWithShift(event))}
    className="check-box"
  />
);

interface ChooseAllProps extends Pick<RowChoice<unknown>, 'isAll' | 'isSome' | 'chooseAll'> {
  /** Target of a visible label's `htmlFor`. */
  id?: string;
}

/** Checkbox that selects all records of the page. */
export function ChooseAll({ id, isAll, isSome, chooseAll }: ChooseAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isSome, isAll]);
  return (
    <input
      ref={box}
      {...(id ? { id } : {})}
      type="checkbox"
      aria-label={words.chooseAllOnThisPage}
      checked={isAll}
      onChange={(event) => chooseAll(event.target.checked)}
      className="check-box"
    />
  );
}
