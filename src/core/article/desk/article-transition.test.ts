import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  articleStates,
  articleStatesInMarkdown,
  deskActors,
} from '../../../../tests/support/records/article-states-table.ts';
import { articleCommands, articleTransition } from './article-transition.ts';

const page = new URL('../../../../docs/article-states.md', import.meta.url);

test('[article-states] the table in the docs matches the function', () => {
  const [, table = ''] = readFileSync(page, 'utf8')
    .replaceAll('\r\n', '\n')
    .split('<!-- the table -->\n\n');
  expect(table).toBe(articleStatesInMarkdown());
});

test('[article-states] every state, command and actor has a defined outcome', () => {
  for (const state of articleStates) {
    for (const command of articleCommands) {
      for (const rights of Object.values(deskActors)) {
        const outcome = articleTransition(state, command, rights);
        expect(outcome.ok || ['forbidden', 'wrong-state'].includes(outcome.failure.kind)).toBe(
          true,
        );
      }
    }
  }
});

test('[article-states] without the right to publish, no command changes what readers see', () => {
  const rights = { mayWrite: true, mayPublish: false, mayEdit: false };
  for (const state of articleStates) {
    for (const command of articleCommands) {
      const outcome = articleTransition(state, command, rights);
      if (!outcome.ok) continue;
      expect(['published', 'scheduled', 'ready', 'withdrawn']).not.toContain(outcome.value);
      expect(outcome.value === 'deleted' && state.isPublic).toBe(false);
    }
  }
});
