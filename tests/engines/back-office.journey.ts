import { articles, category, logEntry, settings } from '../support/records/records.ts';
import { test } from './site.ts';

const categories = [category(1, 'India'), category(2, 'World'), category(3, 'Tech')];

test('the back office opens by the password only', async ({ site }) => {
  const tab = await site.open('/admin/articles');
  await tab.until(() => location.pathname === '/admin');
  await tab.type('field', 'Password', 'sunset');
  await tab.press('Enter');
  await tab.sees('Login Failed');
  await tab.type('field', 'Password', 'daybreak');
  await tab.press('Enter');
  await tab.until(() => location.pathname.startsWith('/admin/'));
  await tab.finds('navigation', 'Back office');
});

test('a category is renamed, and a reader’s tab shows it', async ({ site }) => {
  const tab = await site.openAdmin('/admin/categories', { categories, articles: articles(2) });
  const reader = await site.openBeside('/');
  await tab.click('button', 'Edit India');
  await tab.type('textbox', 'Category Name', 'Bharat');
  await tab.click('button', 'Save Category');
  await tab.sees('Category updated successfully.');
  await tab.finds('button', 'Edit Bharat');
  await reader.finds('link', 'Bharat');
});

test('a dialog is used by keyboard: Escape closes it, and the focus returns', async ({ site }) => {
  const tab = await site.openAdmin('/admin/categories', { categories });
  await tab.click('button', 'Delete World');
  await tab.isAt('button', 'Cancel');
  await tab.press('Escape');
  await tab.lacks('dialog', 'Are you sure?');
  await tab.isAt('button', 'Delete World');
  await tab.press('Enter');
  await tab.isAt('button', 'Cancel');
  await tab.press('Tab');
  await tab.isAt('button', 'Delete');
  await tab.press('Enter');
  await tab.sees('Category deleted successfully.');
  await tab.lacks('button', 'Edit World');
});

test('a table is sorted and searched, and a reload keeps that', async ({ site }) => {
  const tab = await site.openAdmin('/admin/categories', { categories: [...categories].reverse() });
  const firstRow = (name: string) =>
    document.querySelector('tbody tr')?.textContent?.includes(name) ?? false;
  await tab.until(firstRow, 'Tech');
  await tab.click('button', /^Name/);
  await tab.until(firstRow, 'India');
  await tab.click('button', /^Name/);
  await tab.until(firstRow, 'World');
  await tab.reload();
  await tab.until(firstRow, 'World');
  await tab.type('searchbox', 'Search categories', 'tec');
  await tab.until(() => document.querySelectorAll('tbody tr').length === 1);
  await tab.sees('Tech');
});

test('a table has pages', async ({ site }) => {
  const activityLogs = Array.from({ length: 45 }, (_, at) => logEntry(at + 1));
  const tab = await site.openAdmin('/admin/logs', { activityLogs });
  await tab.sees('1–20 of 45');
  await tab.click('button', 'Next');
  await tab.isOn('/admin/logs?page=2');
  await tab.sees('Action number 21');
  await tab.reload();
  await tab.sees('21–40 of 45');
});

test('the palette finds a section by typing', async ({ site }) => {
  const tab = await site.openAdmin('/admin/dashboard');
  await tab.finds('heading', 'Dashboard');
  await tab.press('Control', 'k');
  await tab.isAt('combobox', 'Find a section, a record or an action');
  await tab.type('combobox', 'Find a section, a record or an action', 'act lo');
  await tab.press('Enter');
  await tab.isOn('/admin/logs');
});

test('settings are saved, and show in a reader’s tab', async ({ site }) => {
  const tab = await site.openAdmin('/admin/settings', { siteSettings: settings() });
  const reader = await site.openBeside('/contact-us');
  await tab.type('textbox', 'Site name', 'The Harbour');
  await tab.click('switch', 'Show demo stories');
  await tab.click('button', 'Save Settings');
  await tab.sees('Settings saved successfully.');
  await reader.until(() => document.title.includes('The Harbour'));
  await tab.reload();
  await tab.holds('The Harbour', 'textbox', 'Site name');
});

test('a notification is written, and its form says what is missing', async ({ site }) => {
  const tab = await site.openAdmin('/admin/notifications');
  await tab.type('textbox', 'Title', 'Rain tonight');
  await tab.click('button', 'Send Notification');
  await tab.sees('Title and message are required.');
  await tab.type('textbox', 'Message', 'Take an umbrella.');
  await tab.click('button', 'Send Notification');
  await tab.sees('Notification Sent!');
  await tab.holds('', 'textbox', 'Title');
});

test('everything is exported as an archive', async ({ site }) => {
  const tab = await site.openAdmin('/admin/storage', { articles: articles(3) });
  await tab.click('button', 'Export Everything');
  await tab.sees('Success');
});
