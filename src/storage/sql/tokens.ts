import type { Clock } from '#core/ports.ts';
import type { Engine } from './engine.ts';
import { newToken, secretHash } from './secrets.ts';
import { keyOf } from './storable-text.ts';

export type TokenPurpose = 'reset-password' | 'invitation' | 'newsletter' | 'unsubscribe';

/** Tokens that go out by mail and open one thing once. Only their hashes are stored. */
export interface Tokens {
  /** A token about that subject (a user's id, say), good for so many seconds. */
  create(purpose: TokenPurpose, subject: string, lifetime: number): Promise<string>;
  /** What the token is about, while it is good; doesn't use it up. */
  find(purpose: TokenPurpose, token: string): Promise<string | undefined>;
  /** What the token is about; it is good for nothing from now on. */
  redeem(purpose: TokenPurpose, token: string): Promise<string | undefined>;
  /** Makes all tokens about that subject useless. */
  revokeAllOf(purpose: TokenPurpose, subject: string): Promise<void>;
}

export function createTokens(engine: Engine, clock: Clock): Tokens {
  const now = () => clock.now().getTime();
  return {
    create: async (purpose, subject, lifetime) => {
      const token = newToken();
      await engine.write(async (queries) => {
        await queries.deleteFrom('tokens').where('expires_at', '<=', now()).execute();
        await queries
          .insertInto('tokens')
          .values({
            token_hash: secretHash(token),
            purpose,
            subject: keyOf(subject),
            expires_at: now() + lifetime * 1000,
          })
          .execute();
      });
      return token;
    },
    find: async (purpose, token) => {
      const row = await engine.read((queries) =>
        queries
          .selectFrom('tokens')
          .select('subject')
          .where('token_hash', '=', secretHash(token))
          .where('purpose', '=', purpose)
          .where('expires_at', '>', now())
          .executeTakeFirst(),
      );
      return row?.subject;
    },
    redeem: async (purpose, token) => {
      const row = await engine.write((queries) =>
        queries
          .deleteFrom('tokens')
          .where('token_hash', '=', secretHash(token))
          .where('purpose', '=', purpose)
          .where('expires_at', '>', now())
          .returning('subject')
          .executeTakeFirst(),
      );
      return row?.subject;
    },
    revokeAllOf: (purpose, subject) =>
      engine.write(async (queries) => {
        await queries
          .deleteFrom('tokens')
          .where('purpose', '=', purpose)
          .where('subject', '=', keyOf(subject))
          .execute();
      }),
  };
}
