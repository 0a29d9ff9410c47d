import { SHARED_HOLDER } from '#core/account/session.ts';
import { generationOf } from '#core/account/user.ts';
import type { Clock } from '#core/ports.ts';
import type { Engine } from '../engine/engine.ts';
import { readRecord } from '../records/parsed-records.ts';
import { type Queries, type SessionRow, tableOf } from '../schema/tables.ts';
import { newToken, secretHash } from './site-secrets.ts';

/** Most sessions of one holder; a new one replaces the least recently used. */
const MOST_SESSIONS = 50;

/** Data of a new session. */
export interface NewSession {
  /** A user's id, or `SHARED_HOLDER`. */
  holderId: string;
  /** Generation of the account, or of the back office's password; raising it ends the session. */
  generation: string;
  /** Proofs of identity given so far: `password`, later others. */
  proofs: readonly string[];
  /** True while a second factor is due: until it is given, the session grants nothing. */
  isPending?: boolean;
  /** Name of browser and system, for the list of sessions. */
  device: string;
}

export interface Session extends Required<NewSession> {
  /** Identifies the session in its holder's list; not a credential. */
  id: string;
  createdAt: Date;
  /** Time of the last request, accurate to the minutes between two updates. */
  seenAt: Date;
  /** Time of the last proof of identity, at log-in or later. */
  provenAt: Date;
  expiresAt: Date;
}

/** Log-in sessions. Only hashes of the tokens are stored. */
export interface Sessions {
  /**
   * Creates a session that lasts `lifetime` seconds. Returns its token, which isn't stored; `undefined`
   * if the account was removed or its generation raised meanwhile.
   */
  create(session: NewSession, lifetime: number): Promise<string | undefined>;
  /** The session of a token; `undefined` if there is none, or it ended or expired. */
  find(token: string): Promise<Session | undefined>;
  /** Records that the session was used now. */
  touch(token: string): Promise<void>;
  /**
   * Adds a proof given now. Pending sessions are left alone: a second factor replaces them by a new
   * session.
   */
  prove(token: string, proof: string): Promise<void>;
  /** The holder's sessions, the most recently used first. */
  list(holderId: string): Promise<Session[]>;
  end(token: string): Promise<void>;
  /** Ends the holder's session with that id, if there is one. */
  endOne(holderId: string, id: string): Promise<void>;
  /** Ends all sessions of the holder, except that of `exceptToken`. */
  endAllOf(holderId: string, exceptToken?: string): Promise<void>;
  /** Shortens all sessions of the holder, so that they are gone after `lifetime` seconds. */
  expireAllOf(holderId: string, lifetime: number): Promise<void>;
}

const sessionOf = (row: SessionRow): Session => ({
  id: row.id,
  holderId: row.holder_id,
  generation: row.generation,
  proofs: row.proofs.split(' '),
  isPending: row.is_pending === 1,
  device: row.device,
  createdAt: new Date(row.created_at),
  seenAt: new Date(row.seen_at),
  provenAt: new Date(row.proven_at),
  expiresAt: new Date(row.expires_at),
});

export function createSessions(engine: Engine, clock: Clock): Sessions {
  const now = () => clock.now().getTime();

  /** True if the account's generation is still that of the session; locks its row for this transaction. */
  async function isCurrent(queries: Queries, { holderId, generation }: NewSession) {
    if (holderId === SHARED_HOLDER) return true;
    const row = await queries
      .selectFrom(tableOf('users'))
      .select('record')
      .where('id', '=', holderId)
      .$if(engine.kind === 'postgres', (query) => query.forShare())
      .executeTakeFirst();
    const user = row && readRecord('users', row.record);
    return user !== undefined && String(generationOf(user)) === generation;
  }

  /** Makes room for one more session of the holder. */
  const removeOldest = (queries: Queries, holderId: string) =>
    queries
      .deleteFrom('sessions')
      .where('token_hash', 'in', (kept) =>
        kept
          .selectFrom('sessions')
          .select('token_hash')
          .where('holder_id', '=', holderId)
          .orderBy('seen_at', 'desc')
          .limit(1000)
          .offset(MOST_SESSIONS - 1),
      )
      .execute();

  return {
    create: (session, lifetime) =>
      engine.write(async (queries) => {
        if (!(await isCurrent(queries, session))) return undefined;
        const token = newToken();
        await queries.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
        await removeOldest(queries, session.holderId);
        await queries
          .insertInto('sessions')
          .values({
            token_hash: secretHash(token),
            id: newToken(),
            holder_id: session.holderId,
            generation: session.generation,
            proofs: session.proofs.join(' '),
            is_pending: session.isPending ? 1 : 0,
            device: session.device,
            created_at: now(),
            seen_at: now(),
            proven_at: now(),
            expires_at: now() + lifetime * 1000,
          })
          .execute();
        return token;
      }),
    find: async (token) => {
      const row = await engine.read((queries) =>
        queries
          .selectFrom('sessions')
          .selectAll()
          .where('token_hash', '=', secretHash(token))
          .where('expires_at', '>', now())
          .executeTakeFirst(),
      );
      return row && sessionOf(row);
    },
    touch: (token) =>
      engine.write(async (queries) => {
        await queries
          .updateTable('sessions')
          .set({ seen_at: now() })
          .where('token_hash', '=', secretHash(token))
          .execute();
      }),
    prove: (token, proof) =>
      engine.write(async (queries) => {
        const found = queries.selectFrom('sessions').where('token_hash', '=', secretHash(token));
        const row = await found.select('proofs').executeTakeFirst();
        if (!row) return;
        await queries
          .updateTable('sessions')
          .set({
            proofs: [...new Set([...row.proofs.split(' '), proof])].join(' '),
            proven_at: now(),
            seen_at: now(),
          })
          .where('token_hash', '=', secretHash(token))
          .where('is_pending', '=', 0)
          .execute();
      }),
    list: async (holderId) => {
      const rows = await engine.read((queries) =>
        queries
          .selectFrom('sessions')
          .selectAll()
          .where('holder_id', '=', holderId)
          .where('expires_at', '>', now())
          .orderBy('seen_at', 'desc')
          .orderBy('created_at', 'desc')
          .execute(),
      );
      return rows.map(sessionOf);
    },
    end: (token) =>
      engine.write(async (queries) => {
        await queries.deleteFrom('sessions').where('token_hash', '=', secretHash(token)).execute();
      }),
    endOne: (holderId, id) =>
      engine.write(async (queries) => {
        await queries
          .deleteFrom('sessions')
          .where('holder_id', '=', holderId)
          .where('id', '=', id)
          .execute();
      }),
    expireAllOf: (holderId, lifetime) =>
      engine.write(async (queries) => {
        const until = now() + lifetime * 1000;
        await queries
          .updateTable('sessions')
          .set({ expires_at: until })
          .where('holder_id', '=', holderId)
          .where('expires_at', '>', until)
          .execute();
      }),
    endAllOf: (holderId, exceptToken) =>
      engine.write(async (queries) => {
        await queries
          .deleteFrom('sessions')
          .where('holder_id', '=', holderId)
          .where('token_hash', '!=', exceptToken === undefined ? '' : secretHash(exceptToken))
          .execute();
      }),
  };
}
