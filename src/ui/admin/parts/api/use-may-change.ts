import { type ContentKind, objectionToChange } from '#core/content/content-kind.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';

/**
 * Returns a permission check for records of a kind: to create (called without a record), change or
 * delete one. The API refuses the rest; the interface doesn't offer it.
 */
export function useMayChange<Row>(kind: Pick<ContentKind<Row>, 'mayChange'>) {
  const { reader, role = 'author' } = useBackOffice().session;
  return (stored?: Row): boolean =>
    objectionToChange(
      kind,
      { kind: 'staff', role, ...(reader ? { userId: reader.id } : {}) },
      stored,
    ) === undefined;
}
