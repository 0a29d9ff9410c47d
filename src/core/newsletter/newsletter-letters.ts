import type { LetterCall, PlanLetter } from '../letter/planned-letter.ts';
import type { TokenPurpose } from '../ports.ts';

const DAY = 24 * 60 * 60;

/** Lifetimes of links in the newsletter's letters, in seconds. */
const lifetimes = { newsletter: 7 * DAY, unsubscribe: 3650 * DAY } as const;

const paths = { newsletter: 'confirm', unsubscribe: 'unsubscribe' } as const;

async function linkFor(
  { online: { origin, tokens } }: LetterCall,
  purpose: TokenPurpose & keyof typeof paths,
  subscriberId: string,
): Promise<string> {
  const token = await tokens.create(purpose, { subject: subscriberId }, lifetimes[purpose]);
  return `${origin()}/newsletter/${paths[purpose]}?token=${encodeURIComponent(token)}`;
}

/** Link that confirms the address `of`; no letter if it is confirmed already or unknown. */
export const planNewsletterConfirmation: PlanLetter = async (call) => {
  const where = { email: call.of };
  const [subscriber] = await call.store.read((view) =>
    view.list('subscribers', { where, limit: 1 }),
  );
  if (subscriber?.confirmed !== false) return undefined;
  return {
    to: subscriber.email,
    write: async () => {
      if (!call.isRepeated) await call.online.tokens.revokeAllOf('newsletter', subscriber.id);
      const link = await linkFor(call, 'newsletter', subscriber.id);
      return {
        subject: 'Please confirm your subscription',
        text: `Hello,\n\nsomebody, probably you, asked for our morning letter at this address. With this link you confirm it. It is good for one week:\n\n${link}\n\nIf it was not you, nothing needs to be done: you get nothing more.\n`,
      };
    },
  };
};

/** Unsubscribe link for a newly confirmed subscriber. */
export const planWelcome: PlanLetter = async (call) => {
  const subscriber = await call.store.read((view) => view.get('subscribers', call.of));
  return (
    subscriber && {
      to: subscriber.email,
      write: async () => {
        const link = await linkFor(call, 'unsubscribe', subscriber.id);
        return {
          subject: 'You get the morning letter',
          text: `Hello,\n\nyour address is on the list of our morning letter. Keep this letter: with this link you leave the list at any time:\n\n${link}\n`,
          unsubscribe: link,
        };
      },
    }
  );
};
