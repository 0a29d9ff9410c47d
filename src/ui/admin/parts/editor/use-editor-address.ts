import { useSearchParams } from 'react-router';

/**
 * Keeps the open editor in the address: `?new=1` for a new record, `?edit={id}` for a stored one.
 */
export function useEditorAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (name?: 'new' | 'edit', value = ''): void =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('new');
        next.delete('edit');
        if (name) next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const isNew = parameters.has('new');
  const editedId = parameters.get('edit') ?? undefined;
  return {
    isNew,
    editedId,
    openNew: () => change('new', '1'),
    openRecord: (id: string) => change('edit', id),
    close: () => change(),
  };
}
