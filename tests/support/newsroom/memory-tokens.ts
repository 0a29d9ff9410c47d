import type { TokenContent, TokenPurpose, Tokens } from '#core/ports.ts';

/** Tokens in memory, named `token-1`, `token-2` and so on; they never expire. */
export function createMemoryTokens(given: [TokenPurpose, TokenContent][] = []): Tokens {
  const contents = new Map<string, { purpose: TokenPurpose; content: TokenContent }>();
  let made = 0;
  const create = (purpose: TokenPurpose, content: TokenContent): string => {
    made += 1;
    contents.set(`token-${made}`, { purpose, content });
    return `token-${made}`;
  };
  for (const [purpose, content] of given) create(purpose, content);
  const find = (purpose: TokenPurpose, token: string): TokenContent | undefined => {
    const known = contents.get(token);
    return known?.purpose === purpose ? known.content : undefined;
  };
  return {
    create: async (purpose, content) => create(purpose, content),
    find: async (purpose, token) => find(purpose, token),
    redeem: async (purpose, token) => {
      const content = find(purpose, token);
      if (content) contents.delete(token);
      return content;
    },
    revokeAllOf: async (purpose, subject) => {
      for (const [token, known] of contents) {
        if (known.purpose === purpose && known.content.subject === subject) contents.delete(token);
      }
    },
  };
}
