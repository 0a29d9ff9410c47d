import { writeSecurityEvent } from '#core/security/write-security-event.ts';
import type { Database } from '#storage/sql/database.ts';
import { systemClock } from '../server-newsroom.ts';
import { operator } from './with-newsroom.ts';

/** Records a command in the security log, such as `backed up the database`. */
export const recordOperation = (
  { store }: Pick<Database, 'store'>,
  description: string,
): Promise<unknown> =>
  store.change((change) =>
    writeSecurityEvent(change, {
      at: systemClock.now(),
      actor: operator,
      event: { kind: 'operation', description },
      caller: undefined,
    }),
  );
