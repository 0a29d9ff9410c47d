import { defineCollection } from '../../collection.ts';
import { PREVIEW_DAYS, type PreviewLink, previewLinkSchema } from './preview-link.ts';

export const previewLinkCollection = defineCollection({
  schema: previewLinkSchema,
  idPrefix: 'preview-link',
  labelField: 'label',
  insertAt: 'first',
  expiry: { sort: 'time', days: PREVIEW_DAYS + 1 },
  seenBy: 'owner',
  // Their tokens are no part of an archive.
  isArchived: false,
  filters: {
    article: (link: PreviewLink) => link.article,
  },
  sorts: { time: (link: PreviewLink) => link.at },
  row: ({ frozen: _, ...row }: PreviewLink) => row,
  searchedText: ({ label }) => label,
});
