import { useEffect, useRef } from 'react';
import type { RowChoice } from './record-frame.tsx';

interface ChooseBoxProps {
  /** For a visible label. */
  id?: string;
  /** The record's name. */
  name: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Chooses a record, to do something with several together. */
export const ChooseBox = ({ id, name, isChosen, onChange }: ChooseBoxProps) => (
  <input
    {...(id ? { id } : {})}
    type="checkbox"
    aria-label={`Choose ${name}`}
    checked={isChosen}
    onChange={(event) => onChange(event.target.checked)}
    className="check-box"
  />
);

interface ChooseAllProps extends Pick<RowChoice<unknown>, 'isAll' | 'isSome' | 'chooseAll'> {
  /** For a visible label. */
  id?: string;
}

/** Chooses every record on the page. */
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
      aria-label="Choose all on this page"
      checked={isAll}
      onChange={(event) => chooseAll(event.target.checked)}
      className="check-box"
    />
  );
}
