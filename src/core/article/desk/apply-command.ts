import { dequal } from 'dequal/lite';
import { accepted } from '../../accepted.ts';
import type { LoggedActor } from '../../activity/logged-actor.ts';
import type { Actor } from '../../actor.ts';
import { announceArticle } from '../../announcement/announce-article.ts';
import { failures, Refusal } from '../../errors.ts';
import { sendFollowUp } from '../../notification/send-follow-up.ts';
import type { Edition, Ports, StoreChange } from '../../ports.ts';
import { type Changed, readInput } from '../../use-case.ts';
import * as eventWords from '../../words/event-words.ts';
import type { Article } from '../article.ts';
import { articleKind } from '../article-kind.ts';
import { refuseUnknownBlocks } from '../content-block.ts';
import { postDeskLetters } from '../desk-letters/post-desk-letters.ts';
import { versionWordsOf } from '../published-versions/published-version.ts';
import {
  type ArticleCommand,
  type ArticleRights,
  articleTransition,
} from './article-transition.ts';
import { articleForm, type CommandInput } from './command-input.ts';
import { type ArticleWords, type Desk, stateOf, wordsOf, workingCopy } from './desk.ts';
import { deskCommands } from './desk-commands.ts';
import type { Draft } from './draft.ts';
import { type DeskChange, refuseTakenSlug, writeRevision } from './write-desk.ts';

/** A command on an article, by a person or a job. */
export interface CommandCall {
  command: ArticleCommand;
  /** The article before the command. */
  desk: Desk;
  input: CommandInput;
  /** Actor who gives the command; for a job, the person who scheduled it. */
  actor: Actor;
  rights: ArticleRights;
  /** The same actor as the log names them, if known. */
  by: LoggedActor | undefined;
  now: Date;
  /** Time of a first publication; default: `now`. */
  at?: Date;
  /** Key of the call that begins the article. */
  beginKey?: string | undefined;
  /** True if readers never had the publication, so that its end is not announced. */
  isUnseen?: boolean;
}

/**
 * Merges new words into the stored ones. Refuses a slug that leads to another article. Without new ones,
 * the stored ones must meet the form's current rules.
 */
async function wordsFor(opened: DeskChange, { actor, input }: CommandCall): Promise<ArticleWords> {
  const { desk, now } = opened;
  const stored = workingCopy(desk);
  const fields = input.words ?? accepted(readInput(articleForm, stored));
  refuseUnknownBlocks(fields.content, stored?.content);
  const written = articleKind.toRecord(fields, { now, actor, stored });
  await refuseTakenSlug(opened, written);
  return stored ? { ...wordsOf(stored), ...written } : written;
}

/**
 * Milliseconds between saved states of a day's work that become revisions: long enough that a day leaves a few
 * dozen, short enough that little is between them.
 */
const BETWEEN_STATES = 10 * 60 * 1000;

const isOld = (instant: string | undefined, now: Date): boolean =>
  now.getTime() - (Date.parse(instant ?? '') || 0) >= BETWEEN_STATES;

/** True if a state ends somebody's period of writing: they paused, or somebody else continues. */
function isWorthKeeping({ savedAt, savedBy }: Draft, { by, now }: DeskChange): boolean {
  return isOld(savedAt, now) || savedBy?.id !== by?.id;
}

/**
 * Keeps the state that an autosave replaces as a revision, where writing rested for ten minutes or somebody else
 * goes on; at most one in ten minutes. Does nothing in the browser edition, which keeps ten revisions in all.
 */
async function keepStateBefore(opened: DeskChange, edition: Edition): Promise<void> {
  const { change, desk, now } = opened;
  const { draft } = desk;
  if (edition === 'browser') return;
  if (!draft?.savedAt || !isWorthKeeping(draft, opened)) return;
  const [last] = await change.list('revisions', { where: { article: draft.id }, limit: 1 });
  if (last && (last.state.version === draft.version || !isOld(last.at, now))) return;
  const before = { ...opened, now: new Date(draft.savedAt), by: draft.savedBy };
  await writeRevision(before, draft, 'autosave');
}

/** Returns the entry in the log, if the command has one. */
function logged({ command, input, desk }: CommandCall, { id, title }: Article | Draft) {
  const { isUnlogged, log } = deskCommands[command];
  if (isUnlogged) return {};
  const copy = workingCopy(desk);
  const isNew = !desk.publication && !copy?.publishedAt && !copy?.time;
  const event = log(title || eventWords.untitled, input, isNew);
  return { activity: { ...event, subject: { collection: 'articles', id } } };
}

/** Fields of an article that feeds, site maps and hubs show or list by. */
const announcedOf = (article: Article) => ({
  ...versionWordsOf(article),
  ...{ updatedAt: article.updatedAt, slug: article.slug },
  ...{ category: article.category, tagIds: article.tagIds },
});

/** True if readers have an article in another state than before, or no longer, or for the first time. */
const isNewToReaders = (before: Article | undefined, present: Article | undefined): boolean =>
  before === undefined || present === undefined
    ? before !== present
    : !dequal(announcedOf(before), announcedOf(present));

/** Tells staff by letters, the readers who were sent the article by push, and programs that follow the site. */
async function tellOthers(
  change: StoreChange,
  ports: Ports,
  { command, input, desk: { publication }, by, isUnseen }: CommandCall,
  value: Article | Draft,
): Promise<void> {
  await postDeskLetters(change, ports, command, value, by?.id);
  const { followUp } = deskCommands[command];
  const present = await change.get('articles', value.id);
  const shown = present ?? publication;
  if (!shown || isUnseen) return;
  if (isNewToReaders(publication, present)) await announceArticle(change, ports, shown);
  if (publication && followUp) await sendFollowUp(change, ports, by, shown, followUp(input));
}

/**
 * Applies a command to an article: the only way in which people and jobs change one. Writes the publication or the
 * draft, the revision and the jobs, and tells who is to be told. Throws a `Refusal`: `forbidden`, `wrong-state`,
 * `invalid`, `not-found`.
 */
export async function applyCommand(
  change: StoreChange,
  ports: Ports,
  call: CommandCall,
): Promise<Changed<Article | Draft>> {
  const { command, desk, input, rights, by, now, at = now, beginKey } = call;
  const { write, isUnrevised, keepsStateBefore } = deskCommands[command];
  const stage = accepted(articleTransition(stateOf(desk, now), command, rights));
  const copy = workingCopy(desk);
  const opened: DeskChange = { change, desk, id: copy?.id, now, by, beginKey };
  if (keepsStateBefore) await keepStateBefore(opened, ports.edition);
  const readWords = () => wordsFor(opened, call);
  const written = await write({
    opened,
    stage,
    input,
    rights,
    at,
    edition: ports.edition,
    readWords,
  });
  // Revisions record changes of the words and of who sees them.
  const isSeen = stage === 'published' || stage === 'withdrawn';
  if (written && !isUnrevised && (input.words !== undefined || isSeen)) {
    await writeRevision(opened, written, command, input.note);
  }
  const value = written ?? copy;
  if (!value) throw new Refusal(failures.notFound());
  await tellOthers(change, ports, call, value);
  return { value, ...logged(call, value) };
}
