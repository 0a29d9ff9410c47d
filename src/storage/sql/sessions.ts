import type { Clock } from '#core/ports.ts';
import type { Engine } from './engine.ts';
import { newToken, secretHash } from './secrets.ts';

/** Whose a session is: a reader's, a member of staff's, or both at once. */
export interface SessionHolder {
  readerId?: string | undefined;
  staffId?: string | undefined;
}

export interface Session extends SessionHolder {
  createdAt: Date;
  expiresAt: Date;
}

/** Who is logged in. Only hashes of the tokens are stored. */
export interface Sessions {
  /** Begins a session that lasts so many seconds. Returns its token, which nothing else knows. */
  create(holder: SessionHolder, lifetime: number): Promise<string>;
  /** The session of a token; `undefined` when there is none, it ended or it expired. */
  find(token: string): Promise<Session | undefined>;
  end(token: string): Promise<void>;
  /** Ends every session of this reader or member of staff, but for the one with that token. */
  endAllOf(holderId: string, exceptToken?: string): Promise<void>;
}

export function createSessions(engine: Engine, clock: Clock): Sessions {
  const now = () => clock.now().getTime();
  return {
    create: async (holder, lifetime) => {
      const token = newToken();
      await engine.write(async (queries) => {
        await queries.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
        await queries
          .insertInto('sessions')
          .values({
            token_hash: secretHash(token),
            reader_id: holder.readerId ?? null,
            staff_id: holder.staffId ?? null,
            created_at: now(),
            expires_at: now() + lifetime * 1000,
          })
          .execute();
      });
      return token;
    },
    find: async (token) => {
      const row = await engine.read((queries) =>
        queries
          .selectFrom('sessions')
          .selectAll()
          .where('token_hash', '=', secretHash(token))
          .where('expires_at', '>', now())
          .executeTakeFirst(),
      );
      if (!row) return undefined;
      return {
        ...(row.reader_id === null ? {} : { readerId: row.reader_id }),
        ...(row.staff_id === null ? {} : { staffId: row.staff_id }),
        createdAt: new Date(row.created_at),
        expiresAt: new Date(row.expires_at),
      };
    },
    end: (token) =>
      engine.write(async (queries) => {
        await queries.deleteFrom('sessions').where('token_hash', '=', secretHash(token)).execute();
      }),
    endAllOf: (holderId, exceptToken) =>
      engine.write(async (queries) => {
        await queries
          .deleteFrom('sessions')
          .where(({ eb, or }) =>
            or([eb('reader_id', '=', holderId), eb('staff_id', '=', holderId)]),
          )
          .where('token_hash', '!=', exceptToken === undefined ? '' : secretHash(exceptToken))
          .execute();
      }),
  };
}
