import { describe, expect, test } from 'vitest';
import {
  type ArticleRights,
  type ArticleStage,
  articleTransition,
} from '../desk/article-transition.ts';
import { draftStages } from '../desk/draft.ts';
import { boardMove, columnOf } from './board-move.ts';
import { boardColumns } from './desk-list.ts';

const all: ArticleRights = {
  mayWrite: true,
  mayPublish: true,
  mayMend: true,
  mayEdit: true,
  mayEndEmbargo: true,
};
const writer: ArticleRights = {
  mayWrite: true,
  mayPublish: false,
  mayMend: false,
  mayEdit: false,
  mayEndEmbargo: false,
};
const nobody: ArticleRights = {
  mayWrite: false,
  mayPublish: false,
  mayMend: false,
  mayEdit: false,
  mayEndEmbargo: false,
};
const stages: readonly ArticleStage[] = [...draftStages, 'published', 'new'];

const movesOf = (stage: ArticleStage, rights: ArticleRights, isEmbargoed = false) =>
  Object.fromEntries(
    boardColumns.flatMap((column) => {
      const command = boardMove({ stage, isPublic: false, isEmbargoed }, rights, column);
      return command ? [[column, command]] : [];
    }),
  );

test('editors move an article to each stage that its state allows', () => {
  expect(movesOf('draft', all)).toEqual({
    ...{ 'in-review': 'submit', scheduled: 'schedule', published: 'publish' },
  });
  expect(movesOf('in-review', all)).toEqual({
    ...{ drafts: 'return', ready: 'approve', scheduled: 'schedule', published: 'publish' },
  });
  expect(movesOf('scheduled', all)).toEqual({
    ...{ 'in-review': 'submit', ready: 'unschedule', published: 'publish' },
  });
  expect(movesOf('published', all)).toEqual({});
});

test('writers who may not publish only send for review; others move nothing', () => {
  expect(movesOf('draft', writer)).toEqual({ 'in-review': 'submit' });
  expect(movesOf('in-review', writer)).toEqual({});
  for (const stage of stages) expect(movesOf(stage, nobody)).toEqual({});
});

test('an embargo keeps an article from what is published', () => {
  expect(movesOf('scheduled', { ...all, mayEndEmbargo: false }, true)).not.toHaveProperty(
    'published',
  );
});

describe.each(stages)('a move from %s', (stage) => {
  test.each(boardColumns)('to %s leads there', (column) => {
    const state = { stage, isPublic: true, isEmbargoed: false };
    const command = boardMove(state, all, column);
    if (!command) return;
    const next = articleTransition(state, command, all);
    expect(
      next.ok && next.value !== 'new' && next.value !== 'deleted' && columnOf(next.value),
    ).toBe(column);
  });
});
