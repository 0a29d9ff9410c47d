import { expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import type { SaveIntent } from './save-transition.ts';
import { createSaver } from './saver.ts';

interface Words {
  title: string;
  text: string;
}
interface Stored extends Words {
  id: string;
  version: number;
}

const codes = {
  conflict: 'changed-elsewhere',
  'no-connection': 'no-connection',
  unavailable: 'database-away',
  invalid: 'not-found',
} as const;

const problem = (kind: keyof typeof codes) =>
  new Problem({ type: 'urn:x', title: kind, status: 400, detail: kind, kind, code: codes[kind] });

const wordsOf = ({ title, text }: Words): Words => ({ title, text });

/** An editor over a small desk, which answers, loses answers, or refuses. */
function openEditor(first: Words = { title: 'Old', text: 'Old' }) {
  const desk: { stored: Stored; writes: number } = {
    stored: { ...first, id: 'a', version: 1 },
    writes: 0,
  };
  let fields = first;
  let base = first;
  let over = { id: 'a', version: 1 };
  let mood: 'well' | 'database-away' | 'cut-before' | 'cut-after' | 'refuse' = 'well';
  const said: string[] = [];
  const saver = createSaver<Stored, Words>(() => ({
    now: () => ({ fields, base, over, isDirty: JSON.stringify(fields) !== JSON.stringify(base) }),
    send: async (_, given, target) => {
      if (mood === 'cut-before') throw problem('no-connection');
      if (mood === 'database-away') throw problem('unavailable');
      if (mood === 'refuse') throw problem('invalid');
      if (target?.version !== desk.stored.version) throw problem('conflict');
      const text = given.text.trim();
      desk.stored = { ...given, text, id: 'a', version: desk.stored.version + 1 };
      desk.writes += 1;
      if (mood === 'cut-after') throw problem('no-connection');
      return desk.stored;
    },
    discard: async () => {
      said.push('discarded');
    },
    read: async () => desk.stored,
    toFields: wordsOf,
    normal: (words) => ({ ...words, text: words.text.trim() }),
    saved: async ({ stored, begun }) => {
      base = wordsOf(stored);
      over = stored;
      if (fields === begun) fields = base;
    },
    failed: ({ kind }, intent) => said.push(`${intent}: ${kind}`),
    report: (error) => said.push(String(error)),
    done: () => said.push('done'),
    close: () => said.push('closed'),
  }));
  return {
    desk,
    saver,
    said,
    type: (words: Partial<Words>): void => {
      fields = { ...fields, ...words };
    },
    fields: () => fields,
    set: (next: typeof mood): void => {
      mood = next;
    },
    saveElsewhere: (words: Partial<Words>): void => {
      desk.stored = { ...desk.stored, ...words, version: desk.stored.version + 1 };
    },
    want: async (intent: SaveIntent): Promise<void> => {
      saver.want(intent);
      await rest(saver);
    },
    back: async (): Promise<void> => {
      saver.back();
      await rest(saver);
    },
  };
}

const rest = (saver: { view: () => { phase: string } }) =>
  expect.poll(() => saver.view().phase, { interval: 1 }).not.toBe('sending');

test('an autosave writes what was typed, and nothing where nothing was', async () => {
  const { desk, type, want, saver } = openEditor();
  await want('autosave');
  expect(desk.writes).toBe(0);
  type({ text: 'New' });
  await want('autosave');
  expect(desk.stored).toMatchObject({ text: 'New', version: 2 });
  expect(saver.view()).toMatchObject({ phase: 'resting', savedAt: expect.any(Number) });
});

test.each(['cut-before', 'cut-after'] as const)(
  'after a line that was %s the answer, everything typed arrives once, without a conflict',
  async (cut) => {
    const { desk, type, set, want, back, saver, said } = openEditor();
    type({ text: 'First ' });
    set(cut);
    await want('autosave');
    expect(saver.view().phase).toBe('offline');
    type({ text: 'First and second' });
    await want('autosave');
    set('well');
    await back();
    expect(desk.stored.text).toBe('First');
    await want('autosave');
    expect([desk.stored.text, desk.writes]).toEqual(['First and second', 2]);
    expect(said).toEqual(['autosave: no-connection']);
  },
);

test('words wait for a database that is away, and are saved once it answers', async () => {
  const { desk, type, set, want, back, saver } = openEditor();
  type({ text: 'First' });
  set('database-away');
  await want('autosave');
  expect(saver.view()).toMatchObject({ phase: 'offline', reason: { code: 'database-away' } });
  set('well');
  await back();
  expect([desk.stored.text, saver.view().phase]).toEqual(['First', 'resting']);
});

test('a save behind a lost autosave is sent after it, and the failure is told as one of the save', async () => {
  const { desk, type, set, want, said } = openEditor();
  type({ text: 'First' });
  set('cut-before');
  await want('autosave');
  await want('save');
  expect(said).toEqual(['autosave: no-connection', 'save: no-connection']);
  set('well');
  await want('save');
  expect([desk.stored.text, desk.writes, said.at(-1)]).toEqual(['First', 2, 'done']);
});

test('a key that is held saves a draft once, and again only what was typed meanwhile', async () => {
  const { desk, type, want, saver } = openEditor();
  type({ text: 'First' });
  for (let time = 0; time < 9; time += 1) saver.want('save-draft');
  await want('save-draft');
  expect([desk.stored.text, desk.writes]).toEqual(['First', 1]);
  await want('save-draft');
  expect(desk.writes).toBe(2);
  saver.want('save-draft');
  type({ text: 'First and second' });
  await want('save-draft');
  expect([desk.stored.text, desk.writes]).toEqual(['First and second', 4]);
});

test('an autosave that conflicts waits for the writer, who sees both versions on request', async () => {
  const { type, saveElsewhere, want, saver, fields } = openEditor();
  saveElsewhere({ text: 'Theirs' });
  type({ text: 'Mine' });
  await want('autosave');
  expect(saver.view()).toMatchObject({ phase: 'disputed', conflict: undefined });
  saver.ask();
  expect(saver.view().conflict).toMatchObject({
    mine: { text: 'Mine' },
    stored: { text: 'Theirs' },
  });
  saver.keepEditing();
  await want('save');
  expect(saver.view().conflict).toMatchObject({ stored: { text: 'Theirs' } });
  expect(fields().text).toBe('Mine');
});

test('changes of different fields are merged by an autosave', async () => {
  const { desk, type, saveElsewhere, want } = openEditor();
  saveElsewhere({ title: 'Theirs' });
  type({ text: 'Mine' });
  await want('autosave');
  expect(desk.stored).toMatchObject({ title: 'Theirs', text: 'Mine' });
});

test('a refused autosave keeps the words and is tried with the next ones', async () => {
  const { desk, type, set, want, saver } = openEditor();
  set('refuse');
  type({ text: 'Too long' });
  await want('autosave');
  expect(saver.view()).toMatchObject({ phase: 'refused', reason: { kind: 'invalid' } });
  set('well');
  type({ text: 'Short' });
  await want('autosave');
  expect(desk.stored.text).toBe('Short');
});

test('leaving saves what is left, and closes also without a line', async () => {
  const one = openEditor();
  one.type({ text: 'Last words' });
  await one.want('leave');
  expect([one.desk.stored.text, one.said]).toEqual(['Last words', ['closed']]);
  const other = openEditor();
  other.type({ text: 'Last words' });
  other.set('cut-before');
  await other.want('leave');
  expect(other.said).toEqual(['leave: no-connection', 'closed']);
});

test('discarding takes the autosaves back, then closes', async () => {
  const { type, want, said } = openEditor();
  type({ text: 'Regretted' });
  await want('autosave');
  await want('discard');
  expect(said).toEqual(['discarded', 'closed']);
});
