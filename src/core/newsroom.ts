import { changeOwnPremium } from './account/change-premium.ts';
import { askForConfirmation, confirmEmail } from './account/confirm-email.ts';
import { deleteAccount } from './account/delete-account.ts';
import { logIn } from './account/log-in.ts';
import { changePassword, securePassword } from './account/password/change-password.ts';
import { requestPasswordReset } from './account/password/request-password-reset.ts';
import { readPasswordLink, resetPassword } from './account/password/reset-password.ts';
import { registerReader } from './account/register-reader.ts';
import { listRecordings } from './article/list-recordings.ts';
import { sendMessage } from './message/send-message.ts';
import {
  confirmSubscription,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './newsletter/newsletter-subscription.ts';
import {
  readPushKey,
  subscribeBrowser,
  unsubscribeBrowser,
} from './notification/browser-subscription.ts';
import type { Ports } from './ports.ts';
import { readingUseCases } from './readings.ts';
import { removeSaved, saveArticles } from './saved-article/change-saved.ts';
import { listSaved } from './saved-article/list-saved.ts';
import { type Bound, bindAll } from './use-case.ts';

/** Use cases of readers and of their accounts; `back-office.ts` has those of staff. */
export const useCases = {
  ...readingUseCases,
  listRecordings,
  registerReader,
  logIn,
  securePassword,
  changeOwnPremium,
  changePassword,
  requestPasswordReset,
  readPasswordLink,
  resetPassword,
  deleteAccount,
  confirmEmail,
  askForConfirmation,
  subscribeToNewsletter,
  confirmSubscription,
  unsubscribeFromNewsletter,
  sendMessage,
  readPushKey,
  subscribeBrowser,
  unsubscribeBrowser,
  listSaved,
  saveArticles,
  removeSaved,
};

/** The readers' use cases, bound to ports. */
export type Newsroom = Bound<typeof useCases>;

/** The newsroom over the given ports. */
export const createNewsroom = (ports: Ports): Newsroom => bindAll(useCases, ports);
