import { article, paragraph, sessionOf, user } from '../support/records/records.ts';
import { test } from './site.ts';

test('somebody registers, logs out and logs in again', async ({ site }) => {
  const tab = await site.open('/register');
  await tab.type('field', 'Full Name', 'Asha Rao');
  await tab.type('field', 'Email', 'asha@daybreak.example');
  await tab.type('field', 'Password', 'a long password');
  await tab.click('button', 'Register');
  await tab.isOn('/profile');
  await tab.sees('asha@daybreak.example');
  await tab.click('button', 'Logout');
  await tab.until(() => location.pathname !== '/profile');
  await tab.open('/login');
  await tab.type('field', 'Email', 'asha@daybreak.example');
  await tab.type('field', 'Password', 'a wrong password');
  await tab.click('button', 'Login');
  await tab.sees('Invalid email or password.');
  await tab.type('field', 'Password', 'a long password');
  await tab.click('checkbox', 'Show password');
  await tab.until(() => document.querySelector('#main input[name=password][type=text]') !== null);
  await tab.click('button', 'Login');
  await tab.isOn('/profile');
});

test('a reader takes Premium, reads on, and gives it up', async ({ site }) => {
  const reader = user(1, { name: 'Asha Rao' });
  const content = Array.from({ length: 6 }, (_, n) => paragraph(`p-${n}`, `Paragraph ${n}.`));
  const tab = await site.open('/article/article-8999', {
    articles: [article(1, { content, isPremium: true })],
    users: [reader],
    currentUser: sessionOf(reader),
  });
  await tab.misses('Paragraph 5.');
  await tab.open('/profile');
  await tab.click('button', 'Subscribe Now');
  await tab.sees('Subscription Activated!');
  await tab.open('/article/article-8999');
  await tab.sees('Paragraph 5.');
  await tab.open('/profile');
  await tab.click('button', 'Cancel Subscription');
  await tab.sees('Subscription Canceled');
});
