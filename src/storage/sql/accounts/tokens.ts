import * as z from 'zod/mini';
import { invitationSchema } from '#core/account/user.ts';
import type { Clock, TokenContent, Tokens } from '#core/ports.ts';
import type { Engine } from '../engine/engine.ts';
import { keyOf } from '../records/storable-text.ts';
import { newToken, secretHash } from './site-secrets.ts';

const carriedSchema = z.object({
  generation: z.optional(z.number()),
  invitation: z.optional(invitationSchema),
  email: z.optional(z.string()),
});

const contentOf = (row: { subject: string; carried: string }): TokenContent => {
  const { generation, invitation, email } = carriedSchema.parse(JSON.parse(row.carried));
  return {
    subject: row.subject,
    ...(generation === undefined ? {} : { generation }),
    ...(invitation ? { invitation } : {}),
    ...(email === undefined ? {} : { email }),
  };
};

/** Tokens of links; only their hashes are stored. */
export function createTokens(engine: Engine, clock: Clock): Tokens {
  const now = () => clock.now().getTime();
  return {
    create: async (purpose, { subject, ...carried }, lifetime) => {
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
            carried: JSON.stringify(carried),
          })
          .execute();
      });
      return token;
    },
    find: async (purpose, token) => {
      const row = await engine.read((queries) =>
        queries
          .selectFrom('tokens')
          .select(['subject', 'carried'])
          .where('token_hash', '=', secretHash(token))
          .where('purpose', '=', purpose)
          .where('expires_at', '>', now())
          .executeTakeFirst(),
      );
      return row && contentOf(row);
    },
    redeem: async (purpose, token) => {
      const row = await engine.write((queries) =>
        queries
          .deleteFrom('tokens')
          .where('token_hash', '=', secretHash(token))
          .where('purpose', '=', purpose)
          .where('expires_at', '>', now())
          .returning(['subject', 'carried'])
          .executeTakeFirst(),
      );
      return row && contentOf(row);
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
