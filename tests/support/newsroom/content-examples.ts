import { type ContentName, contentNames } from '#core/content-kinds.ts';
import { storedArticle } from './test-newsroom.ts';

/** An entry of the activity log. */
export type LogEntry = [action: string, description: string];

/** Example of a content kind, for tests of all kinds. */
export interface ContentExample {
  /** Fields of the form for a new record. */
  form: Record<string, unknown>;
  /** Name of a required field. */
  required: string;
  /** A field with a value that both form and archive must refuse. */
  refused: [field: string, value: unknown];
  /** An existing record: number 1, named `Old`. */
  stored: { id: string; [field: string]: unknown };
  /**
   * Log entries of creating the form, updating `stored` with the form's fields, and deleting
   * `stored`.
   */
  logged: { created: LogEntry; updated: LogEntry; deleted: LogEntry };
  /** End of the list at which new records appear. */
  stands: 'first' | 'last';
  /** Lowest role that finds them in the back office. */
  isSeenBy: 'author' | 'editor';
  /** Lowest role that may create one. Editors may change and delete all of them. */
  isMadeBy: 'author' | 'editor';
}

export const articleForm = {
  title: 'Rain',
  category: 'India',
  author: 'Asha Rao',
  content: [{ id: 'b1', type: 'paragraph', content: 'It rains.' }],
  isFeatured: false,
  isPremium: false,
};
export const categoryForm = {
  name: 'Climate',
  slug: '',
  description: 'Heat, water and those who measure them.',
  ink: '',
  parentId: '',
};
export const authorForm = {
  name: 'Asha Rao',
  slug: '',
  role: 'Rain correspondent',
  biography: 'She counts drops.',
  picture: '/art/tech.svg',
  pictureAlt: 'Asha Rao by a river',
  links: [{ label: 'Her letters', address: 'https://example.com/' }],
};
export const tagForm = {
  name: 'Monsoon',
  slug: '',
  description: 'Rain, and what it brings.',
  picture: '/art/india.svg',
  pictureAlt: 'Rain on a river',
};
export const pageForm = {
  title: 'House Rules',
  slug: '',
  standfirst: 'How we treat each other.',
  content: [{ id: 'block-1', type: 'paragraph', content: 'Be kind.' }],
};
export const videoForm = { title: 'Waves', videoId: 'aqz-KE-bpKQ', description: '' };
export const storyForm = {
  title: 'Peaks',
  coverImage: 'Snow on a peak',
  coverImageSrc: '',
  pages: [{ type: 'image', src: '', alt: '', text: 'Up' }],
};
export const advertisementForm = {
  name: 'Monsoon sale',
  placement: 'homepage-top',
  type: 'image',
  mediaUrl: '',
  link: '',
  text: '',
  active: true,
};
export const imageForm = { url: '/x.svg', alt: 'A boat' };

/** An address longer than forms accept. */
const longAddress = `https://example.com/${'x'.repeat(2_000)}`;

/** An example of every content kind; the compiler requires one for each new kind. */
export const contentExamples: Record<ContentName, ContentExample> = {
  articles: {
    form: articleForm,
    required: 'title',
    refused: ['content', [{ id: 'b', type: 'image', src: longAddress, alt: '' }]],
    stored: storedArticle({ id: 'article-1', title: 'Old' }),
    logged: {
      created: ['Created Article', 'New article "Rain" was created'],
      updated: ['Updated Article', 'Article "Rain" was updated'],
      deleted: ['Deleted Article', 'Article "Old" was deleted'],
    },
    stands: 'first',
    isSeenBy: 'author',
    isMadeBy: 'author',
  },
  categories: {
    form: categoryForm,
    required: 'name',
    refused: ['name', 'x'.repeat(101)],
    stored: { ...categoryForm, id: 'cat-1', name: 'Old' },
    logged: {
      created: ['Created Category', 'New category "Climate" was created'],
      updated: ['Updated Category', 'Category "Climate" was updated'],
      deleted: ['Deleted Category', 'Category "Old" was deleted'],
    },
    stands: 'last',
    isSeenBy: 'author',
    isMadeBy: 'editor',
  },
  authors: {
    form: authorForm,
    required: 'name',
    refused: ['links', [{ label: 'Here', address: 'javascript:alert(1)' }]],
    stored: { ...authorForm, id: 'author-1', name: 'Old', slug: 'old' },
    logged: {
      created: ['Created Author', 'New author "Asha Rao" was created'],
      updated: ['Updated Author', 'Author "Asha Rao" was updated'],
      deleted: ['Deleted Author', 'Author "Old" was deleted'],
    },
    stands: 'last',
    isSeenBy: 'editor',
    isMadeBy: 'editor',
  },
  tags: {
    form: tagForm,
    required: 'name',
    refused: ['slug', 'Two words'],
    stored: { ...tagForm, id: 'tag-1', name: 'Old', slug: 'old' },
    logged: {
      created: ['Created Tag', 'New tag "Monsoon" was created'],
      updated: ['Updated Tag', 'Tag "Monsoon" was updated'],
      deleted: ['Deleted Tag', 'Tag "Old" was deleted'],
    },
    stands: 'last',
    isSeenBy: 'author',
    isMadeBy: 'author',
  },
  pages: {
    form: { ...pageForm, command: 'save' },
    required: 'title',
    refused: ['slug', 'admin'],
    stored: {
      ...{ ...pageForm, id: 'page-1', title: 'Old', slug: 'old' },
      live: { ...pageForm, title: 'Old', slug: 'old', at: '2026-11-20T08:30:00.000Z' },
    },
    logged: {
      created: ['Created Page', 'New page "House Rules" was created'],
      updated: ['Updated Page', 'Page "House Rules" was updated'],
      deleted: ['Deleted Page', 'Page "Old" was deleted'],
    },
    stands: 'last',
    isSeenBy: 'editor',
    isMadeBy: 'editor',
  },
  videos: {
    form: videoForm,
    required: 'videoId',
    refused: ['videoId', longAddress],
    stored: { ...videoForm, id: 'yt-1', title: 'Old' },
    logged: {
      created: ['Added YouTube Video', 'New YouTube Video "Waves" was added'],
      updated: ['Updated YouTube Video', 'YouTube Video "Waves" was updated'],
      deleted: ['Deleted YouTube Video', 'YouTube Video "Old" was deleted'],
    },
    stands: 'first',
    isSeenBy: 'editor',
    isMadeBy: 'editor',
  },
  stories: {
    form: storyForm,
    required: 'coverImage',
    refused: ['pages', [{ type: 'image', src: longAddress, alt: '', text: '' }]],
    stored: { ...storyForm, id: 'story-1', title: 'Old' },
    logged: {
      created: ['Created Web Story', 'New web story "Peaks" was created'],
      updated: ['Updated Web Story', 'Web story "Peaks" was updated'],
      deleted: ['Deleted Web Story', 'Web story "Old" was deleted'],
    },
    stands: 'first',
    isSeenBy: 'editor',
    isMadeBy: 'editor',
  },
  advertisements: {
    form: advertisementForm,
    required: 'placement',
    refused: ['link', longAddress],
    stored: { ...advertisementForm, id: 'ad-1', name: 'Old' },
    logged: {
      created: ['Created Advertisement', 'New advertisement "Monsoon sale" was created'],
      updated: ['Updated Advertisement', 'Advertisement "Monsoon sale" was updated'],
      deleted: ['Deleted Advertisement', 'Advertisement "Old" was deleted'],
    },
    stands: 'last',
    isSeenBy: 'editor',
    isMadeBy: 'editor',
  },
  images: {
    form: imageForm,
    required: 'alt',
    refused: ['url', longAddress],
    stored: { ...imageForm, id: 'img-1', alt: 'Old' },
    logged: {
      created: ['Added Image', 'New image "A boat" was added'],
      updated: ['Updated Image', 'Image "A boat" was updated'],
      deleted: ['Deleted Image', 'Image "Old" was deleted'],
    },
    stands: 'first',
    isSeenBy: 'author',
    isMadeBy: 'author',
  },
};

/** The stored record number 1 of every kind. */
export const storedContent = Object.fromEntries(
  contentNames.map((name) => [name, [contentExamples[name].stored]]),
) as Record<ContentName, [ContentExample['stored']]>;
