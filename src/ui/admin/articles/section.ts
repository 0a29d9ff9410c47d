import type { SectionDeclaration } from '../shell/section-declaration.ts';

export const section: SectionDeclaration = {
  group: 'above',
  order: 20,
  label: 'Articles',
  icon: 'news',
  collection: 'articles',
  keepsToo: { drafts: 'Article drafts', revisions: 'Article revisions' },
  creation: 'New Article',
  seenBy: 'author',
};
