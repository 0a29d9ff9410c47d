import {
  planAddressChanged,
  planConfirmingLetter,
  planFactorTaken,
  planInvitation,
  planPasswordChanged,
  planResetLetter,
} from '../account/account-letters.ts';
import { deskLetterPlans } from '../article/desk-letters/plan-desk-letters.ts';
import { planAnswer, planMessageLetter } from '../message/message-letter.ts';
import { planNewsletterConfirmation, planWelcome } from '../newsletter/newsletter-letters.ts';
import type { PlanLetter } from './planned-letter.ts';

/** Every letter that the newsroom sends, by its topic. */
export const letters = {
  'reset-password': planResetLetter,
  invitation: planInvitation,
  'password-changed': planPasswordChanged,
  'confirm-address': planConfirmingLetter,
  'address-changed': planAddressChanged,
  'second-factor-taken': planFactorTaken,
  'confirm-newsletter': planNewsletterConfirmation,
  'newsletter-welcome': planWelcome,
  message: planMessageLetter,
  answer: planAnswer,
  ...deskLetterPlans,
} as const satisfies Record<string, PlanLetter>;

export type LetterAbout = keyof typeof letters;

export const letterAbouts = Object.keys(letters) as LetterAbout[];
