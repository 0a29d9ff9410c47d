import { changeOwnPremium } from './account/change-premium.ts';
import { askForConfirmation, confirmEmail } from './account/confirm-email.ts';
import { deleteAccount } from './account/delete-account.ts';
import { logIn, readReader } from './account/log-in.ts';
import { changePassword, securePassword } from './account/password/change-password.ts';
import { requestPasswordReset } from './account/password/request-password-reset.ts';
import { readPasswordLink, resetPassword } from './account/password/reset-password.ts';
import { registerReader } from './account/register-reader.ts';
import { listCorrections } from './article/corrections/list-corrections.ts';
import { listArticles } from './article/list-articles.ts';
import { readPreview } from './article/preview-links/read-preview.ts';
import { readVersions } from './article/published-versions/read-versions.ts';
import { readArticle } from './article/read-article.ts';
import { listAuthors, readAuthor } from './author/read-author.ts';
import { readCategoryFront } from './category/read-category-front.ts';
import { readFront } from './front/read-front.ts';
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
import { listPages, readPage } from './page/read-page.ts';
import type { Ports } from './ports.ts';
import { searchArticles } from './search/search-articles.ts';
import { readSite } from './site/read-site.ts';
import { listTags, readTag } from './tag/read-tag.ts';
import { type Bound, bindAll } from './use-case.ts';
import { listStories } from './web-story/list-stories.ts';

/** Use cases of readers and of their accounts; `back-office.ts` has those of staff. */
export const useCases = {
  readSite,
  readFront,
  readCategoryFront,
  readArticle,
  readVersions,
  readPreview,
  listArticles,
  listCorrections,
  listAuthors,
  readAuthor,
  listTags,
  readTag,
  listPages,
  readPage,
  listStories,
  searchArticles,
  readReader,
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
};

/** The readers' use cases, bound to ports. */
export type Newsroom = Bound<typeof useCases>;

/** The newsroom over the given ports. */
export const createNewsroom = (ports: Ports): Newsroom => bindAll(useCases, ports);
