import fc from 'fast-check';
import { TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { documentOf } from '../surface/text-document.ts';
import { newFields } from './article-fields.ts';
import {
  type EditorAction,
  type EditorState,
  editArticle,
  editedArticle,
  editorState,
  fieldsIn,
} from './editor-state.ts';

const begin = (): EditorState => editorState(editedArticle(newFields('')));

/** Text of one paragraph, as it was written at that time. */
function written(content: string, at: number, target: string | undefined = 'text 0'): EditorAction {
  const text = documentOf([{ id: 'a', type: 'paragraph', content }]);
  const selection = TextSelection.atStart(text).getBookmark();
  return { type: 'write', text, target, selection, at };
}

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom('title', 'text', 'block', 'undo', 'redo', 'replace'),
    text: fc.string({ maxLength: 4 }),
    wait: fc.nat(2000),
  }),
  { maxLength: 40 },
);

/** Applies random changes. */
function play(steps: { kind: string; text: string; wait: number }[]): EditorState {
  let at = 0;
  let state = begin();
  for (const { kind, text, wait } of steps) {
    at += wait;
    const possible: Record<string, EditorAction> = {
      title: { type: 'set', values: { title: text }, at },
      text: written(text, at),
      block: written(text, at, undefined),
      undo: { type: 'undo' },
      redo: { type: 'redo' },
      replace: { type: 'replace', fields: { ...newFields(''), title: text } },
    };
    state = editArticle(state, possible[kind] ?? { type: 'undo' });
  }
  return state;
}

test('everything can be undone to the beginning and redone to the end', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const end = play(steps);
      let state = end;
      while (state.past.length > 0) state = editArticle(state, { type: 'undo' });
      const { content } = fieldsIn(state.now);
      expect(content).toMatchObject([{ type: 'paragraph', content: '' }]);
      expect(state.now.title).toBe('');
      while (state.future.length > 0) state = editArticle(state, { type: 'redo' });
      const redone = end.future.at(0)?.article ?? end.now;
      expect(state.now).toBe(redone);
    }),
  );
});

test.each([
  [
    'in the title',
    (words: string, at: number): EditorAction => ({ type: 'set', values: { title: words }, at }),
  ],
  ['in the text', (words: string, at: number): EditorAction => written(words, at)],
])('continuous typing %s is one undo step, and a pause begins another', (_, typed) => {
  let state = begin();
  const states = [state];
  for (const [words, at] of [
    ['L', 0],
    ['La', 300],
    ['Lat', 600],
    ['Late', 2000],
  ] as const) {
    state = editArticle(state, typed(words, at));
    states.push(state);
  }
  state = editArticle(state, { type: 'undo' });
  expect(state.now).toBe(states[3]?.now);
  expect(editArticle(state, { type: 'undo' }).now).toBe(states[0]?.now);
});

test('a composition is one undo step, however long it takes', () => {
  let state = begin();
  for (const [words, at] of [
    ['n', 0],
    ['に', 3000],
    ['日本', 9000],
  ] as const) {
    state = editArticle(state, written(words, at, 'composition 1'));
  }
  expect(state.past).toHaveLength(1);
});

test('an undo returns to the text with the selection that it had', () => {
  const state = editArticle(begin(), written('Rain', 0));
  const selection = TextSelection.atEnd(state.now.text).getBookmark();
  const undone = editArticle(state, { type: 'undo', selection });
  expect(state.past.at(-1)?.selection).toBeDefined();
  expect(undone.future.at(-1)?.selection).toBe(selection);
});

test('what another person saved stays when typing before and after it is undone and redone', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id, type: 'paragraph' as const, content: '' }));
  if (!(a && b)) throw new Error('no blocks');
  const fieldsOf = (...content: (typeof a)[]) => ({ ...newFields(''), content });
  const contentIn = ({ now }: EditorState) =>
    fieldsIn(now).content.map((block) => ('content' in block ? block.content : undefined));
  const write = (state: EditorState, content: string, at: number): EditorState => {
    const [, second] = fieldsIn(state.now).content;
    const text = documentOf([{ ...a, content }, ...(second ? [second] : [])], state.now.text);
    const selection = TextSelection.atStart(text).getBookmark();
    return editArticle(state, { type: 'write', text, target: 'text 0', selection, at });
  };
  let state = editorState(editedArticle(fieldsOf(a, b)));
  state = write(state, 'Mine', 0);
  const typedInto = state.now.text.child(0);
  const theirs = fieldsOf({ ...a, content: 'Mine' }, { ...b, content: 'Theirs' });
  state = editArticle(state, { type: 'merge', fields: theirs });
  // The block that is typed into is the same piece: caret and composition stay in it.
  expect(state.now.text.child(0)).toBe(typedInto);
  state = write(state, 'Mine, and more', 5000);
  state = editArticle(state, { type: 'undo' });
  expect(contentIn(state)).toEqual(['Mine', 'Theirs']);
  state = editArticle(state, { type: 'undo' });
  expect(contentIn(state)).toEqual(['', 'Theirs']);
  expect(state.past).toEqual([]);
  state = editArticle(editArticle(state, { type: 'redo' }), { type: 'redo' });
  expect(contentIn(state)).toEqual(['Mine, and more', 'Theirs']);
});

test('steps from before the last 200 merges can not be undone: what others wrote since is unknown', () => {
  let state = editArticle(begin(), { type: 'set', values: { title: 'Mine' }, at: 0 });
  for (let at = 0; at < 200; at += 1) {
    const fields = { ...fieldsIn(state.now), standfirst: `Theirs ${at}` };
    state = editArticle(state, { type: 'merge', fields });
  }
  expect(state.past).toHaveLength(1);
  state = editArticle(state, { type: 'merge', fields: fieldsIn(state.now) });
  expect(state.past).toEqual([]);
});
