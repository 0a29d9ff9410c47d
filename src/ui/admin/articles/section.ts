import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'above',
  order: 20,
  label: 'Articles',
  icon: 'news',
  collection: 'articles',
  keepsToo: {
    drafts: 'Article drafts',
    revisions: 'Article revisions',
    savedViews: 'Saved views',
    withdrawals: 'Withdrawn articles',
    publishedVersions: 'Published versions',
    withheldVersions: 'Withheld versions',
    notes: 'Notes to articles',
    previewLinks: 'Preview links',
    liveBlogs: 'Live blogs',
    liveEntries: 'Entries of live blogs',
  },
  nouns: { one: 'article', other: 'articles' },
  creation: 'New Article',
  creationRank: 1,
  seenBy: 'contributor',
};
