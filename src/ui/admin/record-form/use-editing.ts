import { useSearchParams } from 'react-router';

/** Which record is open in its editor: `new`, an id, or none. It lives in the address. */
export function useEditing() {
  const [parameters, setParameters] = useSearchParams();
  const open = (name?: 'new' | 'edit', value = '1'): void =>
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
  return {
    recordId: parameters.has('new') ? 'new' : (parameters.get('edit') ?? undefined),
    openNew: () => open('new'),
    open: (id: string) => open('edit', id),
    close: () => open(),
  };
}
