import type { LetterCall, PlanLetter } from '../letter/planned-letter.ts';
import type { TokenPurpose } from '../ports.ts';
import * as words from '../words/letter-words.ts';

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
        subject: words.pleaseConfirmYourSubscription,
        text: words.helloSomebodyProbablyYouAsked(link),
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
          subject: words.youGetTheMorningLetter,
          text: words.helloYourAddress(link),
          unsubscribe: link,
        };
      },
    }
  );
};
