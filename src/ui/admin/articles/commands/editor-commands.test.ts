import { expect, test } from 'vitest';
import type { Article } from '#core/article/article.ts';
import { articleCommands, articleTransition } from '#core/article/desk/article-transition.ts';
import { commandWords } from '#core/words/workflow-words.ts';
import {
  articleStates,
  deskActors,
} from '../../../../../tests/support/records/article-states-table.ts';
import { newFields } from '../editor/article-fields.ts';
import type { CommandContext } from './article-command.ts';
import { commandsFor, mainCommand } from './editor-commands.ts';

/** Commands that other parts of the back office give: autosaves, settings, and the list. */
const elsewhere = ['autosave', 'set-end', 'delete', 'feature', 'amend'];

/** Commands that another entry of the menu stands for. */
const isElsewhere = (command: string, { state }: CommandContext): boolean =>
  elsewhere.includes(command) || (command === 'publish' && !state.isPublic);

const copy = (stage: string): Article | undefined =>
  stage === 'new' ? undefined : ({ id: 'article-1', title: 'One' } as Article);

test('[article-states] the editor offers what the table lets through, in every state and for every actor', () => {
  let offered = 0;
  for (const state of articleStates) {
    for (const rights of Object.values(deskActors)) {
      const context = { copy: copy(state.stage), fields: newFields(''), state, rights };
      const names = commandsFor(context).map(({ command }) => command);
      const allowed = articleCommands.filter(
        (command) => articleTransition(state, command, rights).ok && !isElsewhere(command, context),
      );
      expect(names.toSorted(), JSON.stringify({ state, rights })).toEqual(allowed.toSorted());
      offered += names.length;
    }
  }
  expect(offered).toBeGreaterThan(300);
});

test.each([
  [
    'an editor',
    { stage: 'draft', isPublic: false, isEmbargoed: false },
    'an editor',
    'Save Article',
  ],
  [
    'who may not publish',
    { stage: 'draft', isPublic: false, isEmbargoed: false },
    'its writer, who may not publish',
    'Send for review',
  ],
  [
    'an editor under an embargo',
    { stage: 'draft', isPublic: false, isEmbargoed: true },
    'an editor',
    'Save draft',
  ],
  [
    'an owner under an embargo',
    { stage: 'draft', isPublic: false, isEmbargoed: true },
    'an owner',
    'Save Article',
  ],
] as const)('the ink button for %s', (_, state, actor, label) => {
  const rights = deskActors[actor];
  if (!rights) throw new Error(`no actor ${actor}`);
  const main = mainCommand({ copy: copy(state.stage), fields: newFields(''), state, rights });
  expect(main && commandWords[main.command].label).toBe(label);
});
