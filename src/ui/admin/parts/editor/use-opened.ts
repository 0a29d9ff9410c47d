import { useState } from 'react';

/** The record as the editor opened it, unaffected by later loads. */
export function useOpened<Row extends { id: string }>(
  editedId: string | undefined,
  loaded: Row | undefined,
): Row | undefined {
  const [opened, setOpened] = useState<Row>();
  if (editedId === opened?.id) return opened;
  const next = loaded?.id === editedId ? loaded : undefined;
  if (next !== opened) setOpened(next);
  return next;
}
