import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  articleStates,
  articleStatesInMarkdown,
  deskActors,
} from '../../../../tests/support/records/article-states-table.ts';
import { articleCommands, articleTransition } from './article-transition.ts';

const page = fileURLToPath(new URL('../../../../docs/article-states.md', import.meta.url));

test('[article-states] the table in the docs matches the function', async () => {
  const marker = '<!-- the table -->\n\n';
  const [text = ''] = readFileSync(page, 'utf8').replaceAll('\r\n', '\n').split(marker);
  await expect(`${text}${marker}${articleStatesInMarkdown()}`).toMatchFileSnapshot(page);
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
  const rights = {
    mayWrite: true,
    mayPublish: false,
    mayMend: false,
    mayEdit: false,
    mayEndEmbargo: false,
  };
  for (const state of articleStates) {
    for (const command of articleCommands.filter((one) => one !== 'amend')) {
      const outcome = articleTransition(state, command, rights);
      if (!outcome.ok) continue;
      if (command === 'discard') {
        // Readers keep what they have.
        expect(outcome.value).toBe(state.isPublic ? 'published' : 'deleted');
        continue;
      }
      expect(['published', 'scheduled', 'ready', 'withdrawn']).not.toContain(outcome.value);
      expect(outcome.value === 'deleted' && state.isPublic).toBe(false);
    }
  }
});

test('[article-states] without the right to publish, a change of many leaves stages and publications as they are', () => {
  const rights = {
    ...{ mayWrite: true, mayPublish: false, mayMend: false, mayEdit: false, mayEndEmbargo: false },
  };
  for (const state of articleStates) {
    const amended = articleTransition(state, 'amend', rights);
    if (amended.ok) expect([amended.value, state.isPublic]).toEqual([state.stage, false]);
  }
});

test('before an embargo ends, only owners publish', () => {
  const rights = {
    mayWrite: true,
    mayPublish: true,
    mayMend: true,
    mayEdit: true,
    mayEndEmbargo: false,
  };
  const embargoed = articleStates.filter((state) => state.isEmbargoed);
  expect(embargoed).toHaveLength(11);
  for (const state of embargoed) {
    for (const command of articleCommands) {
      const outcome = articleTransition(state, command, rights);
      const isPublication = outcome.ok && outcome.value === 'published' && command !== 'discard';
      expect(isPublication).toBe(false);
      const byOwner = articleTransition(state, 'publish', { ...rights, mayEndEmbargo: true });
      expect(byOwner).toEqual({ ok: true, value: 'published' });
    }
  }
});

const editor = {
  mayWrite: true,
  mayPublish: true,
  mayMend: true,
  mayEdit: true,
  mayEndEmbargo: false,
};
const writer = {
  mayWrite: true,
  mayPublish: false,
  mayMend: false,
  mayEdit: false,
  mayEndEmbargo: false,
};
const other = {
  mayWrite: false,
  mayPublish: false,
  mayMend: false,
  mayEdit: false,
  mayEndEmbargo: false,
};
const ready = { stage: 'ready', isPublic: false, isEmbargoed: false } as const;

test.each([
  [
    'withdraw',
    editor,
    { kind: 'wrong-state', code: 'article-in-wrong-state', params: { stage: 'ready' } },
  ],
  ['publish', writer, { kind: 'forbidden', code: 'publishing-not-allowed' }],
  ['publish', other, { kind: 'forbidden', code: 'not-allowed' }],
  ['submit', other, { kind: 'forbidden', code: 'not-allowed' }],
  ['approve', writer, { kind: 'forbidden', code: 'not-allowed' }],
] as const)(
  '[article-states] %s of a ready draft with the rights %j is refused with %j',
  (command, rights, failure) => {
    expect(articleTransition(ready, command, rights)).toEqual({ ok: false, failure });
  },
);
