import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginWork, stepWork, type UnsavedWords, type WorkEvent } from './unsaved-work.ts';
import type { WorkCopy } from './unsaved-work-store.ts';

/** Two tabs of one browser that edit the same record; time is counted in steps. */
function createBrowser(recordId: string) {
  const key = { collection: 'articles', recordId };
  const kept = new Map<string, WorkCopy>();
  let time = 0;
  let made = 0;
  const at = (): string => {
    time += 10;
    return new Date(time).toISOString();
  };
  const copies = (): WorkCopy[] =>
    [...kept.values()].toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));

  function openEditor() {
    const session = (): string => {
      made += 1;
      return `session-${made}`;
    };
    let work = beginWork(key, session());
    /** Fields in the editor; `undefined` while they equal the stored ones. */
    let words: UnsavedWords | undefined;
    const act = (event: WorkEvent): void => {
      const step = stepWork(work, event);
      work = step.work;
      for (const write of step.writes) {
        const name = write.copy.session ?? '';
        if (write.type === 'put') kept.set(name, write.copy);
        else if ((write.copy.keptAt ?? kept.get(name)?.keptAt) === kept.get(name)?.keptAt) {
          kept.delete(name);
        }
      }
    };
    act({ type: 'found', copies: copies(), isReadable: ({ fields }) => fields !== 'garbage' });
    return {
      /** Unsaved text in the editor. */
      unsaved: () => words && String(words.fields),
      left: () => work.left,
      type: (text: string): void => {
        words = { fields: text, label: text, version: 1 };
      },
      rest: (): void => act({ type: 'rest', words, at: at() }),
      restore: (): void => {
        const offer = work.left[0];
        act({ type: 'restore', words, session: session(), at: at() });
        if (offer) words = { fields: offer.fields, label: offer.label };
      },
      discard: (): void => act({ type: 'discard' }),
      save: (): void => {
        act({ type: 'saved', fields: words?.fields });
        words = undefined;
      },
      /** Closes the editor with Discard, or without changes. */
      giveUp: (): void => act({ type: 'give-up', fields: words?.fields }),
      undo: (): void => {
        words = undefined;
        act({ type: 'rest', words, at: at() });
      },
    };
  }
  return { kept, openEditor, copies };
}

type Editor = ReturnType<ReturnType<typeof createBrowser>['openEditor']>;

/** A text that must not get lost: in an editor, or left by a closed one. */
interface Owed {
  text: string;
  by: Editor | undefined;
  /** The copy that holds it. */
  copy: string;
}

const nameOf = ({ session, keptAt }: WorkCopy): string => `${session}@${keptAt}`;

/** The browser with its tabs, and a model of the texts that must not get lost. */
function createWorld(recordId: string) {
  const browser = createBrowser(recordId);
  const tabs: [Editor, Editor] = [browser.openEditor(), browser.openEditor()];
  /** Newest first. */
  let owed: Owed[] = [];
  let typed = 0;
  const owe = (text: string | undefined, by: Editor | undefined, place = 0): void => {
    const copy = browser.copies()[place];
    if (text === undefined || !copy) return;
    owed = owed.toSpliced(place, 0, { text, by, copy: nameOf(copy) });
  };
  const forgetOf = (editor: Editor): void => {
    owed = owed.filter(({ by }) => by !== editor);
  };
  const forget = (left: readonly WorkCopy[]): void => {
    const copies = left.map(nameOf);
    owed = owed.filter(({ copy }) => !copies.includes(copy));
  };
  const rest = (editor: Editor): void => {
    editor.rest();
    forgetOf(editor);
    owe(editor.unsaved(), editor);
  };
  const steps = {
    type: (editor: Editor) => {
      typed += 1;
      editor.type(`text ${typed}`);
    },
    rest,
    /** Leaving a page normally stores its text at once. */
    reload: rest,
    crash: () => {},
    restore: (editor: Editor) => {
      const [unsaved, [offer]] = [editor.unsaved(), editor.left()];
      editor.restore();
      if (!offer) return;
      forgetOf(editor);
      forget([offer]);
      owe(String(offer.fields), editor);
      owe(unsaved, undefined, 1);
    },
    discard: (editor: Editor) => {
      const offered = editor.left().slice(0, 1);
      editor.discard();
      forget(offered);
    },
    save: (editor: Editor) => {
      const left = editor.left();
      editor.save();
      forgetOf(editor);
      if (recordId !== 'new') forget(left);
    },
    giveUp: (editor: Editor) => {
      editor.giveUp();
      forgetOf(editor);
    },
    undo: (editor: Editor) => {
      editor.undo();
      forgetOf(editor);
    },
  };
  return {
    take: (step: keyof typeof steps, tab: 0 | 1): void => {
      steps[step](tabs[tab]);
      if (['reload', 'crash', 'giveUp'].includes(step)) tabs[tab] = browser.openEditor();
    },
    owed: () => owed.map(({ text }) => text),
    kept: () => browser.copies().map(({ fields }) => fields),
    offered: () => browser.openEditor().left()[0]?.fields,
  };
}

type StepName = Parameters<ReturnType<typeof createWorld>['take']>[0];

const steps: readonly StepName[] = [
  'type',
  'rest',
  'reload',
  'crash',
  'restore',
  'discard',
  'save',
  'giveUp',
  'undo',
];
const walk = fc.array(
  fc.record({ step: fc.constantFrom(...steps), tab: fc.constantFrom(0 as const, 1 as const) }),
  { minLength: 5, maxLength: 60 },
);

it.each(['article-1', 'new'])(
  'gives the newest text back, and each older one, after 500 random walks of two tabs on %s',
  (recordId) => {
    const property = fc.property(walk, (sequence) => {
      const world = createWorld(recordId);
      for (const { step, tab } of sequence) {
        world.take(step, tab);
        expect(world.kept()).toEqual(world.owed());
        expect(world.offered()).toBe(world.owed()[0]);
      }
    });
    void fc.assert(property, { numRuns: 500 });
  },
);

it('does not offer an unreadable copy, stores new input beside it, and drops it with the next save', () => {
  const browser = createBrowser('new');
  const key = { collection: 'articles', recordId: 'new' };
  browser.kept.set('', { ...key, label: '', keptAt: '2026-11-01', fields: 'garbage' });
  const editor = browser.openEditor();
  expect(editor.left()).toEqual([]);
  editor.type('words');
  editor.rest();
  expect(browser.copies().map(({ fields }) => fields)).toEqual(['garbage', 'words']);
  editor.save();
  editor.rest();
  expect(browser.copies()).toEqual([]);
});

it('the copy of a new record goes by the id that the record got, and others of new records stay', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const copyOf = (session: string) => ({
    ...{ collection: 'articles', recordId: 'new', session, label: 'Rain', keptAt: at },
    fields: session,
  });
  const words = { fields: 'Rain', label: 'Rain' };
  let work = beginWork({ collection: 'articles', recordId: 'new' }, 'mine');
  const act = (event: WorkEvent) => {
    const step = stepWork(work, event);
    work = step.work;
    return step.writes;
  };
  act({ type: 'found', copies: [copyOf('other')], isReadable: () => true });
  act({ type: 'rest', words, at });
  expect(act({ type: 'named', recordId: 'a' })).toMatchObject([
    { type: 'drop', copy: { recordId: 'new', session: 'mine' } },
  ]);
  expect(act({ type: 'rest', words, at })).toMatchObject([
    { type: 'put', copy: { recordId: 'a', session: 'mine' } },
  ]);
  expect(act({ type: 'saved', fields: 'Rain' })).toMatchObject([
    { type: 'drop', copy: { recordId: 'a', session: 'mine' } },
  ]);
  expect(work.left).toMatchObject([{ session: 'other' }]);
});
