import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBlock, newFields } from './article-fields.ts';
import {
  type EditorAction,
  type EditorState,
  editArticle,
  editedArticle,
  editorState,
  fieldsIn,
  keyed,
} from './editor-state.ts';

const begin = (): EditorState => editorState(editedArticle(newFields('')));

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom('title', 'text', 'insert', 'move', 'duplicate', 'remove'),
    place: fc.nat(6),
    text: fc.string({ maxLength: 4 }),
    wait: fc.nat(2000),
  }),
  { maxLength: 40 },
);

/** Applies random changes to random blocks of the current state. */
function play(steps: { kind: string; place: number; text: string; wait: number }[]) {
  let at = 0;
  const states = [begin()];
  for (const { kind, place, text, wait } of steps) {
    const state = states.at(-1) ?? begin();
    const { blocks } = state.now;
    const key = blocks[place % blocks.length]?.key ?? '';
    at += wait;
    const possible: Record<string, EditorAction> = {
      title: { type: 'set', values: { title: text }, at },
      text: { type: 'change-block', key, values: { content: text }, at },
      insert: { type: 'insert', block: keyed(emptyBlock('image')), to: place },
      move: { type: 'move', key, to: place },
      duplicate: { type: 'duplicate', key },
      remove: { type: 'remove', key },
    };
    states.push(editArticle(state, possible[kind] ?? { type: 'undo' }));
  }
  return states;
}

test('everything can be undone to the beginning and redone to the end', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const states = play(steps);
      const end = states.at(-1) ?? begin();
      let state = end;
      while (state.past.length > 0) state = editArticle(state, { type: 'undo' });
      expect(state.now).toBe(states[0]?.now);
      while (state.future.length > 0) state = editArticle(state, { type: 'redo' });
      expect(state.now).toEqual(end.now);
    }),
  );
});

test('an article never loses its last block, and no two blocks share a key', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      for (const { now } of play(steps)) {
        expect(now.blocks.length).toBeGreaterThan(0);
        expect(new Set(now.blocks.map(({ key }) => key)).size).toBe(now.blocks.length);
      }
    }),
  );
});

test('continuous typing in one field is one undo step, and a pause begins another', () => {
  let state = begin();
  for (const [title, at] of [
    ['L', 0],
    ['La', 300],
    ['Lat', 600],
    ['Late', 2000],
  ] as const) {
    state = editArticle(state, { type: 'set', values: { title }, at });
  }
  state = editArticle(state, { type: 'undo' });
  expect(state.now.title).toBe('Lat');
  expect(editArticle(state, { type: 'undo' }).now.title).toBe('');
});

test('unchanged blocks keep their identity, so that they do not render again', () => {
  let state = begin();
  state = editArticle(state, { type: 'insert', block: keyed(emptyBlock('paragraph')), to: 1 });
  const [first, second] = state.now.blocks;
  const key = second?.key ?? '';
  state = editArticle(state, { type: 'change-block', key, values: { content: 'x' }, at: 1 });
  expect(state.now.blocks[0]).toBe(first);
  expect(fieldsIn(state.now).content[1]).toMatchObject({ type: 'paragraph', content: 'x' });
});
