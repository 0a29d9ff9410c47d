import { defineCollection } from '../../collection.ts';
import {
  listedRevisionSchema,
  REVISION_DAYS,
  REVISION_LIMIT,
  type Revision,
  revisionSchema,
} from './revision.ts';

export const revisionCollection = defineCollection({
  schema: revisionSchema,
  idPrefix: 'revision',
  labelField: 'title',
  insertAt: 'first',
  limit: REVISION_LIMIT,
  makesRoom: true,
  expiry: { sort: 'time', days: REVISION_DAYS },
  seenBy: 'contributor',
  ownedBy: 'writer',
  isArchived: true,
  filters: {
    article: (revision: Revision) => revision.article,
    writer: (revision: Revision) => revision.writerId ?? '',
    command: (revision: Revision) => revision.command,
  },
  sorts: { time: (revision: Revision) => revision.at },
  row: ({ state: _, ...row }: Revision) => row,
  rowSchema: () => listedRevisionSchema,
  form: async () => (await import('./revision-fields.ts')).revisionFields,
  searchedText: ({ title, note }) => `${title} ${note ?? ''}`,
});
