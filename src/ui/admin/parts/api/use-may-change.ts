import { type ContentKind, objectionToChange } from '#core/content/content-kind.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';

/**
 * Permission check for records of a kind: creating (called without a record), changing, deleting.
 * The interface hides what the API would refuse.
 */
export function useMayChange<Row>(kind: Pick<ContentKind<Row>, 'mayChange'>) {
  const { reader, role = 'contributor' } = useBackOffice().session;
  return (stored?: Row): boolean =>
    objectionToChange(
      kind,
      { kind: 'staff', role, ...(reader ? { userId: reader.id } : {}) },
      stored,
    ) === undefined;
}
