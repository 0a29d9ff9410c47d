import {
  type ArticleRights,
  type ArticleState,
  articleCommands,
  articleTransition,
  draftStages,
} from '#core/article/desk/article-transition.ts';

/** Everybody who asks something of an article, and what they may do with it. */
export const deskActors: Record<string, ArticleRights> = {
  'an editor or owner': { mayWrite: true, mayPublish: true, mayEdit: true },
  'its writer, who may publish': { mayWrite: true, mayPublish: true, mayEdit: false },
  'its writer, who may not publish': { mayWrite: true, mayPublish: false, mayEdit: false },
  'another author': { mayWrite: false, mayPublish: false, mayEdit: false },
};

/** Every state that an article can have. */
export const articleStates: ArticleState[] = [
  { stage: 'new', isPublic: false },
  ...draftStages.map((stage) => ({ stage, isPublic: false })),
  { stage: 'published', isPublic: true },
  // A withdrawn article is not public, by its meaning.
  ...draftStages
    .filter((stage) => stage !== 'withdrawn')
    .map((stage) => ({ stage, isPublic: true })),
];

const nameOf = ({ stage, isPublic }: ArticleState): string =>
  isPublic && stage !== 'published' ? `${stage}, public` : stage;

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

/** The whole of `articleTransition` as Markdown: a table for each actor. */
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
