import type { CollectionName } from '#core/collections.ts';
import { adminSectionPath } from '#ui/routes.ts';
import type { ShellIconName } from './shell-icon.tsx';

/** A section of the back office, as the sidebar, the dashboard and the palette name it. */
export interface Section {
  label: string;
  path: string;
  icon: ShellIconName;
}

interface SectionEntry {
  /** The name of its folder, and the end of its address. */
  slug: string;
  label: string;
  icon: ShellIconName;
  /** Whose records are edited there. */
  collection?: CollectionName;
  /** What leads to its empty editor: `New Article`. */
  creation?: string;
}

/** The registry's first part, in the specified order (seed.md, section 2). A new kind is a line here. */
const specified: readonly SectionEntry[] = [
  { slug: 'dashboard', label: 'Dashboard', icon: 'dashboard' },
  {
    slug: 'articles',
    label: 'Articles',
    icon: 'news',
    collection: 'articles',
    creation: 'New Article',
  },
  {
    slug: 'categories',
    label: 'Categories',
    icon: 'tag',
    collection: 'categories',
    creation: 'New Category',
  },
  {
    slug: 'web-stories',
    label: 'Web Stories',
    icon: 'stories',
    collection: 'webStories',
    creation: 'New Web Story',
  },
  {
    slug: 'advertisements',
    label: 'Advertisements',
    icon: 'megaphone',
    collection: 'advertisements',
    creation: 'New Advertisement',
  },
  { slug: 'notifications', label: 'Notifications', icon: 'bell', creation: 'New Notification' },
  { slug: 'users', label: 'Users', icon: 'user', collection: 'users' },
  {
    slug: 'images',
    label: 'Image Library',
    icon: 'image',
    collection: 'imageLibrary',
    creation: 'New Image',
  },
  {
    slug: 'youtube',
    label: 'YouTube',
    icon: 'video',
    collection: 'youtubeVideos',
    creation: 'New Video',
  },
  { slug: 'logs', label: 'Activity Logs', icon: 'clock' },
];

/** What an editor needs beyond them. */
const further: readonly SectionEntry[] = [
  { slug: 'messages', label: 'Messages', icon: 'mail' },
  { slug: 'subscribers', label: 'Subscribers', icon: 'people' },
  { slug: 'settings', label: 'Settings', icon: 'sliders', collection: 'siteSettings' },
  { slug: 'storage', label: 'Storage', icon: 'disk' },
];

const entries = [...specified, ...further];

const toSection = ({ slug, label, icon }: SectionEntry): Section => ({
  label,
  path: adminSectionPath(slug),
  icon,
});

export const specifiedSections: readonly Section[] = specified.map(toSection);

export const furtherSections: readonly Section[] = further.map(toSection);

export const sections: readonly Section[] = [...specifiedSections, ...furtherSections];

export const sectionAt = (path: string): Section | undefined =>
  sections.find((section) => section.path === path.replace(/\/+$/, '').toLowerCase());

/** Where the records of a collection are edited; what a section without one keeps bears its slug. */
export function sectionOfCollection(collection: string): Section | undefined {
  const entry = entries.find((one) => (one.collection ?? one.slug) === collection);
  return entry && toSection(entry);
}

/** What is begun most often is offered first; the rest follows in the sidebar's order. */
const begunOften = ['articles', 'web-stories', 'youtube', 'images'];

const rank = ({ slug }: SectionEntry): number =>
  begunOften.includes(slug) ? begunOften.indexOf(slug) : begunOften.length;

/** The ways to begin something new; a section opens its empty editor at `?new=1`. */
export const creations: readonly Section[] = entries
  .toSorted((one, other) => rank(one) - rank(other))
  .flatMap((entry) => {
    const path = adminSectionPath(entry.slug);
    if (!entry.creation) return [];
    return {
      label: entry.creation,
      path: entry.collection ? `${path}?new=1` : path,
      icon: entry.icon,
    };
  });

/** What the shortcut begins in the section at that path; an article where it has nothing of its own. */
export function creationAt(path: string): Section {
  const section = sectionAt(path);
  const own = creations.find((one) => section && one.path.split('?')[0] === section.path);
  const creation = own ?? creations[0];
  if (!creation) throw new Error('No section has anything to begin.');
  return creation;
}
