import { useEffect, useState } from 'react';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import type { TableAddress } from './use-table-address.ts';

/** Milliseconds without a keystroke before a search begins. */
const PAUSE = 200;

interface TableSearchProps {
  address: TableAddress;
  label: string;
}

/** Searches while the user types; the address holds the term. */
export function TableSearch({ address, label }: TableSearchProps) {
  const { search, setSearch } = address;
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== known) {
    setKnown(search);
    setAsked(search);
    // The term arrives in the address late: text typed since must stay.
    if (search !== asked) setText(search);
  }
  useEffect(() => {
    // Requested already: repeating it would cancel the pending navigation.
    if (text === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(text);
      setSearch(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, asked, setSearch]);
  return (
    <div className="relative flex-[1_1_220px] sm:max-w-[340px]">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 start-2.5 size-4.5 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={words.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="field-box min-h-9 rounded-2 py-1.5 ps-9 text-[1rem] md:text-ui pointer-coarse:min-h-11"
      />
    </div>
  );
}
