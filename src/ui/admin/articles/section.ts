import { articleEditorPath } from '#ui/routes.ts';
import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'specified',
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
    notes: 'Notes on articles',
    previewLinks: 'Preview links',
    liveBlogs: 'Live blogs',
    liveEntries: 'Entries of live blogs',
  },
  nouns: { one: 'article', other: 'articles' },
  creation: 'New Article',
  creationPath: articleEditorPath(),
  creationRank: 1,
  seenBy: 'contributor',
};
