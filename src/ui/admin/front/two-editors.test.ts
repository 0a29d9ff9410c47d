import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '#api/problem.ts';
import { createBackOffice } from '#core/back-office.ts';
import { type FrontPlan, HOMEPAGE, type Pin, type Slot, slots } from '#core/front/front-plan.ts';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import {
  createTestPorts,
  storedArticle,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { chosenFields, saveMerging } from '../parts/editor/save-merging.ts';
import { type FrontFields, frontFields, planOf, withoutPin, withPins } from './front-fields.ts';

const ARTICLES = 8;

type Step =
  | { by: 0 | 1; does: 'pin'; slot: Slot; article: number; headline: string }
  | { by: 0 | 1; does: 'unpin'; slot: Slot }
  | { by: 0 | 1; does: 'launch' }
  /** A reload that gives the draft up, as a crash without a kept copy does. */
  | { by: 0 | 1; does: 'reload' };

const by = fc.constantFrom<0 | 1>(0, 1);
const slot = fc.constantFrom(...slots.slice(0, 6));
const steps = fc.array(
  fc.oneof(
    fc.record({
      ...{ by, slot, does: fc.constant('pin' as const) },
      article: fc.integer({ min: 0, max: ARTICLES - 1 }),
      headline: fc.constantFrom('', 'Short', 'Other'),
    }),
    fc.record({ by, slot, does: fc.constant('unpin' as const) }),
    fc.record({ by, does: fc.constant('launch' as const) }),
    fc.record({ by, does: fc.constant('launch' as const) }),
    fc.record({ by, does: fc.constant('reload' as const) }),
  ),
  { minLength: 4, maxLength: 24 },
);

/** An editor's draft and the plan that it began with. */
interface Editor {
  base: FrontPlan;
  fields: FrontFields;
}

const pinsOf = (plan: Pick<FrontPlan, 'pins'>) => new Map(plan.pins.map((pin) => [pin.slot, pin]));
const same = (one: Pin | undefined, other: Pin | undefined): boolean =>
  one?.article === other?.article && one?.headline === other?.headline;

async function runThrough(run: readonly Step[]): Promise<void> {
  const articles = Array.from({ length: ARTICLES }, (_, at) =>
    storedArticle({ id: `article-${at}` }),
  );
  const { ports } = createTestPorts({ articles });
  const backOffice = createBackOffice(ports);
  const stored = () =>
    ports.store.read(async (view) => (await view.get('fronts', HOMEPAGE)) as FrontPlan);
  const open = async (): Promise<Editor> => {
    const base = await stored();
    return { base, fields: frontFields(base) };
  };
  const editors: Editor[] = [await open(), await open()];

  async function send(fields: FrontFields, over: { version?: number | undefined } | undefined) {
    const outcome = await backOffice.launchFront(admin, {
      front: HOMEPAGE,
      ...planOf(fields),
      version: over?.version,
    });
    if (outcome.ok) return outcome.value;
    const { kind, code } = outcome.failure;
    throw new Problem({ type: '', title: '', status: 409, detail: code, kind, code });
  }
  const engine = { send, read: stored, toFields: frontFields };

  async function launch(editor: Editor): Promise<void> {
    const before = await stored();
    const mine = editor.fields;
    const outcome = await saveMerging(engine, mine, editor.base, frontFields(editor.base));
    const conflict = outcome.conflict;
    if (conflict) await send(chosenFields(conflict, frontFields, 'mine'), conflict.stored);
    const after = await stored();
    const [began, kept, launched, now] = [
      ...[pinsOf(editor.base), pinsOf(before), pinsOf(planOf(mine)), pinsOf(after)],
    ];
    const standing = new Set(after.pins.map(({ article }) => article));
    expect(standing.size).toBe(after.pins.length);
    for (const place of slots) {
      const isMine = !same(began?.get(place), launched?.get(place));
      const wanted = isMine ? launched?.get(place) : kept?.get(place);
      const shown = now?.get(place);
      // An article that both pinned stands in one of the two places; a choice may keep one more of mine.
      const isElsewhere = wanted !== undefined && standing.has(wanted.article);
      const isChosen = conflict !== undefined && same(shown, launched?.get(place));
      expect(same(shown, wanted) || isElsewhere || isChosen).toBe(true);
    }
    Object.assign(editor, { base: after, fields: frontFields(after) });
  }

  for (const step of run) {
    const editor = editors[step.by];
    if (!editor) continue;
    if (step.does === 'pin') {
      const { slot: place, article, headline } = step;
      editor.fields = withPins(editor.fields, [
        { slot: place, article: `article-${article}`, headline, until: undefined },
      ]);
    } else if (step.does === 'unpin') editor.fields = withoutPin(editor.fields, step.slot);
    else if (step.does === 'launch') await launch(editor);
    else Object.assign(editor, await open());
  }
}

test('whatever two editors do by turns: each launch is one whole front, and no place that only one changed is lost', async () => {
  await fc.assert(fc.asyncProperty(steps, runThrough), { numRuns: 500 });
}, 60_000);
