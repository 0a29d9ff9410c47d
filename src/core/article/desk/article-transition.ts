import type { EventName } from '../../activity/activity-entry.ts';
import { done, type Failure, failures, type Outcome, refused } from '../../errors.ts';
import { type DraftStage, draftStages, stageRule } from './draft.ts';
/** Stage of an article. `new`: not stored yet. `published`: there is a publication and no draft. */
export type ArticleStage = 'new' | DraftStage | 'published';

/** State of an article between two commands. */
export interface ArticleState {
  stage: ArticleStage;
  /** True if there is a publication; a draft beside it is newer. */
  isPublic: boolean;
  /** True until the draft's embargo ends. */
  isEmbargoed: boolean;
}

/** Rights of an actor over one article. */
export interface ArticleRights {
  /** Write drafts and submit them for review. */
  mayWrite: boolean;
  /** Publish, schedule, correct and withdraw. */
  mayPublish: boolean;
  /** Change words that readers have without telling them. */
  mayMend: boolean;
  /** Approve and return articles in review, and feature articles. */
  mayEdit: boolean;
  /** Publish before an embargo ends, bring it forward, and lift it. */
  mayEndEmbargo: boolean;
}

type Right = keyof ArticleRights;

/** Stage after a command. */
export type NextStage = ArticleStage | 'deleted';

interface CommandRule {
  right: (state: ArticleState) => Right;
  /** Returns the next stage; `undefined` if the command is invalid in that state. */
  next: (state: ArticleState, rights: ArticleRights) => NextStage | undefined;
  /** False if it has no route of its own: saving or deleting gives it. */
  isAddressed?: false;
  /** Only judges the article, with a reason for its writer: name of the event, and a line for the API's document. */
  judgement?: { event: EventName; summary: string };
  /** Letter about it: to whom, and the stage that an article is in as long as the letter is true. */
  letter?: { to: 'judges' | 'writer'; while: DraftStage };
}

const always = (right: Right) => (): Right => right;

const toPublish = ({ isEmbargoed }: ArticleState): Right =>
  isEmbargoed ? 'mayEndEmbargo' : 'mayPublish';

/** Leads from any of these stages to `stage`. */
const from =
  (stages: readonly ArticleStage[], stage: NextStage): CommandRule['next'] =>
  (state) =>
    stages.includes(state.stage) ? stage : undefined;

/** Stage of a draft with new words. */
const withNewWords: CommandRule['next'] = ({ stage }, { mayPublish }) => {
  if (stage === 'new' || stage === 'published') return 'draft';
  const { newWords } = stageRule(stage);
  if (newWords === 'draft') return 'draft';
  return newWords === 'stay' || mayPublish ? stage : 'in-review';
};

const rules = {
  autosave: {
    right: always('mayWrite'),
    // The schedule could publish half a sentence.
    next: (state, rights) =>
      state.stage === 'scheduled' ? undefined : withNewWords(state, rights),
  },
  'save-draft': { right: always('mayWrite'), next: withNewWords },
  discard: {
    right: always('mayWrite'),
    next: ({ stage, isPublic }) => {
      if (stage === 'new' || stage === 'published') return undefined;
      return isPublic ? 'published' : 'deleted';
    },
  },
  submit: {
    right: always('mayWrite'),
    next: () => 'in-review',
    letter: { to: 'judges', while: 'in-review' },
  },
  return: {
    right: always('mayEdit'),
    next: from(['in-review', 'ready'], 'returned'),
    judgement: { event: 'article-returned', summary: 'Return an article to its writer' },
    letter: { to: 'writer', while: 'returned' },
  },
  approve: {
    right: always('mayEdit'),
    next: from(['in-review'], 'ready'),
    letter: { to: 'writer', while: 'ready' },
  },
  schedule: { right: always('mayPublish'), next: from(draftStages, 'scheduled') },
  unschedule: { right: always('mayPublish'), next: from(['scheduled'], 'ready') },
  'set-end': {
    right: always('mayPublish'),
    next: ({ stage, isPublic }) => (isPublic ? stage : undefined),
  },
  publish: { right: toPublish, next: from(draftStages, 'published') },
  'save-and-publish': { right: toPublish, next: () => 'published', isAddressed: false },
  mend: {
    right: ({ isEmbargoed }) => (isEmbargoed ? 'mayEndEmbargo' : 'mayMend'),
    next: ({ isPublic }) => (isPublic ? 'published' : undefined),
  },
  // What was typed for it may be a draft by now.
  correct: { right: toPublish, next: ({ isPublic }) => (isPublic ? 'published' : undefined) },
  withdraw: {
    right: always('mayPublish'),
    next: ({ isPublic }) => (isPublic ? 'withdrawn' : undefined),
  },
  delete: {
    isAddressed: false,
    right: ({ isPublic }) => (isPublic ? 'mayPublish' : 'mayWrite'),
    next: ({ stage }) => (stage === 'new' ? undefined : 'deleted'),
  },
  amend: {
    right: ({ isPublic }) => (isPublic ? 'mayPublish' : 'mayWrite'),
    next: ({ stage }, { mayPublish }) =>
      stage === 'new' || (!mayPublish && (stage === 'ready' || stage === 'scheduled'))
        ? undefined
        : stage,
  },
  feature: {
    right: always('mayEdit'),
    next: ({ stage }) => (stage === 'new' ? undefined : stage),
  },
} as const satisfies Record<string, CommandRule>;

export type ArticleCommand = keyof typeof rules;

export const articleCommands = Object.keys(rules) as ArticleCommand[];

/** Commands whose rule has a part. */
type CommandWith<Part extends keyof CommandRule> = {
  [Command in ArticleCommand]: Part extends keyof (typeof rules)[Command] ? Command : never;
}[ArticleCommand];

const ruleOf = (command: ArticleCommand): CommandRule => rules[command];

/** Commands with a route of their own. */
export type AddressedCommand = Exclude<ArticleCommand, CommandWith<'isAddressed'>>;

export const addressedCommands = articleCommands.filter(
  (command): command is AddressedCommand => ruleOf(command).isAddressed !== false,
);

/** Commands that only judge an article, with a reason. */
export type JudgementCommand = CommandWith<'judgement'>;

export const judgementCommands = articleCommands.filter(
  (command): command is JudgementCommand => ruleOf(command).judgement !== undefined,
);

export const judgementRule = (command: JudgementCommand) => rules[command].judgement;

/** Commands about which letters are sent. */
export type LetterCommand = CommandWith<'letter'>;

/** Returns to whom a letter about a command goes, and while which stage; `undefined` if there is none. */
export const letterRule = (command: ArticleCommand): CommandRule['letter'] =>
  ruleOf(command).letter;

export const letterCommands = articleCommands.filter(
  (command): command is LetterCommand => letterRule(command) !== undefined,
);

const mayNotPublish: Failure = { kind: 'forbidden', code: 'publishing-not-allowed' };

/** Refusal to publish before an embargo ends. */
export const embargoInForce: Failure = { kind: 'forbidden', code: 'embargo-in-force' };

const objections: Record<Right, (rights: ArticleRights) => Failure> = {
  mayWrite: failures.forbidden,
  mayPublish: ({ mayWrite }) => (mayWrite ? mayNotPublish : failures.forbidden()),
  mayMend: (rights) => (rights.mayPublish ? failures.forbidden() : objections.mayPublish(rights)),
  mayEdit: failures.forbidden,
  mayEndEmbargo: (rights) => (rights.mayPublish ? embargoInForce : objections.mayPublish(rights)),
};

/**
 * Returns the stage after a command. Refuses with `forbidden` if the actor lacks the right to it, and with
 * `wrong-state` if the command is invalid in that state. Defined for all states, commands and rights;
 * `docs/article-states.md` lists them all.
 */
export function articleTransition(
  state: ArticleState,
  command: ArticleCommand,
  rights: ArticleRights,
): Outcome<NextStage> {
  const { right, next } = ruleOf(command);
  const needed = right(state);
  if (!rights[needed]) return refused(objections[needed](rights));
  const stage = next(state, rights);
  return stage === undefined
    ? refused({
        kind: 'wrong-state',
        code: 'article-in-wrong-state',
        params: { stage: state.stage },
      })
    : done(stage);
}

/** Returns the commands that an actor may give in a state: those that the transition table allows. */
export const offeredCommands = (state: ArticleState, rights: ArticleRights): ArticleCommand[] =>
  articleCommands.filter((command) => articleTransition(state, command, rights).ok);
