import type { Mail } from '#core/ports.ts';

/** Limits per recipient, in seconds. */
const limits = [
  { key: 'letter hour', tries: 3, window: 60 * 60 },
  { key: 'letter day', tries: 10, window: 24 * 60 * 60 },
] as const;

/** Limit on letters to the newsroom's own address, per hour. */
const toNewsroom = { key: 'letter newsroom', tries: 60, window: 60 * 60 };

/** Counts an attempt; resolves to whether it is allowed. */
type Take = (key: string, rule: { tries: number; window: number }) => Promise<boolean>;

/**
 * Limits letters to three an hour and ten a day per address. Notices about an account are exempt, since
 * only its holder and owners cause them.
 */
export const createMailLimits =
  (take: Take): Mail['admits'] =>
  async ({ to, kind }) => {
    if (kind === 'notice') return true;
    const address = to.trim().toLowerCase();
    for (const { key, ...rule } of kind === 'newsroom' ? [toNewsroom] : limits) {
      if (!(await take(`${key} ${address}`, rule))) return false;
    }
    return true;
  };
