import * as z from 'zod/mini';
import type { EventName } from '../../activity/activity-entry.ts';
import type { Activity } from '../../activity/record-event.ts';
import { type ContentChange, describeChange } from '../../content/content-kind.ts';
import { keepDeletion } from '../../deletion/keep-deletion.ts';
import { type Failure, failures, Refusal, rule } from '../../errors.ts';
import { timeInUtc } from '../../locale/dates.ts';
import type { FollowedUp } from '../../notification/send-follow-up.ts';
import type { Edition } from '../../ports.ts';
import { longest, requiredText } from '../../text/form-text.ts';
import { instantText } from '../../text/instant-text.ts';
import * as eventWords from '../../words/event-words.ts';
import * as words from '../../words/workflow-words.ts';
import type { Article } from '../article.ts';
import { articleKind } from '../article-kind.ts';
import { withCorrection } from '../corrections/correction.ts';
import { leadsTo } from '../withdrawals/leads-to.ts';
import { amendArticle } from './amend-article.ts';
import {
  type ArticleCommand,
  type ArticleRights,
  type JudgementCommand,
  judgementCommands,
  judgementRule,
  type NextStage,
} from './article-transition.ts';
import {
  type ArticleForm,
  amendmentFields,
  type CommandInput,
  draftFields,
  formFields,
} from './command-input.ts';
import { type ArticleWords, wordsOf, workingCopy } from './desk.ts';
import type { Draft } from './draft.ts';
import { reviewAsked } from './review.ts';
import { scheduleOf } from './schedule-of.ts';
import {
  type DeskChange,
  type DraftDetails,
  deleteArticle,
  discardDraft,
  setEnd,
  setFeatured,
  withdrawPublication,
  writeDraft,
  writePublication,
} from './write-desk.ts';

/** A command that is permitted and possible, in its open transaction. */
interface AcceptedCommand {
  opened: DeskChange;
  /** Stage after the command. */
  stage: NextStage;
  input: CommandInput;
  rights: ArticleRights;
  /** Time of a first publication. */
  at: Date;
  edition: Edition;
  /** Returns the words to write: the new ones, or the stored ones. Throws a `Refusal` if they don't meet the form's rules. */
  readWords: () => Promise<ArticleWords>;
}

interface DeskCommand {
  /** One line for the API's document. */
  summary: string;
  /** Schema of the request body. */
  takes: z.ZodMiniType<CommandInput>;
  fields: readonly string[];
  /** A body without any of `fields` applies the command to the stored words. */
  wordsMayBeAbsent?: boolean;
  /** Without a version in the request, applies to any stored one. */
  isForAnyVersion?: boolean;
  /** Not logged: it is carried out every few seconds. */
  isUnlogged?: boolean;
  /** Leaves no revision. */
  isUnrevised?: boolean;
  /** Keeps the state that it replaces as a revision now and then; see `keepStateBefore`. */
  keepsStateBefore?: boolean;
  /** Refusal if the article doesn't exist; `not-found` or `conflict` by default. */
  whenGone?: () => Failure;
  /** Writes the change. Returns the written record; `undefined` if the article was deleted. */
  write: (accepted: AcceptedCommand) => Promise<Article | Draft | undefined>;
  /** Returns the follow-up notification for receivers of the article, if any. */
  followUp?: (input: CommandInput) => FollowedUp;
  /** Returns the event to log; `isNew` if the article was not published before. */
  log: (title: string, input: CommandInput, isNew: boolean) => Omit<Activity, 'subject'>;
}

function reads<Shape extends z.core.$ZodShape>(
  shape: Shape,
  toInput: (fields: z.output<z.ZodMiniObject<Shape>>) => CommandInput,
): Pick<DeskCommand, 'takes' | 'fields'> {
  const takes = z.pipe(z.object(shape), z.transform(toInput));
  return { takes: takes as unknown as z.ZodMiniType<CommandInput>, fields: Object.keys(shape) };
}

const nothing = reads({}, () => ({}));
const typed = reads(formFields, (given) => ({ words: given }));

/** Writes the words as the publication or the draft, as the stage demands. */
async function writeWords(
  { opened, stage, at, readWords }: AcceptedCommand,
  details: Omit<DraftDetails, 'stage'> = {},
): Promise<Article | Draft | undefined> {
  if (stage === 'published') return writePublication(opened, await readWords(), { at });
  if (stage === 'new' || stage === 'deleted') return undefined;
  return writeDraft(opened, await readWords(), { stage, ...details });
}

/** Writes a judgement on a draft, whose words may break the form's rules. */
const writeJudgement = (accepted: AcceptedCommand, reason?: string) => {
  const copy = workingCopy(accepted.opened.desk);
  const readWords = copy ? async () => wordsOf(copy) : accepted.readWords;
  return writeWords({ ...accepted, readWords }, { reason });
};

/** Returns a `log` that describes the event by one sentence about the article. */
const saying =
  (
    event: EventName,
    command: keyof typeof words.commandEvents,
    detail: (input: CommandInput) => string = () => '',
  ): DeskCommand['log'] =>
  (title, input) => {
    const { action, happened } = words.commandEvents[command];
    return { event, action, description: words.articleEvent(title, happened, detail(input)) };
  };

const withNote = ({ note = '' }: CommandInput): string => `: ${note}`;

/** Returns the event of saving or deleting an article, in the specified words of its kind. */
export const specified = (happened: ContentChange, title: string): Omit<Activity, 'subject'> => ({
  event: `${articleKind.words.event}-${happened}`,
  action: articleKind.words.actions[happened],
  description: describeChange(articleKind.words, happened, title),
});

const draftWords = {
  ...reads(draftFields, (given) => ({ words: given })),
  // Only who may publish saves a draft that stays scheduled.
  write: (accepted: AcceptedCommand) => writeWords(accepted, { takesOver: true }),
  log: (title: string): Omit<Activity, 'subject'> => ({
    event: 'article-draft-saved',
    action: words.savedDraft,
    description: words.draftWasSaved(title),
  }),
};

/** A day, or '' for none. */
const day = z.union([z.literal(''), z.iso.date({ error: rule('needed-by-malformed') })]);

const end = z.nullable(instantText('end-malformed'));

/** A command that only judges an article, as its rule says. */
const judging = (command: JudgementCommand): DeskCommand => {
  const { event, summary } = judgementRule(command);
  return {
    summary,
    ...reads(
      { reason: requiredText('return-reason-missing', 'return-reason-too-long', longest.sentence) },
      ({ reason }) => ({ note: reason }),
    ),
    write: (accepted) => writeJudgement(accepted, accepted.input.note),
    log: saying(event, command, withNote),
  };
};

const judgements = Object.fromEntries(
  judgementCommands.map((command) => [command, judging(command)]),
) as Record<JudgementCommand, DeskCommand>;

/**
 * Input, writing, log entry and follow-up of each command. A new command is a rule of `article-transition.ts`, and an entry
 * here unless it only judges.
 */
export const deskCommands: Record<ArticleCommand, DeskCommand> = {
  ...judgements,
  autosave: {
    summary: 'Keep what is being written as a draft, without a revision and without a log entry',
    ...draftWords,
    isUnlogged: true,
    isUnrevised: true,
    keepsStateBefore: true,
  },
  'save-draft': { summary: 'Save what is written as a draft', ...draftWords },
  discard: {
    summary: 'Remove the draft, and the article if it is not published',
    ...nothing,
    isUnrevised: true,
    write: ({ opened }) => discardDraft(opened),
    log: (title) => ({
      event: 'article-draft-discarded',
      action: words.discardedDraft,
      description: words.draftWasDiscarded(title),
    }),
  },
  submit: {
    summary:
      'Send an article for review, with new words or as it is stored; with words, also to one person and by a day',
    ...reads(
      { ...formFields, askedId: z.optional(z.string()), neededBy: z.optional(day) },
      ({ askedId, neededBy, ...given }) => ({
        words: given as ArticleForm,
        ...(askedId && { askedId }),
        ...(neededBy && { neededBy }),
      }),
    ),
    wordsMayBeAbsent: true,
    write: async (accepted) => {
      const words = await accepted.readWords();
      const review = await reviewAsked(accepted.opened.change, accepted.input);
      return writeWords({ ...accepted, readWords: async () => words }, { review });
    },
    log: saying('article-submitted', 'submit'),
  },
  approve: {
    summary: 'Approve an article in review',
    ...nothing,
    write: writeWords,
    log: saying('article-approved', 'approve'),
  },
  schedule: {
    summary: 'Publish a draft at an instant',
    ...reads(
      {
        dueAt: instantText('due-instant-malformed'),
        isEmbargoed: z.optional(z.boolean()),
        endsAt: z.optional(end),
      },
      ({ dueAt, isEmbargoed, endsAt }) => ({
        dueAt,
        ...(isEmbargoed !== undefined && { isEmbargoed }),
        ...(endsAt !== undefined && { endsAt }),
      }),
    ),
    write: async (accepted) => {
      const { opened, input, rights } = accepted;
      return writeWords(accepted, { schedule: scheduleOf(opened.desk, input, rights, opened.now) });
    },
    log: saying('article-scheduled', 'schedule', ({ dueAt = '' }) => timeInUtc(Date.parse(dueAt))),
  },
  unschedule: {
    summary: 'Take a draft off the schedule',
    ...nothing,
    write: (accepted) => writeJudgement(accepted),
    log: saying('article-unscheduled', 'unschedule'),
  },
  'set-end': {
    summary: 'Set the instant at which a publication is withdrawn; `null`: never',
    ...reads({ endsAt: end }, (given) => given),
    isUnrevised: true,
    write: ({ opened, input: { endsAt } }) => setEnd(opened, endsAt ?? undefined),
    log: saying('article-end-set', 'set-end', ({ endsAt }) =>
      endsAt ? words.endsAt(timeInUtc(Date.parse(endsAt))) : words.hasNoEnd,
    ),
  },
  publish: {
    summary: 'Publish a draft now',
    ...nothing,
    write: writeWords,
    log: saying('article-published', 'publish'),
  },
  'save-and-publish': {
    summary: 'Write and publish an article',
    ...typed,
    write: writeWords,
    log: (title, _, isNew) => specified(isNew ? 'created' : 'updated', title),
  },
  mend: {
    summary:
      'Publish a small mend: readers get the words without an update mark and no version of those before, the newsroom keeps both',
    ...typed,
    wordsMayBeAbsent: true,
    write: async ({ opened, readWords }) =>
      writePublication(opened, await readWords(), { isSmallMend: true }),
    log: saying('article-mended', 'mend'),
  },
  correct: {
    summary: 'Correct what is published',
    ...reads(
      {
        ...formFields,
        note: requiredText('correction-note-missing', 'correction-note-too-long', longest.sentence),
        withholds: z._default(z.boolean(), false),
      },
      ({ note, withholds, ...given }) => ({ words: given as ArticleForm, note, withholds }),
    ),
    write: async ({ opened, input: { note = '', withholds }, rights, readWords }) => {
      const words = await readWords();
      // Only editors withhold words that readers had.
      if (withholds && !rights.mayEdit) throw new Refusal(failures.forbidden());
      const corrected = { ...words, corrections: withCorrection(words, note, opened.now) };
      return writePublication(opened, corrected, { withheld: withholds ? note : undefined });
    },
    followUp: ({ note = '' }) => ({ kind: 'correct', note }),
    log: saying('article-corrected', 'correct', withNote),
  },
  withdraw: {
    summary: 'Take a publication back to the desk; its address then says so, or leads elsewhere',
    ...reads({ leadsTo: z._default(leadsTo, '') }, (given) => given),
    write: async ({ opened, input: { leadsTo: target, keepsSchedule } }) => {
      const isKept = keepsSchedule && opened.desk.draft?.stage === 'scheduled';
      return withdrawPublication(opened, {
        leadsTo: target,
        stage: isKept ? 'scheduled' : 'withdrawn',
      });
    },
    followUp: () => ({ kind: 'withdraw' }),
    log: saying('article-withdrawn', 'withdraw', ({ leadsTo: target = '' }) =>
      target ? words.itsAddressLeads(target) : '',
    ),
  },
  delete: {
    summary: 'Delete an article with its draft and revisions',
    ...nothing,
    isForAnyVersion: true,
    whenGone: failures.deletedAlready,
    write: async ({ opened, edition }) => {
      const copy = workingCopy(opened.desk);
      if (!copy) return undefined;
      const { id, title, writerId } = copy;
      const label = title || eventWords.untitled;
      const deleted = { collection: 'articles', id, label, writerId } as const;
      await keepDeletion(opened.change, deleted, { ...opened, edition }, (change) =>
        deleteArticle({ ...opened, change }),
      );
      return undefined;
    },
    log: (title) => specified('deleted', title),
  },
  amend: {
    summary: 'Set section, tags, authors or paywall of an article and its draft',
    ...reads(amendmentFields, (amendment) => ({ amendment })),
    isForAnyVersion: true,
    isUnrevised: true,
    write: ({ opened, input: { amendment = {} } }) => amendArticle(opened, amendment),
    log: (title) => specified('updated', title),
  },
  feature: {
    summary: 'Let an article lead the homepage, or end that',
    ...reads({ isFeatured: z.boolean() }, ({ isFeatured }) => ({ isFeatured })),
    isForAnyVersion: true,
    isUnrevised: true,
    write: ({ opened, input: { isFeatured } }) => setFeatured(opened, isFeatured === true),
    log: (title, { isFeatured }) => ({
      ...specified('updated', title),
      event: isFeatured ? 'article-featured' : 'article-unfeatured',
    }),
  },
};
