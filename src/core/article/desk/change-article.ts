import * as z from 'zod/mini';
import { accepted } from '../../accepted.ts';
import { describeActor } from '../../activity/describe-actor.ts';
import type { Actor } from '../../actor.ts';
import type { ContentUseCasesOf } from '../../content/content-use-cases.ts';
import { goneBefore, refuseStale, versionGiven } from '../../content/refuse-stale.ts';
import { refuseUnknownFields } from '../../content/unknown-fields.ts';
import { done, failures, Refusal } from '../../errors.ts';
import { staff } from '../../permission.ts';
import type { StoreChange } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { defineChange, readInput } from '../../use-case.ts';
import type { Article } from '../article.ts';
import { applyCommand } from './apply-command.ts';
import { rightsOver } from './article-rights.ts';
import {
  type ArticleCommand,
  type ArticleRights,
  articleTransition,
} from './article-transition.ts';
import type { CommandInput } from './command-input.ts';
import { type Desk, readDesk, stateOf, workingCopy } from './desk.ts';
import { deskCommands } from './desk-commands.ts';
import type { Draft } from './draft.ts';
import { restoreArticle } from './restore-article.ts';

/** The article that a command is for; without an id, a new one. */
const address = z.looseObject({
  id: z.optional(z.string()),
  /** The version that the command is based on; `conflict` if another one is stored. */
  version: z.optional(versionGiven),
  /** Makes the beginning of an article repeatable: the same key begins one article. */
  beginKey: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
});

interface ReadBody {
  input: CommandInput;
  /** Fields that the command doesn't take. */
  unknownFields: Record<string, unknown>;
}

/** Parses the body of a command. */
function readBody(command: ArticleCommand, body: Record<string, unknown>): ReadBody {
  const { takes, fields, wordsMayBeAbsent } = deskCommands[command];
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const isBare = wordsMayBeAbsent && !given.some(([name]) => fields.includes(name));
  return {
    input: isBare ? {} : accepted(readInput(takes, body)),
    unknownFields: Object.fromEntries(given.filter(([name]) => !fields.includes(name))),
  };
}

/** Refuses a command on an article that doesn't exist, with the failure that fits the command. */
function refuseGone(
  { id, version }: z.infer<typeof address>,
  desk: Desk,
  { words }: CommandInput,
  command: ArticleCommand,
) {
  if (id === undefined || workingCopy(desk)) return;
  const { whenGone } = deskCommands[command];
  throw new Refusal(whenGone?.() ?? (words ? goneBefore(version) : failures.notFound()));
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

interface DeskUseCase {
  name: string;
  /** Command whose schema parses the input. */
  reads: ArticleCommand;
  /** Returns the command to carry out, which depends on the actor's rights. */
  gives: (rights: ArticleRights) => ArticleCommand;
}

/**
 * Defines a command on one article by a person. In one transaction, it checks rights, version and transition, then
 * applies the command. Refuses with `forbidden`, `wrong-state`, `conflict`, `not-found` and `invalid`.
 */
const defineCommand = ({ name, reads, gives }: DeskUseCase) =>
  defineChange<z.infer<typeof address>, Article | Draft, ReadBody, unknown>({
    name,
    may: staff,
    input: address,
    prepare: async ({ input: { id: _, version: __, beginKey: ___, ...body } }) =>
      readBody(reads, body),
    change: async (change, { input: { id, version, beginKey }, actor, ports, prepared }) => {
      const { input, unknownFields } = prepared;
      const begun = await articleBegun(change, actor, id, beginKey);
      if (begun) return { value: begun };
      const desk = id === undefined ? {} : await readDesk(change, id);
      const copy = workingCopy(desk);
      const rights = rightsOver(actor, copy, await settingsIn(change));
      const command = gives(rights);
      refuseGone({ id, version }, desk, input, command);
      const now = ports.clock.now();
      const moved = articleTransition(stateOf(desk, now), command, rights);
      // Refused before the check of the version: an actor without the right learns nothing about it.
      if (!moved.ok && moved.failure.kind === 'forbidden') throw new Refusal(moved.failure);
      const isForAny = deskCommands[command].isForAnyVersion && version === undefined;
      if (copy && !isForAny) refuseStale(version, copy);
      refuseUnknownFields({ unknownFields }, copy);
      const by = await describeActor(change, actor);
      const call = { command, desk, input, actor, rights, by, now, beginKey };
      return applyCommand(change, ports, call);
    },
  });

/** Returns the use case of a command. Its value is the written record, or the deleted one. */
export const articleCommand = (command: ArticleCommand) =>
  defineCommand({ name: `${command}:articles`, reads: command, gives: () => command });

const deletion = articleCommand('delete');

/**
 * Saving, deleting and restoring articles as specified for the back office: *Save Article* publishes if the actor may
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
  restore: restoreArticle,
};
