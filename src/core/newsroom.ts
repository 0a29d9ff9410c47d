import { askForConfirmation } from './account/ask-for-confirmation.ts';
import { changeSubscription } from './account/change-subscription.ts';
import { confirmEmail } from './account/confirm-email.ts';
import { deleteAccount } from './account/delete-account.ts';
import { logIn } from './account/log-in.ts';
import { changePassword } from './account/password/change-password.ts';
import { readPasswordLink } from './account/password/read-password-link.ts';
import { requestPasswordReset } from './account/password/request-password-reset.ts';
import { resetPassword } from './account/password/reset-password.ts';
import { securePassword } from './account/password/secure-password.ts';
import { readReader } from './account/read-reader.ts';
import { registerReader } from './account/register-reader.ts';
import { listArticles } from './article/list-articles.ts';
import { readArticle } from './article/read-article.ts';
import { readCategoryFront } from './category/read-category-front.ts';
import { readFront } from './front/read-front.ts';
import { sendMessage } from './message/send-message.ts';
import { confirmSubscription } from './newsletter/confirm-subscription.ts';
import { subscribeToNewsletter } from './newsletter/subscribe-to-newsletter.ts';
import { unsubscribeFromNewsletter } from './newsletter/unsubscribe-from-newsletter.ts';
import { readPushKey } from './notification/read-push-key.ts';
import { subscribeBrowser } from './notification/subscribe-browser.ts';
import { unsubscribeBrowser } from './notification/unsubscribe-browser.ts';
import type { Ports } from './ports.ts';
import { searchArticles } from './search/search-articles.ts';
import { readSite } from './site/read-site.ts';
import { listStories } from './web-story/list-stories.ts';

/** Every use case of the newsroom. */
export const useCases = {
  readSite,
  readFront,
  readCategoryFront,
  readArticle,
  listArticles,
  listStories,
  searchArticles,
  readReader,
  registerReader,
  logIn,
  securePassword,
  changeSubscription,
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
};

type UseCases = typeof useCases;

export type Newsroom = { [Name in keyof UseCases]: ReturnType<UseCases[Name]['bind']> };

/** The newsroom over the given ports: each use case takes an actor and its input. */
export function createNewsroom(ports: Ports): Newsroom {
  return {
    readSite: readSite.bind(ports),
    readFront: readFront.bind(ports),
    readCategoryFront: readCategoryFront.bind(ports),
    readArticle: readArticle.bind(ports),
    listArticles: listArticles.bind(ports),
    listStories: listStories.bind(ports),
    searchArticles: searchArticles.bind(ports),
    readReader: readReader.bind(ports),
    registerReader: registerReader.bind(ports),
    logIn: logIn.bind(ports),
    securePassword: securePassword.bind(ports),
    changeSubscription: changeSubscription.bind(ports),
    changePassword: changePassword.bind(ports),
    requestPasswordReset: requestPasswordReset.bind(ports),
    readPasswordLink: readPasswordLink.bind(ports),
    resetPassword: resetPassword.bind(ports),
    deleteAccount: deleteAccount.bind(ports),
    confirmEmail: confirmEmail.bind(ports),
    askForConfirmation: askForConfirmation.bind(ports),
    subscribeToNewsletter: subscribeToNewsletter.bind(ports),
    confirmSubscription: confirmSubscription.bind(ports),
    unsubscribeFromNewsletter: unsubscribeFromNewsletter.bind(ports),
    sendMessage: sendMessage.bind(ports),
    readPushKey: readPushKey.bind(ports),
    subscribeBrowser: subscribeBrowser.bind(ports),
    unsubscribeBrowser: unsubscribeBrowser.bind(ports),
  };
}
