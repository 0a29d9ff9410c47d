import * as z from 'zod/mini';
import { accepted } from '#core/accepted.ts';
import { articleSchema } from '#core/article/article.ts';
import { type AddressedCommand, addressedCommands } from '#core/article/desk/article-transition.ts';
import { deskCommands } from '#core/article/desk/desk-commands.ts';
import { draftSchema } from '#core/article/desk/draft.ts';
import { type RecordList, statedRows } from '#core/back-office/record-list.ts';
import { rowSchemaOf, shownSchemaOf } from '#core/back-office/shown-schemas.ts';
import { audienceOf, listedNames } from '#core/back-office/visibility.ts';
import { type CollectionName, collections, type Shown, sortsOf } from '#core/collections.ts';
import { versionGiven } from '#core/content/refuse-stale.ts';
import { type ContentName, contentNames } from '#core/content-kinds.ts';
import { idSchema } from '#core/contract.ts';
import { statedPage } from '#core/text/page-number.ts';
import type { AdminApiSetting } from './api-setting.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const text = z.string();

const listQuery = z.object({
  q: z._default(text, ''),
  filter: z.optional(text),
  sort: z.optional(text),
  order: z.optional(z.enum(['asc', 'desc'])),
  page: statedPage,
  rows: statedRows,
  cursor: z.optional(text),
});

/** Permitted callers, in words, if they depend on the kind of content and on the record's owner. */
const STAFF_BY_KIND = 'staff, as the kind and the record allow';

const form = z.looseObject({});

/** The working copy after a command: a draft, or else the publication. */
const workingCopySchema = z.union([draftSchema, articleSchema]);

type WorkingCopy = z.output<typeof workingCopySchema>;
const removed = z.object({
  id: text,
  version: versionGiven,
  /** Id of the record that takes over references to the deleted one, such as a category's articles. */
  replacedBy: z.optional(text),
});

/** Calls for records, by the names of their collections. */
export type ContentCalls = {
  [Name in CollectionName as `GET /admin/${Name}`]: {
    input: z.input<typeof listQuery>;
    answer: RecordList<Name>;
  };
} & {
  [Name in CollectionName as `GET /admin/${Name}/:id`]: {
    input: { id: string };
    answer: Shown<Name>;
  };
} & {
  [Name in ContentName as `POST /admin/${Name}`]: { input: object; answer: Shown<Name> };
} & {
  [Name in ContentName as `PUT /admin/${Name}/:id`]: {
    input: { id: string; version: number | 'any' | undefined; [field: string]: unknown };
    answer: Shown<Name>;
  };
} & {
  [Name in ContentName as `DELETE /admin/${Name}/:id`]: {
    input: { id: string; version: number | 'any'; replacedBy?: string };
    answer: { id: string };
  };
} & {
  [Command in AddressedCommand as `POST /admin/articles/:id/${Command}`]: {
    input: { id: string; version?: number | 'any' | undefined; [field: string]: unknown };
    answer: WorkingCopy;
  };
} & {
  [Name in ContentName as `POST /admin/${Name}/:id/restore`]: {
    input: { id: string };
    answer: { id: string };
  };
} & { 'POST /admin/drafts': { input: object; answer: WorkingCopy } };

/** Schema of a page of a table. */
const tableOf = (name: CollectionName) =>
  z.object({
    records: z.array(rowSchemaOf(name)),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    next: z.exactOptional(text),
  });

/** Endpoints that list a collection and return its records. */
function reading(name: CollectionName, { backOffice }: AdminApiSetting): Endpoint[] {
  return [
    defineEndpoint(
      {
        route: `GET /admin/${name}`,
        summary: `A table of ${name}`,
        description: [
          `Sorted by ${sortsOf(name).join(', ') || 'nothing'}.`,
          'Rows, which leave out long texts: a record itself is read by its id.',
          'By `page` for tables that a person turns; by `cursor`, the `next` of the answer before, for programs.',
        ].join(' '),
        takes: listQuery,
        answers: tableOf(name),
        who: audienceOf(name).who,
      },
      async ({ actor, input: { q, order, ...query } }) =>
        accepted(
          await backOffice.listRecords(actor, {
            ...query,
            collection: name,
            search: q,
            isDescending: order === 'desc',
          }),
        ),
    ),
    defineEndpoint(
      {
        route: `GET /admin/${name}/:id`,
        summary: `One of ${name}`,
        description: 'Its `ETag` is its version.',
        takes: z.object({ id: text }),
        answers: shownSchemaOf(name),
        refusals: ['not-found'],
        hasTag: true,
        who: audienceOf(name).who,
      },
      async ({ actor, input: { id } }) =>
        accepted(await backOffice.readRecord(actor, { collection: name, id })),
    ),
  ];
}

/** Endpoints that save, delete and restore a kind of content. */
function changing(name: ContentName, { backOffice }: AdminApiSetting): Endpoint[] {
  const { save, remove, restore } = backOffice.content(name);
  const takesForm = async () => z.object((await collections[name].kind()).fields);
  return [
    defineEndpoint(
      {
        route: `POST /admin/${name}`,
        summary: `Add to ${name}`,
        takes: form,
        takesForm,
        answers: shownSchemaOf(name),
        status: 201,
        hasTag: true,
        who: STAFF_BY_KIND,
      },
      async ({ actor, input: { id: _, version: __, ...fields } }) =>
        accepted(await save(actor, fields)),
    ),
    defineEndpoint(
      {
        route: `PUT /admin/${name}/:id`,
        summary: `Change one of ${name}`,
        takes: form,
        takesForm,
        answers: shownSchemaOf(name),
        refusals: ['not-found', 'conflict'],
        isVersioned: true,
        hasTag: true,
        who: STAFF_BY_KIND,
      },
      async ({ actor, input }) => accepted(await save(actor, input)),
    ),
    defineEndpoint(
      {
        route: `DELETE /admin/${name}/:id`,
        summary: `Delete one of ${name}`,
        takes: removed,
        answers: idSchema,
        refusals: ['not-found'],
        isVersioned: true,
        who: STAFF_BY_KIND,
      },
      async ({ actor, input }) => accepted(await remove(actor, input)),
    ),
    defineEndpoint(
      {
        route: `POST /admin/${name}/:id/restore`,
        summary: `Restore a deleted one of ${name}`,
        description: 'As it was, as long as it is among what was deleted.',
        takes: z.object({ id: text }),
        answers: idSchema,
        refusals: ['not-found', 'taken', 'wrong-state'],
        who: STAFF_BY_KIND,
      },
      async ({ actor, input: { id } }) => accepted(await restore(actor, { id })),
    ),
  ];
}

/** Endpoint of a command on an article; see `docs/article-states.md`. */
function commanding(command: AddressedCommand, { backOffice }: AdminApiSetting): Endpoint {
  const { summary, takes, isForAnyVersion } = deskCommands[command];
  return defineEndpoint(
    {
      route: `POST /admin/articles/:id/${command}`,
      summary,
      takes: form,
      takesForm: async () => takes,
      answers: workingCopySchema,
      refusals: ['not-found', 'conflict', 'wrong-state'],
      ...(isForAnyVersion ? {} : { isVersioned: true }),
      hasTag: true,
      who: STAFF_BY_KIND,
    },
    async ({ actor, input }) => accepted(await backOffice.article(command)(actor, input)),
  );
}

/** Endpoints that read all collections, change content and run commands on articles. */
export const contentEndpoints = (setting: AdminApiSetting): Endpoint[] => [
  defineEndpoint(
    {
      route: 'POST /admin/drafts',
      summary: 'Begin an article as a draft',
      description:
        'With a random `beginKey` the call may be repeated when its answer is lost: it leaves no revision and no log entry, and a draft that was begun with that key is answered as it is.',
      takes: form,
      takesForm: async () => deskCommands['save-draft'].takes,
      answers: workingCopySchema,
      status: 201,
      hasTag: true,
      who: STAFF_BY_KIND,
    },
    async ({ actor, input: { id: _, version: __, ...fields } }) =>
      accepted(
        await setting.backOffice.article(fields.beginKey === undefined ? 'save-draft' : 'autosave')(
          actor,
          fields,
        ),
      ),
  ),
  ...addressedCommands.map((command) => commanding(command, setting)),
  ...contentNames.flatMap((name) => changing(name, setting)),
  ...listedNames.flatMap((name) => reading(name, setting)),
];
