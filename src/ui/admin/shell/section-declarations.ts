import type { Role } from '#core/account/role.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import type { CollectionName } from '#core/collections.ts';
import { inDigits } from '#core/locale/numbers.ts';
import type { PluralForms } from '#core/locale/plural.ts';
import { articleEditorPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import type { AnyIcon } from './shell-icon.tsx';

/** Declaration of a section, for the sidebar, the palette, the dashboard and the storage page. */
export interface SectionDeclaration {
  /** Name of its folder, and last part of its path. */
  slug: string;
  label: string;
  icon: AnyIcon;
  /** Collection of the records that the section shows. */
  collection?: CollectionName;
  /** Label of the records, if it differs from the section's. */
  recordsLabel?: string;
  /** Forms of the records' noun, for sentences with their number. */
  nouns?: PluralForms;
  /** Further collections that the section manages, with the labels of their records. */
  keepsToo?: Partial<Record<CollectionName, string>>;
  /** Lowest role that sees the section; default `editor`. */
  seenBy?: Role;
  /** Label of the link to an empty editor: `New Article`. */
  creation?: string;
  /** Path of the empty editor; default `?new=1` of the section. */
  creationPath?: string;
  /** Rank of that link, ascending; links without one follow in the sidebar's order. */
  creationRank?: number;
  /** Lowest role that may create records there; default `seenBy`. */
  createdBy?: Role;
  /** True if the palette finds its records although it has no editor: they lead to the list, narrowed to them. */
  isFoundInList?: true;
  /** Text on the dashboard instead of the number of records. */
  countText?: (dashboard: Dashboard) => string | undefined;
}

/**
 * Groups of the sidebar: the specified sections, then those about readers and those that run the house, which fold, and
 * those about the person, at its foot.
 */
export type SectionGroup = 'specified' | 'readers' | 'house' | 'own';

/** Sections of each group, in the order of the sidebar. */
export const sectionDeclarations: Readonly<Record<SectionGroup, readonly SectionDeclaration[]>> = {
  specified: [
    {
      slug: 'dashboard',
      label: words.dashboard,
      icon: {
        path: 'M3 16.5h14M4.5 16.5a5.5 5.5 0 0 1 11 0M10 4v2.4M3.6 8l1.7 1.5M16.4 8l-1.7 1.5',
      },
      seenBy: 'contributor',
    },
    {
      slug: 'articles',
      label: words.articles,
      icon: 'news',
      collection: 'articles',
      keepsToo: {
        drafts: words.articleDrafts,
        revisions: words.articleRevisions,
        savedViews: words.savedViews,
        withdrawals: words.withdrawnArticles,
        publishedVersions: words.publishedVersions,
        withheldVersions: words.withheldVersions,
        notes: words.notesOnArticles,
        previewLinks: words.previewLinks,
        liveBlogs: words.liveBlogs,
        liveEntries: words.entriesOfLiveBlogs,
        batches: words.changesOfManyArticles,
        batchParts: words.stepsOfSuchChanges,
      },
      nouns: words.articlesForms,
      creation: words.newArticle,
      creationPath: articleEditorPath(),
      creationRank: 1,
      seenBy: 'contributor',
    },
    {
      slug: 'categories',
      label: words.categories,
      icon: { path: 'M3 3.5h7l7 7-6.5 6.5L3 9.5zM6.6 7v.1' },
      collection: 'categories',
      creation: words.newCategory,
      seenBy: 'contributor',
      createdBy: 'editor',
    },
    {
      slug: 'web-stories',
      label: words.webStories,
      icon: 'stories',
      collection: 'stories',
      recordsLabel: words.webStoryRecords,
      nouns: words.webStoriesForms,
      creation: words.newWebStory,
      creationRank: 2,
    },
    {
      slug: 'advertisements',
      label: words.advertisements,
      icon: { path: 'M3 8v4h3l8 4V4L6 8zM16.8 8.4v3.2M6.5 12.5l1 4h2' },
      collection: 'advertisements',
      nouns: words.advertisementsForms,
      creation: words.newAdvertisement,
    },
    {
      slug: 'notifications',
      label: words.notifications,
      icon: { path: 'M5 14V9a5 5 0 0 1 10 0v5l1.4 1.4H3.6zM8.5 17.3h3' },
      creation: words.newNotification,
    },
    {
      slug: 'users',
      label: words.users,
      icon: 'user',
      collection: 'users',
      isFoundInList: true,
      seenBy: 'owner',
    },
    {
      slug: 'images',
      label: words.imageLibrary,
      icon: { path: 'M3 4h14v12H3zM3 13.5 7 10l3.5 3 2.5-2 4 3M13 7.5v.1' },
      collection: 'images',
      recordsLabel: words.imageRecords,
      creation: words.newImage,
      creationRank: 4,
      seenBy: 'contributor',
    },
    {
      slug: 'youtube',
      label: 'YouTube',
      icon: { path: 'M3 4.5h14v11H3zM8.5 7.6l4 2.4-4 2.4z' },
      collection: 'videos',
      recordsLabel: words.youtubeVideos,
      creation: words.newVideo,
      creationRank: 3,
    },
    {
      slug: 'logs',
      label: words.activityLogs,
      icon: { path: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0M10 6v4.2l2.8 1.8' },
      collection: 'activity',
      recordsLabel: words.activityLog,
      countText: () => undefined,
    },
  ],
  readers: [
    {
      slug: 'front',
      label: words.front,
      icon: { path: 'M3 4h14v12H3zM3 11h8M11 4v12M11 8.500h6M11 12h6' },
      collection: 'fronts',
      keepsToo: { formerFronts: words.formerFronts },
      nouns: words.frontsForms,
      countText: () => undefined,
    },
    {
      slug: 'figures',
      label: words.figures,
      icon: { path: 'M3 3v14h14M7 13.500v-3M11 13.500V7M15 13.500V4.500' },
      keepsToo: { mostRead: words.mostReadArticles },
      seenBy: 'contributor',
    },
    {
      slug: 'subscribers',
      label: words.subscribers,
      icon: {
        path: 'M10.3 7a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0M2 16.5c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5M13 4.4a2.8 2.8 0 0 1 0 5.2M15 12.4c1.6.600 2.7 2 3 4.1',
      },
      collection: 'subscribers',
      recordsLabel: words.newsletterSubscribers,
    },
    {
      slug: 'messages',
      label: words.messages,
      icon: 'mail',
      collection: 'messages',
      isFoundInList: true,
      countText: ({ newMessages }) => words.newMessages(inDigits(newMessages)),
    },
  ],
  house: [
    {
      slug: 'authors',
      label: words.authors,
      icon: { path: 'M4 16l.8-3.6L13.6 3.6l2.8 2.8-8.8 8.8zM11.5 5.7l2.8 2.8M10.5 16.5H17' },
      collection: 'authors',
      creation: words.newAuthor,
    },
    {
      slug: 'tags',
      label: words.tags,
      icon: { path: 'M4.5 7.5h12M3.5 12.5h12M8.5 3.5 6.5 16.5M13.5 3.5l-2 13' },
      collection: 'tags',
      creation: words.newTag,
      seenBy: 'contributor',
    },
    {
      slug: 'deleted',
      label: words.deleted,
      icon: {
        path: 'M3.500 5.500h13M8 5.500V3h4v2.500M5 5.500l1 11.500h8l1-11.500M8.500 9v5M11.500 9v5',
      },
      collection: 'deletions',
      recordsLabel: words.deletedRecords,
      countText: () => undefined,
      seenBy: 'contributor',
    },
    {
      slug: 'jobs',
      label: words.jobs,
      icon: { path: 'M15.800 7.500A6.500 6.500 0 1 0 16.500 10M16 3.500v4h-4' },
      collection: 'jobs',
      countText: () => undefined,
      seenBy: 'owner',
    },
    {
      slug: 'security',
      label: words.security,
      icon: { path: 'M10 2.5l6 2.2v4.8c0 3.6-2.5 6.6-6 8-3.5-1.4-6-4.4-6-8V4.7z' },
      collection: 'securityEvents',
      recordsLabel: words.securityEvents,
      countText: () => undefined,
      seenBy: 'owner',
    },
    {
      slug: 'pages',
      label: words.pages,
      icon: { path: 'M5 2.500h7l3.500 3.500v11.500H5zM12 2.500V6h3.500M7.500 10h5M7.500 13h5' },
      collection: 'pages',
      keepsToo: { formerPages: words.formerPages },
      creation: words.newPage,
    },
    {
      slug: 'site',
      label: words.appearance,
      icon: {
        path: 'M10 3a7 7 0 1 0 0 14c1.500 0 1.800-1 1.200-2-.7-1.200 0-2.200 1.300-2.200h2A2.500 2.500 0 0 0 17 10.300C17 6 13.900 3 10 3M6.500 9.500v.1M9 6.500v.1M13 7.500v.1',
      },
      collection: 'looks',
      nouns: words.looksForms,
      keepsToo: { formerLooks: words.formerLooks },
      countText: () => undefined,
      seenBy: 'owner',
    },
    {
      slug: 'settings',
      label: words.settings,
      icon: {
        path: 'M3 6h7M14 6h3M3 14h3M10 14h7M14 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0M10 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
      },
      collection: 'settings',
      keepsToo: { breakingLines: words.breakingLine },
      countText: () => undefined,
      seenBy: 'owner',
    },
    {
      slug: 'storage',
      label: words.storage,
      icon: {
        path: 'M16.5 5c0 1.4-2.9 2.5-6.5 2.5S3.5 6.4 3.5 5 6.4 2.5 10 2.5s6.5 1.1 6.5 2.5v10c0 1.4-2.9 2.5-6.5 2.5S3.5 16.4 3.5 15V5M3.5 10c0 1.4 2.9 2.5 6.5 2.5s6.5-1.1 6.5-2.5',
      },
      seenBy: 'owner',
    },
    {
      slug: 'roles',
      label: words.roles,
      icon: { path: 'M3 4h14v12H3zM3 8h14M8 8v8M11 11h3M11 13.500h3' },
      seenBy: 'contributor',
    },
  ],
  own: [
    {
      slug: 'account',
      label: words.yourAccount,
      icon: 'user',
      seenBy: 'contributor',
    },
  ],
};
