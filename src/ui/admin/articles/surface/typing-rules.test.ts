import { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { expect, test } from 'vitest';
import { typedMarks } from '#core/locale/typed-marks.ts';
import { nodeType } from './schema.ts';
import { typingRules } from './typing-rules.ts';

/** The paragraph that typing a text gives, by the marks of a language. */
function typed(text: string, locale: string): string {
  const plugin = typingRules(typedMarks(locale));
  const doc = nodeType('doc').create(null, nodeType('paragraph').create({ id: 'block-1' }));
  let state = EditorState.create({ doc, plugins: [plugin] });
  /** The parts of a view that the rules ask for. */
  const view = {
    composing: false,
    get state() {
      return state;
    },
    dispatch: (change: EditorState['tr']) => {
      state = state.apply(change);
    },
  };
  for (const character of text) {
    const end = state.doc.content.size - 1;
    const insert = () => state.tr.insertText(character, end);
    const isHandled = plugin.props.handleTextInput?.call(
      plugin,
      view as unknown as EditorView,
      ...([end, end, character, insert] as const),
    );
    if (!isHandled) state = state.apply(insert());
  }
  return state.doc.textContent;
}

test.each([
  ['en-IN', `He said "it's 'fine'" in the '90s -- 5'10"`, '“it’s ‘fine’” in the ’90s — 5′10″'],
  ['de-DE', `Er sagte "es heißt 'Hallo'", ich hab's`, '„es heißt ‚Hallo‘“, ich hab’s'],
  ['de-DE', `'ich hab's' -- ja`, '‚ich hab’s‘ – ja'],
  ['de-CH', `"es heißt 'Hallo'"`, '«es heißt ‹Hallo›»'],
  ['da-DK', `"han sagde 'hej'"`, '»han sagde ›hej‹«'],
  ['sv-SE', `"Boeing 747" och 'Saab'`, '”Boeing 747” och ’Saab’'],
  ['fr-FR', `"l'heure 9"`, '«\u00a0l’heure 9\u00a0»'],
  ['ja-JP', `"a 'b'"`, '「a 『b』」'],
  ['es-MX', `"hola"`, '“hola”'],
])('in %s, %j is written %j', (locale, keys, written) => {
  expect(typed(keys, locale)).toContain(written);
});
