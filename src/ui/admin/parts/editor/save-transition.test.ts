import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  saveEventsInTable,
  saveStatesInTable,
  saveTableInMarkdown,
} from '../../../../../tests/support/records/save-table.ts';
import {
  type SaveEvent,
  type SaveState,
  saveAnswers,
  saveIntents,
  stepSave,
} from './save-transition.ts';

const page = new URL('../../../../../docs/save-engine.md', import.meta.url);

test('the table in the docs matches the function', () => {
  const [, table = ''] = readFileSync(page, 'utf8')
    .replaceAll('\r\n', '\n')
    .split('<!-- the table -->\n\n');
  expect(table).toBe(saveTableInMarkdown());
});

test.each(saveStatesInTable)('every event has a defined outcome in %j', (state) => {
  for (const event of saveEventsInTable) {
    const { state: next, effect } = stepSave(state, event);
    // A request is in flight exactly while the engine is sending.
    const begins = effect === 'send' || effect === 'resend';
    const isNewlySending = next.phase === 'sending' && state.phase !== 'sending';
    expect(begins ? next.phase : 'sending').toBe('sending');
    expect(begins || !isNewlySending).toBe(true);
    expect(next.waiting === undefined || next.phase === 'sending').toBe(true);
    expect(effect === 'close').toBe(next.phase === 'closed' && state.phase !== 'closed');
    if (state.phase === 'closed') expect(next).toEqual(state);
  }
});

const ends = ['answered', 'lost', 'refused', 'conflicted'] as const;
const events = fc.constantFrom(...saveIntents, ...ends, 'back' as const, 'keep-mine' as const);

/** Requests in flight after an event; `undefined` for the end of a request that nobody made. */
function requestsAfter(before: number, state: SaveState, event: SaveEvent): number | undefined {
  const isEnd = ends.some((end) => end === event);
  if (isEnd && before === 0) return undefined;
  const { effect } = stepSave(state, event);
  return before - (isEnd ? 1 : 0) + (effect === 'send' || effect === 'resend' ? 1 : 0);
}

test('in any sequence, at most one request is in flight, and each one begins after the end of the last', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (sequence) => {
      let state: SaveState = { phase: 'resting' };
      let requests = 0;
      for (const event of sequence) {
        const after = requestsAfter(requests, state, event);
        if (after === undefined) continue;
        requests = after;
        ({ state } = stepSave(state, event));
        expect(requests).toBe(state.phase === 'sending' ? 1 : 0);
      }
    }),
  );
});

test('what the writer asked for is not lost behind an autosave', () => {
  for (const intent of saveIntents.filter((one) => one !== 'autosave')) {
    const sending = stepSave({ phase: 'resting' }, 'autosave').state;
    const waiting = stepSave(stepSave(sending, intent).state, 'autosave').state;
    expect(stepSave(waiting, 'answered')).toMatchObject({ state: { intent }, effect: 'send' });
  }
});

test('a publication pressed while a draft is saved follows it; a second press is the same save', () => {
  const sending = stepSave({ phase: 'resting' }, 'save-draft').state;
  const waiting = stepSave(sending, 'save').state;
  const publishing = stepSave(waiting, 'answered');
  expect(publishing).toEqual({ state: { phase: 'sending', intent: 'save' }, effect: 'send' });
  expect(stepSave(publishing.state, 'save')).toEqual({ state: publishing.state });
});

test('a publication is not repeated by itself when its answer is lost', () => {
  const lost = stepSave({ phase: 'sending', intent: 'save' }, 'lost').state;
  expect(stepSave(lost, 'back')).toEqual({
    state: { phase: 'sending', intent: 'autosave' },
    effect: 'resend',
  });
});

test('an autosave that meets a conflict does not interrupt the typing', () => {
  expect(stepSave({ phase: 'sending', intent: 'autosave' }, 'conflicted').effect).toBeUndefined();
  expect(stepSave({ phase: 'sending', intent: 'save' }, 'conflicted').effect).toBe('ask');
  expect(saveAnswers).toContain('take-theirs');
});
