import { useState } from 'react';
import { useSearchParams } from 'react-router';

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

/** State of a navigation that leaves the open editor as it is. */
export interface EditorAddressState {
  keepsEditor: true;
}

/**
 * Keeps the open editor in the address: `?new=1` for a new record, `?edit={id}` for a stored one.
 */
export function useEditorAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (name?: 'new' | 'edit', value = '', state?: EditorAddressState): void =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('new');
        next.delete('edit');
        if (name) next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: true, state },
    );
  const isNew = parameters.has('new');
  const editedId = parameters.get('edit') ?? undefined;
  return {
    isNew,
    editedId,
    openNew: () => change('new', '1'),
    openRecord: (id: string) => change('edit', id),
    /** Names the new record in the address; its editor stays open. */
    nameRecord: (id: string) => change('edit', id, { keepsEditor: true }),
    close: () => change(),
  };
}
