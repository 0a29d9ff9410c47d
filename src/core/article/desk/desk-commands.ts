import * as z from 'zod/mini';
import type { Activity } from '../../activity/activity.ts';
import type { EventName } from '../../activity/activity-entry.ts';
import { type ContentChange, describeChange } from '../../content/content-kind.ts';
import { type RuleCode, rule } from '../../errors.ts';
import { timeInUtc } from '../../locale/dates.ts';
import { longest, requiredText, textOf } from '../../text/form-text.ts';
import { articleKind } from '../article-kind.ts';
import { leadsTo } from '../withdrawals/leads-to.ts';
import type { ArticleCommand } from './article-transition.ts';

const formFields = articleKind.fields;

/** Form rules for articles that are submitted or published. */
export const articleForm = z.object(formFields);

export type ArticleForm = z.infer<typeof articleForm>;

/** Form rules for drafts, which may lack title and category. */
export const draftFields = {
  ...formFields,
  title: z._default(textOf('article-title-too-long', longest.title), ''),
  category: z._default(textOf('article-category-too-long', longest.category), ''),
};

/** Arguments of a command, apart from the article's id and version. */
export interface Asked {
  /** New content; the stored one by default. */
  words?: ArticleForm;
  /** Instant of publication, ISO 8601. */
  dueAt?: string;
  /** True: an embargo until `dueAt`. By default, one in force moves with `dueAt`. */
  isEmbargoed?: boolean;
  /** End of the publication, ISO 8601; `null`: none. */
  endsAt?: string | null;
  /** Reason that the user gave for the command. */
  note?: string;
  isFeatured?: boolean;
  /** Account that is asked to judge the article; by default all who may. */
  askedId?: string;
  /** Day by which the judgement is needed, `2026-11-24`. */
  neededBy?: string;
  /** Path of this site, or web address, to which the address of a withdrawn article leads; '' for none. */
  leadsTo?: string;
  /** True to withhold the words before a correction from readers, with its note as the reason. */
  withholds?: boolean;
}

interface DeskCommand {
  /** One line for the API's document. */
  summary: string;
  /** Schema of the request body. */
  takes: z.ZodMiniType<Asked>;
  fields: readonly string[];
  /** A body without any of `fields` applies the command to the stored words. */
  wordsMayBeAbsent?: boolean;
  /** Without a version in the request, applies to any stored one. */
  isForAnyVersion?: boolean;
  /** Not logged: it is carried out every few seconds. */
  isUnlogged?: boolean;
  /** Returns the event to log; `isNew` if the article was not published before. */
  log: (title: string, asked: Asked, isNew: boolean) => Omit<Activity, 'subject'>;
}

function taking<Shape extends z.core.$ZodShape>(
  shape: Shape,
  toAsked: (given: z.output<z.ZodMiniObject<Shape>>) => Asked,
): Pick<DeskCommand, 'takes' | 'fields'> {
  const takes = z.pipe(z.object(shape), z.transform(toAsked));
  return { takes: takes as unknown as z.ZodMiniType<Asked>, fields: Object.keys(shape) };
}

const nothing = taking({}, () => ({}));
const words = taking(formFields, (given) => ({ words: given }));

/** Returns a `log` that describes the event by one sentence about the article. */
const saying =
  (
    event: EventName,
    action: string,
    predicate: string,
    detail: (asked: Asked) => string = () => '',
  ): DeskCommand['log'] =>
  (title, asked) => ({
    event,
    action,
    description: `Article "${title}" ${predicate}${detail(asked)}`,
  });

const withNote = ({ note = '' }: Asked): string => `: ${note}`;

/** Returns the event of saving or deleting an article, in the specified words of its kind. */
const specified = (happened: ContentChange, title: string): Omit<Activity, 'subject'> => ({
  event: `${articleKind.words.event}-${happened}`,
  action: articleKind.words.actions[happened],
  description: describeChange(articleKind.words, happened, title),
});

const draftWords = {
  ...taking(draftFields, (given) => ({ words: given })),
  log: (title: string): Omit<Activity, 'subject'> => ({
    event: 'article-draft-saved',
    action: 'Saved Draft',
    description: `Draft "${title}" was saved`,
  }),
};

/** An instant with its offset from UTC; stored in UTC. */
const instant = (malformed: RuleCode) =>
  z.pipe(
    z.iso.datetime({ offset: true, error: rule(malformed) }),
    z.transform((text) => new Date(text).toISOString()),
  );

/** A day, or '' for none. */
const day = z.union([z.literal(''), z.iso.date({ error: rule('needed-by-malformed') })]);

const end = z.nullable(instant('end-malformed'));

/** Input and log entry of each command. A new command is an entry here and in `article-transition.ts`. */
export const deskCommands: Record<ArticleCommand, DeskCommand> = {
  autosave: {
    summary: 'Keep what is being written as a draft, without a revision and without a log entry',
    ...draftWords,
    isUnlogged: true,
  },
  'save-draft': { summary: 'Save what is written as a draft', ...draftWords },
  discard: {
    summary: 'Remove the draft, and the article if it is not published',
    ...nothing,
    log: (title) => ({
      event: 'article-draft-discarded',
      action: 'Discarded Draft',
      description: `Draft "${title}" was discarded`,
    }),
  },
  submit: {
    summary:
      'Send an article for review, with new words or as it is stored; with words, also to one person and by a day',
    ...taking(
      { ...formFields, askedId: z.optional(z.string()), neededBy: z.optional(day) },
      ({ askedId, neededBy, ...given }) => ({
        words: given as ArticleForm,
        ...(askedId && { askedId }),
        ...(neededBy && { neededBy }),
      }),
    ),
    wordsMayBeAbsent: true,
    log: saying('article-submitted', 'Sent for Review', 'was sent for review'),
  },
  return: {
    summary: 'Return an article to its writer',
    ...taking(
      { reason: requiredText('return-reason-missing', 'return-reason-too-long', longest.sentence) },
      ({ reason }) => ({ note: reason }),
    ),
    log: saying('article-returned', 'Returned Article', 'was returned to its writer', withNote),
  },
  approve: {
    summary: 'Approve an article in review',
    ...nothing,
    log: saying('article-approved', 'Approved Article', 'was approved'),
  },
  schedule: {
    summary: 'Publish a draft at an instant',
    ...taking(
      {
        dueAt: instant('due-instant-malformed'),
        isEmbargoed: z.optional(z.boolean()),
        endsAt: z.optional(end),
      },
      ({ dueAt, isEmbargoed, endsAt }) => ({
        dueAt,
        ...(isEmbargoed !== undefined && { isEmbargoed }),
        ...(endsAt !== undefined && { endsAt }),
      }),
    ),
    log: saying('article-scheduled', 'Scheduled Article', 'was scheduled for ', ({ dueAt = '' }) =>
      timeInUtc(Date.parse(dueAt)),
    ),
  },
  unschedule: {
    summary: 'Take a draft off the schedule',
    ...nothing,
    log: saying('article-unscheduled', 'Unscheduled Article', 'was taken off the schedule'),
  },
  'set-end': {
    summary: 'Set the instant at which a publication is withdrawn; `null`: never',
    ...taking({ endsAt: end }, (given) => given),
    log: saying('article-end-set', 'Set End of Article', '', ({ endsAt }) =>
      endsAt ? `ends at ${timeInUtc(Date.parse(endsAt))}` : 'has no end',
    ),
  },
  publish: {
    summary: 'Publish a draft now',
    ...nothing,
    log: saying('article-published', 'Published Article', 'was published'),
  },
  'save-and-publish': {
    summary: 'Write and publish an article',
    ...words,
    log: (title, _, isNew) => specified(isNew ? 'created' : 'updated', title),
  },
  correct: {
    summary: 'Correct what is published',
    ...taking(
      {
        ...formFields,
        note: requiredText('correction-note-missing', 'correction-note-too-long', longest.sentence),
        withholds: z._default(z.boolean(), false),
      },
      ({ note, withholds, ...given }) => ({ words: given as ArticleForm, note, withholds }),
    ),
    log: saying('article-corrected', 'Corrected Article', 'was corrected', withNote),
  },
  withdraw: {
    summary: 'Take a publication back to the desk; its address then says so, or leads elsewhere',
    ...taking({ leadsTo: z._default(leadsTo, '') }, (given) => given),
    log: saying(
      'article-withdrawn',
      'Withdrew Article',
      'was withdrawn',
      ({ leadsTo: target = '' }) => (target ? `; its address leads to ${target}` : ''),
    ),
  },
  delete: {
    summary: 'Delete an article with its draft and revisions',
    ...nothing,
    isForAnyVersion: true,
    log: (title) => specified('deleted', title),
  },
  feature: {
    summary: 'Let an article lead the homepage, or end that',
    ...taking({ isFeatured: z.boolean() }, ({ isFeatured }) => ({ isFeatured })),
    isForAnyVersion: true,
    log: (title, { isFeatured }) => ({
      ...specified('updated', title),
      event: isFeatured ? 'article-featured' : 'article-unfeatured',
    }),
  },
};
