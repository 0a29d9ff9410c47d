import type { Actor } from '#core/actor.ts';
import type { Outcome } from '#core/errors.ts';
import { writeSecurityEvent } from '#core/security/write-security-event.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import type { Database } from '#storage/sql/database.ts';
import { openServerNewsroom, systemClock } from '../server-newsroom.ts';
import { type Call, CommandError } from './command.ts';

type OpenNewsroom = Awaited<ReturnType<typeof openServerNewsroom>>;

/** Actor of the command line, with all permissions. */
export const operator: Actor = {
  kind: 'staff',
  role: 'owner',
  isCommandLine: true,
  isProven: true,
};

/** Runs work with an open newsroom, closed afterwards. */
export async function withNewsroom<Value>(
  { config, log }: Call,
  work: (open: OpenNewsroom) => Promise<Value>,
): Promise<Value> {
  const open = await openServerNewsroom(config, log);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** Returns the value of an outcome; ends the command with the message of a refusal. */
export function valueOrEnd<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  const { title, message } = sayInEnglish(outcome.failure);
  throw new CommandError(`${title}: ${message}`);
}

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
