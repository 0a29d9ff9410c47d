import {
  type ArticleRights,
  type ArticleState,
  articleCommands,
  articleTransition,
} from '#core/article/desk/article-transition.ts';
import { draftStages } from '#core/article/desk/draft.ts';

/** Kinds of users, with their rights on an article. */
export const deskActors: Record<string, ArticleRights> = {
  'an owner': {
    mayWrite: true,
    mayPublish: true,
    mayMend: true,
    mayEdit: true,
    mayEndEmbargo: true,
  },
  'an editor': {
    mayWrite: true,
    mayPublish: true,
    mayMend: true,
    mayEdit: true,
    mayEndEmbargo: false,
  },
  'its writer, who may publish': {
    mayWrite: true,
    mayPublish: true,
    mayMend: true,
    mayEdit: false,
    mayEndEmbargo: false,
  },
  'its writer, who may not publish': {
    mayWrite: true,
    mayPublish: false,
    mayMend: false,
    mayEdit: false,
    mayEndEmbargo: false,
  },
  'another author': {
    mayWrite: false,
    mayPublish: false,
    mayMend: false,
    mayEdit: false,
    mayEndEmbargo: false,
  },
};

/** Stages of drafts beside a publication: a withdrawn article is never public. */
const publicStages = draftStages.filter((stage) => stage !== 'withdrawn');

/** All states of an article. */
export const articleStates: ArticleState[] = [
  { stage: 'new', isPublic: false, isEmbargoed: false },
  ...draftStages.map((stage) => ({ stage, isPublic: false, isEmbargoed: false })),
  { stage: 'published', isPublic: true, isEmbargoed: false },
  ...publicStages.map((stage) => ({ stage, isPublic: true, isEmbargoed: false })),
  ...draftStages.map((stage) => ({ stage, isPublic: false, isEmbargoed: true })),
  ...publicStages.map((stage) => ({ stage, isPublic: true, isEmbargoed: true })),
];

const nameOf = ({ stage, isPublic, isEmbargoed }: ArticleState): string =>
  [
    stage,
    ...(isPublic && stage !== 'published' ? ['public'] : []),
    ...(isEmbargoed ? ['embargoed'] : []),
  ].join(', ');

function cell(
  state: ArticleState,
  command: (typeof articleCommands)[number],
  rights: ArticleRights,
) {
  const outcome = articleTransition(state, command, rights);
  if (outcome.ok) return outcome.value;
  return outcome.failure.kind === 'forbidden' ? '–' : '·';
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The complete transition table as Markdown, a table for each kind of user. */
export function articleStatesInMarkdown(): string {
  const tables = Object.entries(deskActors).map(([actor, rights]) =>
    [
      `### As ${actor}`,
      '',
      row(['', ...articleCommands]),
      row(['-', ...articleCommands.map(() => '-')]),
      ...articleStates.map((state) =>
        row([nameOf(state), ...articleCommands.map((command) => cell(state, command, rights))]),
      ),
    ].join('\n'),
  );
  return `${tables.join('\n\n')}\n`;
}
