import { done, type Failure, failures, type Outcome, refused } from '../../errors.ts';

/** Stages of an article on the desk: those of its draft, and the two without one. */
export const draftStages = [
  'draft',
  'returned',
  'in-review',
  'ready',
  'scheduled',
  'withdrawn',
] as const;
export type DraftStage = (typeof draftStages)[number];

/** `new`: not stored yet. `published`: readers have it as it is, and there is no draft. */
export type ArticleStage = 'new' | DraftStage | 'published';

/** An article between two commands. */
export interface ArticleState {
  stage: ArticleStage;
  /** Readers have a publication of it; with a draft, an older one. */
  isPublic: boolean;
}

export const articleCommands = [
  'save-draft',
  'submit',
  'return',
  'approve',
  'schedule',
  'unschedule',
  'publish',
  'save-and-publish',
  'correct',
  'withdraw',
  'delete',
  'feature',
] as const;
export type ArticleCommand = (typeof articleCommands)[number];

/** Rights of an actor over one article. */
export interface ArticleRights {
  /** Change its words and send it for review. */
  mayWrite: boolean;
  /** Put it before readers, now or later, and take it back. */
  mayPublish: boolean;
  /** Judge what others wrote, and choose what leads the homepage. */
  mayEdit: boolean;
}

type Right = keyof ArticleRights;

/** The stage that a command leads to; `deleted` is the end. */
export type NextStage = ArticleStage | 'deleted';

interface CommandRule {
  right: (state: ArticleState) => Right;
  /** `undefined` where the command makes no sense in that state. */
  next: (state: ArticleState, rights: ArticleRights) => NextStage | undefined;
}

const always = (right: Right) => (): Right => right;

/** Leads there from these stages. */
const from =
  (stages: readonly ArticleStage[], stage: NextStage): CommandRule['next'] =>
  (state) =>
    stages.includes(state.stage) ? stage : undefined;

const rules: Record<ArticleCommand, CommandRule> = {
  'save-draft': {
    right: always('mayWrite'),
    next: ({ stage }, { mayPublish }) => {
      if (stage === 'returned' || stage === 'in-review') return stage;
      // Words that nobody approved must not go out under an approval of other words.
      if (stage === 'ready' || stage === 'scheduled') return mayPublish ? stage : 'in-review';
      return 'draft';
    },
  },
  submit: { right: always('mayWrite'), next: () => 'in-review' },
  return: { right: always('mayEdit'), next: from(['in-review', 'ready'], 'returned') },
  approve: { right: always('mayEdit'), next: from(['in-review'], 'ready') },
  schedule: { right: always('mayPublish'), next: from(draftStages, 'scheduled') },
  unschedule: { right: always('mayPublish'), next: from(['scheduled'], 'ready') },
  publish: { right: always('mayPublish'), next: from(draftStages, 'published') },
  'save-and-publish': { right: always('mayPublish'), next: () => 'published' },
  correct: { right: always('mayPublish'), next: from(['published'], 'published') },
  withdraw: {
    right: always('mayPublish'),
    next: ({ isPublic }) => (isPublic ? 'withdrawn' : undefined),
  },
  delete: {
    right: ({ isPublic }) => (isPublic ? 'mayPublish' : 'mayWrite'),
    next: ({ stage }) => (stage === 'new' ? undefined : 'deleted'),
  },
  feature: {
    right: always('mayEdit'),
    next: ({ stage }) => (stage === 'new' ? undefined : stage),
  },
};

const mayNotPublish: Failure = { kind: 'forbidden', code: 'publishing-not-allowed' };

const objections: Record<Right, (rights: ArticleRights) => Failure> = {
  mayWrite: failures.forbidden,
  mayPublish: ({ mayWrite }) => (mayWrite ? mayNotPublish : failures.forbidden()),
  mayEdit: failures.forbidden,
};

/**
 * The stage that a command leads an article to. Refuses with `forbidden` whoever lacks the right to it, and
 * with `wrong-state` what makes no sense in that state. Total: every state, command and actor has an answer;
 * `docs/article-states.md` shows them all.
 */
export function articleTransition(
  state: ArticleState,
  command: ArticleCommand,
  rights: ArticleRights,
): Outcome<NextStage> {
  const { right, next } = rules[command];
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
