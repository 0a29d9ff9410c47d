import * as z from 'zod/mini';
import type { Actor } from '../../actor.ts';
import type { ContentUseCasesOf } from '../../content/content-use-cases.ts';
import { goneBefore, refuseStale, versionGiven } from '../../content/refuse-stale.ts';
import { refuseUnasked } from '../../content/unasked-fields.ts';
import { done, type Failure, failures, Refusal } from '../../errors.ts';
import { sendFollowUp } from '../../notification/send-follow-up.ts';
import { staff } from '../../permission.ts';
import type { Ports, StoreChange } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { defineChange, readInput } from '../../use-case.ts';
import type { Article } from '../article.ts';
import { articleKind } from '../article-kind.ts';
import { withCorrection } from '../corrections/correction.ts';
import { postDeskLetters } from '../desk-letters/post-desk-letters.ts';
import { rightsOver } from './article-rights.ts';
import {
  type ArticleCommand,
  type ArticleRights,
  articleCommands,
  articleTransition,
  type NextStage,
} from './article-transition.ts';
import { type ArticleWords, type Desk, readDesk, stateOf, wordsOf, workingCopy } from './desk.ts';
import { type ArticleForm, type Asked, articleForm, deskCommands } from './desk-commands.ts';
import type { Draft } from './draft.ts';
import { keepStateBefore } from './keep-state-before.ts';
import { reviewAsked } from './review.ts';
import { scheduleOf } from './schedule-of.ts';
import { refuseUnknownBlocks } from './unknown-blocks.ts';
import {
  amendCopies,
  type DeskChange,
  deleteArticle,
  discardDraft,
  openDesk,
  refuseTakenSlug,
  setEnd,
  withdrawPublication,
  writeDraft,
  writePublication,
  writeRevision,
} from './write-desk.ts';

/** The article that a command is for; without an id, a new one. */
const address = z.looseObject({
  id: z.optional(z.string()),
  /** The version that the command is based on; `conflict` if another one is stored. */
  version: z.optional(versionGiven),
  /** Makes the beginning of an article repeatable: the same key begins one article. */
  beginKey: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
});

interface Given {
  asked: Asked;
  unasked: Record<string, unknown>;
}

function accepted<Value>(outcome: { ok: true; value: Value } | { ok: false; failure: Failure }) {
  if (!outcome.ok) throw new Refusal(outcome.failure);
  return outcome.value;
}

/** Parses the body of a command, and separates the fields that the command doesn't take. */
function readGiven(command: ArticleCommand, body: Record<string, unknown>): Given {
  const { takes, fields, wordsMayBeAbsent } = deskCommands[command];
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const isBare = wordsMayBeAbsent && !given.some(([name]) => fields.includes(name));
  return {
    asked: isBare ? {} : accepted(readInput(takes, body)),
    unasked: Object.fromEntries(given.filter(([name]) => !fields.includes(name))),
  };
}

/** Refuses a command on an article that doesn't exist, with the failure that fits the command. */
function refuseGone(
  { id, version }: z.infer<typeof address>,
  desk: Desk,
  asked: Asked,
  command: ArticleCommand,
) {
  if (id === undefined || workingCopy(desk)) return;
  if (command === 'delete') throw new Refusal(failures.deletedAlready());
  throw new Refusal(asked.words ? goneBefore(version) : failures.notFound());
}

/**
 * Merges new words into the stored ones. Refuses a slug that leads to another article. Without new ones,
 * the stored ones must meet the form's current rules.
 */
async function wordsFor(
  opened: DeskChange,
  actor: Actor,
  form: ArticleForm | undefined,
): Promise<ArticleWords> {
  const { desk, now } = opened;
  const stored = workingCopy(desk);
  const fields = form ?? accepted(readInput(articleForm, stored));
  refuseUnknownBlocks(fields.content, stored?.content);
  const written = articleKind.toRecord(fields, { now, actor, stored });
  await refuseTakenSlug(opened, written);
  return stored ? { ...wordsOf(stored), ...written } : written;
}

/**
 * Writes the publication, with a new correction if the command is one. Only editors withhold the words before it: refuses
 * with `forbidden`.
 */
function publish(
  opened: DeskChange,
  words: ArticleWords,
  command: ArticleCommand,
  { note = '', withholds = false }: Asked,
  { mayEdit }: ArticleRights,
): Promise<Article> {
  if (command !== 'correct') return writePublication(opened, words);
  if (withholds && !mayEdit) throw new Refusal(failures.forbidden());
  const corrected = { ...words, corrections: withCorrection(words, note, opened.now) };
  return writePublication(opened, corrected, opened.now, withholds ? note : undefined);
}

/** Writes the next stage of an article. Returns what was written; `undefined` if it was deleted. */
async function write(
  opened: DeskChange,
  actor: Actor,
  command: ArticleCommand,
  stage: NextStage,
  asked: Asked,
  rights: ArticleRights,
): Promise<Article | Draft | undefined> {
  const { words, note, isFeatured } = asked;
  if (command === 'feature') return amendCopies(opened, { isFeatured: isFeatured === true });
  if (command === 'set-end') return setEnd(opened, asked.endsAt ?? undefined);
  if (command === 'discard') return discardDraft(opened);
  switch (stage) {
    case 'deleted':
      await deleteArticle(opened);
      return undefined;
    case 'withdrawn':
      return withdrawPublication(opened, { leadsTo: asked.leadsTo });
    case 'published':
      return publish(opened, await wordsFor(opened, actor, words), command, asked, rights);
    case 'new':
      return undefined;
    default: {
      const { desk, now } = opened;
      const schedule =
        asked.dueAt === undefined
          ? undefined
          : scheduleOf(desk, { ...asked, dueAt: asked.dueAt }, rights, now);
      const isJudged = stage === 'returned' || command === 'unschedule';
      const copy = workingCopy(desk);
      const kept =
        isJudged && copy && !words ? wordsOf(copy) : await wordsFor(opened, actor, words);
      const review = command === 'submit' ? await reviewAsked(opened.change, asked) : undefined;
      return writeDraft(opened, kept, { stage, schedule, reason: note, review });
    }
  }
}

/** Commands that leave no revision. */
const unrevised: readonly ArticleCommand[] = ['autosave', 'discard', 'feature', 'set-end'];

/** True if the command changes the words of an article or who sees them, which a revision records. */
const isRevision = (command: ArticleCommand, stage: NextStage, { words }: Asked): boolean =>
  !unrevised.includes(command) &&
  (words !== undefined || stage === 'published' || stage === 'withdrawn');

/** Writes the next stage of an article, and its revision. */
async function carryOut(
  opened: DeskChange,
  actor: Actor,
  command: ArticleCommand,
  stage: NextStage,
  asked: Asked,
  rights: ArticleRights,
): Promise<Article | Draft | undefined> {
  const saved = await write(opened, actor, command, stage, asked, rights);
  if (saved && isRevision(command, stage, asked)) {
    await writeRevision(opened, saved, command, asked.note);
  }
  return saved;
}

/**
 * Returns the draft that the same key began already, because the answer to that call got lost. Refuses with
 * `forbidden` if it is another author's.
 */
async function articleBegun(
  change: StoreChange,
  actor: Actor,
  id: string | undefined,
  beginKey: string | undefined,
): Promise<Draft | undefined> {
  if (id !== undefined || beginKey === undefined) return undefined;
  const [draft] = await change.list('drafts', { where: { beginKey }, limit: 1 });
  if (draft && !rightsOver(actor, draft, await settingsIn(change)).mayWrite) {
    throw new Refusal(failures.forbidden());
  }
  return draft;
}

/** Returns the entry in the log, if the command has one. */
function logged(command: ArticleCommand, asked: Asked, desk: Desk, { id, title }: Article | Draft) {
  const { isUnlogged, log } = deskCommands[command];
  if (isUnlogged) return {};
  const copy = workingCopy(desk);
  const isNew = !desk.publication && !copy?.publishedAt && !copy?.time;
  const event = log(title || 'Untitled', asked, isNew);
  return { activity: { ...event, subject: { collection: 'articles', id } } };
}

interface Told {
  command: ArticleCommand;
  asked: Asked;
  /** The article before the command. */
  desk: Desk;
  value: Article | Draft;
}

/** Enqueues letters to staff about the command, and tells those who were sent the article by push of a correction or withdrawal. */
async function tellOthers(
  change: StoreChange,
  ports: Ports,
  actor: Actor,
  { command, asked, desk: { publication }, value }: Told,
): Promise<void> {
  await postDeskLetters(change, ports, command, value, actor);
  if (!publication) return;
  if (command === 'withdraw') {
    await sendFollowUp(change, ports, actor, publication, { kind: 'withdraw' });
  } else if (command === 'correct') {
    const corrected = (await change.get('articles', publication.id)) ?? publication;
    const event = { kind: 'correct', note: asked.note ?? '' } as const;
    await sendFollowUp(change, ports, actor, corrected, event);
  }
}

interface DeskUseCase {
  name: string;
  /** Command whose schema parses the input. */
  reads: ArticleCommand;
  /** Returns the command to carry out, which depends on the actor's rights. */
  gives: (rights: ArticleRights) => ArticleCommand;
}

/**
 * Defines a command on one article. In one transaction, it checks rights, version and transition, then
 * writes the publication or the draft, the revision, the job and the entry in the log. Refuses with
 * `forbidden`, `wrong-state`, `conflict`, `not-found` and `invalid`.
 */
const defineCommand = ({ name, reads, gives }: DeskUseCase) =>
  defineChange<z.infer<typeof address>, Article | Draft, Given, unknown>({
    name,
    may: staff,
    input: address,
    prepare: async ({ input: { id: _, version: __, beginKey: ___, ...body } }) =>
      readGiven(reads, body),
    change: async (change, { input: { id, version, beginKey }, actor, ports, prepared }) => {
      const { asked, unasked } = prepared;
      const begun = await articleBegun(change, actor, id, beginKey);
      if (begun) return { value: begun };
      const desk = id === undefined ? {} : await readDesk(change, id);
      const copy = workingCopy(desk);
      const rights = rightsOver(actor, copy, await settingsIn(change));
      const command = gives(rights);
      refuseGone({ id, version }, desk, asked, command);
      const now = ports.clock.now();
      const moved = articleTransition(stateOf(desk, now), command, rights);
      if (!moved.ok && moved.failure.kind === 'forbidden') throw new Refusal(moved.failure);
      const isForAny = deskCommands[command].isForAnyVersion && version === undefined;
      if (copy && !isForAny) refuseStale(version, copy);
      refuseUnasked({ unasked }, copy);
      const stage = accepted(moved);
      const opened = { ...(await openDesk(change, actor, desk, now)), beginKey };
      await keepStateBefore(opened, command, ports.edition);
      const value = (await carryOut(opened, actor, command, stage, asked, rights)) ?? copy;
      if (!value) throw new Refusal(failures.notFound());
      await tellOthers(change, ports, actor, { command, asked, desk, value });
      return { value, ...logged(command, asked, desk, value) };
    },
  });

/** The commands with their own API routes; the others are run by saving and deleting. */
export const addressedCommands = articleCommands.filter(
  (command) => command !== 'save-and-publish' && command !== 'delete',
);
export type AddressedCommand = Exclude<ArticleCommand, 'save-and-publish' | 'delete'>;

/** Returns the use case of a command. Its value is the written record, or the deleted one. */
export const articleCommand = (command: ArticleCommand) =>
  defineCommand({ name: `${command}:articles`, reads: command, gives: () => command });

const deletion = articleCommand('delete');

/**
 * Saving and deleting articles as specified for the back office: *Save Article* publishes if the actor may
 * publish; otherwise it submits for review.
 */
export const articleUseCases: ContentUseCasesOf<Article> = {
  save: defineCommand({
    name: 'save:articles',
    reads: 'save-and-publish',
    gives: ({ mayPublish }) => (mayPublish ? 'save-and-publish' : 'submit'),
  }),
  remove: {
    ...deletion,
    bind: (ports) => async (actor, input) => {
      const outcome = await deletion.bind(ports)(actor, input);
      return outcome.ok ? done({ id: outcome.value.id }) : outcome;
    },
  },
};
