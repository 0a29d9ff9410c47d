import { adminPatterns } from '#ui/routes.ts';
import type { ShellIconName } from './shell-icon.tsx';

/** A section of the back office, as the sidebar, the dashboard and the palette name it. */
export interface Section {
  label: string;
  path: string;
  icon: ShellIconName;
}

/** The sidebar's entries in the specified order (seed.md, section 2). */
export const specifiedSections: readonly Section[] = [
  { label: 'Dashboard', path: adminPatterns.dashboard, icon: 'dashboard' },
  { label: 'Articles', path: adminPatterns.articles, icon: 'news' },
  { label: 'Categories', path: adminPatterns.categories, icon: 'tag' },
  { label: 'Web Stories', path: adminPatterns.webStories, icon: 'stories' },
  { label: 'Advertisements', path: adminPatterns.advertisements, icon: 'megaphone' },
  { label: 'Notifications', path: adminPatterns.notifications, icon: 'bell' },
  { label: 'Users', path: adminPatterns.users, icon: 'user' },
  { label: 'Image Library', path: adminPatterns.images, icon: 'image' },
  { label: 'YouTube', path: adminPatterns.youtube, icon: 'video' },
  { label: 'Activity Logs', path: adminPatterns.logs, icon: 'clock' },
];

/** What an editor needs beyond them. */
export const furtherSections: readonly Section[] = [
  { label: 'Messages', path: adminPatterns.messages, icon: 'mail' },
  { label: 'Subscribers', path: adminPatterns.subscribers, icon: 'people' },
  { label: 'Settings', path: adminPatterns.settings, icon: 'sliders' },
  { label: 'Storage', path: adminPatterns.storage, icon: 'disk' },
];

export const sections: readonly Section[] = [...specifiedSections, ...furtherSections];

export const sectionAt = (path: string): Section | undefined =>
  sections.find((section) => section.path === path.replace(/\/+$/, '').toLowerCase());

const newArticle: Section = {
  label: 'New Article',
  path: `${adminPatterns.articles}?new=1`,
  icon: 'news',
};

/** The ways to begin something new; a section opens its empty editor at `?new=1`. */
export const creations: readonly Section[] = [
  newArticle,
  { label: 'New Web Story', path: `${adminPatterns.webStories}?new=1`, icon: 'stories' },
  { label: 'New Video', path: `${adminPatterns.youtube}?new=1`, icon: 'video' },
  { label: 'New Image', path: `${adminPatterns.images}?new=1`, icon: 'image' },
  { label: 'New Category', path: `${adminPatterns.categories}?new=1`, icon: 'tag' },
  { label: 'New Advertisement', path: `${adminPatterns.advertisements}?new=1`, icon: 'megaphone' },
  { label: 'New Notification', path: adminPatterns.notifications, icon: 'bell' },
];

/** What the shortcut begins in the section at that path; an article where it has nothing of its own. */
export function creationAt(path: string): Section {
  const section = sectionAt(path);
  return creations.find((one) => section && one.path.split('?')[0] === section.path) ?? newArticle;
}
