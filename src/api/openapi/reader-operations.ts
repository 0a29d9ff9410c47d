import type { Operations } from './operation.ts';
import * as views from './reader-views.ts';

/** The routes of the readers' API, in the order in which they are read. */
export const readerOperations: Operations = {
  'GET /api/site': {
    summary: 'Settings, categories and advertisements',
    answers: views.site,
  },
  'GET /api/front': { summary: 'The homepage', answers: views.front },
  'GET /api/articles': {
    summary: 'All articles, as cards',
    description:
      'Stretch by stretch: `next` of an answer is the `cursor` of the next request. What is published in between moves nothing.',
    answers: views.articleList,
  },
  'GET /api/articles/:id': {
    summary: 'An article',
    description:
      'Of a premium article, only readers with a subscription get more than its beginning.',
    answers: views.articlePage,
    refusals: [404],
  },
  'GET /api/categories/:category': {
    summary: 'A page of a category',
    description: 'By pages, since that is how its address names them.',
    answers: views.categoryFront,
  },
  'GET /api/stories': { summary: 'Web stories', answers: views.stories },
  'GET /api/search': {
    summary: 'Articles with these words',
    description: 'By pages, since that is how its address names them.',
    answers: views.searchPage,
  },
  'POST /api/newsletter': {
    summary: 'Subscribe to the newsletter',
    description:
      'Where the site sends e-mail, the address is confirmed by a letter first, and the answer does not tell whether it is on the list.',
    answers: views.subscription,
    status: 201,
    refusals: [409, 429],
  },
  'PUT /api/newsletter/confirmation': {
    summary: 'Confirm a subscription with the token of its letter',
    answers: views.ownAddress,
    refusals: [404],
  },
  'POST /api/newsletter/unsubscriptions': {
    summary: 'Leave the newsletter’s list with the token of a letter',
    answers: views.ownAddress,
    refusals: [404],
  },
  'POST /api/messages': {
    summary: 'Write to the newsroom',
    answers: views.idOnly,
    status: 201,
    refusals: [429],
  },
  'GET /api/session': { summary: 'Who is logged in', answers: views.session },
  'POST /api/session': {
    summary: 'Log in',
    answers: views.begunSession,
    status: 201,
    refusals: [401, 429],
  },
  'DELETE /api/session': { summary: 'Log out' },
  'POST /api/users': {
    summary: 'Register, and log in',
    answers: views.reader,
    status: 201,
    refusals: [409, 429],
  },
  'GET /api/me/sessions': {
    summary: 'Where one’s own account is logged in',
    answers: views.openSessions,
  },
  'DELETE /api/me/sessions/:id': { summary: 'End one of these sessions' },
  'DELETE /api/me/sessions': { summary: 'Log out everywhere' },
  'PUT /api/me/subscription': {
    summary: 'Begin or end one’s own subscription',
    answers: views.reader,
    refusals: [401],
  },
  'PUT /api/me/password': {
    summary: 'Change one’s own password',
    description: 'Every other session of the account ends.',
    answers: views.begunSession,
    refusals: [401, 429],
  },
  'DELETE /api/me': {
    summary: 'Delete one’s own account',
    refusals: [401, 429],
  },
  'POST /api/me/email-confirmation': {
    summary: 'Ask for another letter that confirms one’s own address',
    status: 202,
    refusals: [401, 429, 503],
  },
  'PUT /api/email-confirmation': {
    summary: 'Confirm an address with the token of such a letter',
    answers: views.reader,
    refusals: [404, 429],
  },
  'POST /api/password-resets': {
    summary: 'Ask for a link that sets a new password',
    description: 'The answer does not tell whether the address has an account.',
    status: 202,
    refusals: [429, 503],
  },
  'GET /api/password': {
    summary: 'Whose password the token of such a link sets',
    answers: views.linkHolder,
    refusals: [404],
  },
  'PUT /api/password': {
    summary: 'Set a password with the token of such a link',
    answers: views.begunSession,
    refusals: [404, 429],
  },
  'GET /api/push': {
    summary: 'The key with which a browser subscribes to notifications',
    answers: views.pushKey,
    refusals: [503],
  },
  'PUT /api/push/subscription': {
    summary: 'Subscribe a browser to notifications, or renew its subscription',
    description:
      'Only endpoints of push services that the site knows are taken. Of somebody who is logged in, the subscription goes with the account.',
    refusals: [429, 503],
  },
  'DELETE /api/push/subscription': {
    summary: 'End a browser’s subscription, which its endpoint names',
    refusals: [429, 503],
  },
};
