import type { TokenPurpose, Tokens } from '#core/ports.ts';

/** Tokens for as long as a test runs: `token-1`, `token-2` and so on; they don't expire. */
export function createMemoryTokens(given: [TokenPurpose, subject: string][] = []): Tokens {
  const subjects = new Map<string, { purpose: TokenPurpose; subject: string }>();
  let made = 0;
  const create = (purpose: TokenPurpose, subject: string): string => {
    made += 1;
    subjects.set(`token-${made}`, { purpose, subject });
    return `token-${made}`;
  };
  for (const [purpose, subject] of given) create(purpose, subject);
  const find = (purpose: TokenPurpose, token: string): string | undefined => {
    const known = subjects.get(token);
    return known?.purpose === purpose ? known.subject : undefined;
  };
  return {
    create: async (purpose, subject) => create(purpose, subject),
    find: async (purpose, token) => find(purpose, token),
    redeem: async (purpose, token) => {
      const subject = find(purpose, token);
      if (subject !== undefined) subjects.delete(token);
      return subject;
    },
    revokeAllOf: async (purpose, subject) => {
      for (const [token, known] of subjects) {
        if (known.purpose === purpose && known.subject === subject) subjects.delete(token);
      }
    },
  };
}
