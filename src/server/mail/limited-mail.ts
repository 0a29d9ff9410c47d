import type { Letter, Mail } from '#core/ports.ts';

/** Limits of letters to one receiver; windows in seconds. */
const limits = [
  { key: 'letter hour', tries: 3, window: 60 * 60 },
  { key: 'letter day', tries: 10, window: 24 * 60 * 60 },
] as const;

/** Most letters an hour to the newsroom's own address. */
const toNewsroom = { key: 'letter newsroom', tries: 60, window: 60 * 60 };

interface LimitedMailSetting {
  mail: Mail;
  /** Counts one try, and tells whether it is heard. */
  take: (key: string, rule: { tries: number; window: number }) => Promise<boolean>;
}

/**
 * Mail that fills nobody's inbox: three letters an hour and ten a day to one address, whatever they are
 * about. A notice of what happened to an account always goes out, for nobody but its holder causes it.
 */
export function createLimitedMail({ mail, take }: LimitedMailSetting): Mail {
  async function mayGoTo({ to, kind }: Letter): Promise<boolean> {
    if (kind === 'notice') return true;
    const address = to.trim().toLowerCase();
    for (const { key, ...rule } of kind === 'newsroom' ? [toNewsroom] : limits) {
      if (!(await take(`${key} ${address}`, rule))) return false;
    }
    return true;
  }
  return { send: async (letter) => (await mayGoTo(letter)) && mail.send(letter) };
}
