import { dequal } from 'dequal/lite';
import { isUnanswered, Problem, type ProblemDetails, unexpectedProblem } from '#api/problem.ts';
import type { Over } from '../api/record-calls.ts';
import { type Conflict, saveMerging } from './save-merging.ts';
import {
  type SaveEffect,
  type SaveEvent,
  type SaveIntent,
  type SaveState,
  stepSave,
} from './save-transition.ts';

/** The work in an editor at an instant. */
export interface WorkNow<Fields> {
  fields: Fields;
  /** Stored record that the work is based on; `undefined` for a new one. */
  over: Over | undefined;
  /** Fields of that record, if known. */
  base: Fields | undefined;
  /** True if the fields differ from what was saved last. */
  isDirty: boolean;
}

interface SaveRequest<Fields> extends Omit<WorkNow<Fields>, 'isDirty'> {
  intent: SaveIntent;
}

/** A request that succeeded. */
export interface Saved<Stored, Fields> {
  intent: SaveIntent;
  stored: Stored;
  /** Fields of the form when the request began. */
  begun: Fields;
  /** Fields that were sent: those of the form, merged with other saves. */
  sent: Fields;
}

export interface SaverPorts<Stored extends Over, Fields extends object> {
  now: () => WorkNow<Fields>;
  /** Rejects with a `Problem`. */
  send: (intent: SaveIntent, fields: Fields, over: Over | undefined) => Promise<Stored>;
  /** Takes back what autosaves wrote. Rejects with a `Problem`. */
  discard: (over: Over | undefined) => Promise<void>;
  read: (id: string) => Promise<Stored | undefined>;
  toFields: (stored: Stored) => Fields;
  /** Returns fields as the store would keep them. */
  normal?: ((fields: Fields) => Fields) | undefined;
  /** Called after each success, before the next request begins. */
  saved: (saved: Saved<Stored, Fields>) => Promise<void>;
  failed: (details: ProblemDetails, intent: SaveIntent) => void;
  /** Called for unexpected errors. */
  report: (error: unknown) => void;
  /** The save ended, and nothing waits. */
  done: () => void;
  close: () => void;
}

/** State of the save engine, for the interface. */
export interface SaverView<Stored, Fields> extends SaveState {
  /** Both versions of a conflict, once the writer is to choose. */
  conflict?: Conflict<Stored, Fields> | undefined;
  /** Reason why the last request failed. */
  reason?: ProblemDetails | undefined;
  /** Milliseconds since 1970 of the last success. */
  savedAt?: number | undefined;
}

const isQuiet = (intent: SaveIntent): boolean => intent === 'autosave' || intent === 'leave';

/** Refusals of `discard` that mean that there is nothing left to discard. */
const nothingToDiscard = ['conflict', 'not-found', 'wrong-state'];

/**
 * Runs the save engine of one open editor: `save-transition.ts` decides, this carries out. One request is in
 * flight; one intent waits.
 */
export function createSaver<Stored extends Over, Fields extends object>(
  ports: () => SaverPorts<Stored, Fields>,
) {
  let view: SaverView<Stored, Fields> = { phase: 'resting' };
  let pending: Conflict<Stored, Fields> | undefined;
  let unanswered: SaveRequest<Fields> | undefined;
  const listeners = new Set<() => void>();

  function show(next: Partial<SaverView<Stored, Fields>>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  }

  function step(event: SaveEvent, fields?: Fields): void {
    const { state, effect } = stepSave(view, event);
    // A draft's save that waited for another one: a key that is held saves the same words again and again.
    const isRepeated = event === 'answered' && view.intent === 'save-draft';
    const { phase, intent, waiting } = state;
    // A step leaves no intent of the step before.
    view = { conflict: view.conflict, reason: view.reason, savedAt: view.savedAt, ...state };
    if (phase !== 'disputed') pending = undefined;
    show({ ...(phase === 'disputed' ? {} : { conflict: undefined }) });
    if (effect) follow(effect, intent ?? waiting ?? 'autosave', fields, isRepeated);
  }

  function follow(
    effect: SaveEffect,
    intent: SaveIntent,
    fields: Fields | undefined,
    isRepeated: boolean,
  ): void {
    switch (effect) {
      case 'send': {
        const { isDirty, ...now } = ports().now();
        const request = { ...now, intent, ...(fields ? { fields } : {}) };
        const mayBeLeftOut = isQuiet(intent) || (isRepeated && intent === 'save-draft');
        const isNeedless = mayBeLeftOut && !isDirty && !fields;
        void (isNeedless ? Promise.resolve('answered' as const) : carryOut(request)).then(step);
        return;
      }
      case 'resend':
        void (unanswered ? carryOut(unanswered) : Promise.resolve('answered' as const)).then(step);
        return;
      case 'ask':
        show({ conflict: pending });
        return;
      case 'done':
        ports().done();
        return;
      case 'close':
        ports().close();
    }
  }

  /** Makes a request; resolves to its end. */
  async function carryOut(request: SaveRequest<Fields>): Promise<SaveEvent> {
    const { intent, fields, over, base } = request;
    unanswered = undefined;
    try {
      if (intent === 'discard') {
        await ports().discard(over);
        return 'answered';
      }
      const { send, read, toFields, normal, saved } = ports();
      const outcome = await saveMerging<Stored, Fields>(
        {
          send: (given, target) => send(intent, given, target),
          read,
          toFields,
          normal,
          isSaved: (given, theirs) => isQuiet(intent) && dequal(given, theirs),
        },
        fields,
        over,
        base,
      );
      if (outcome.saved) {
        await saved({ intent, stored: outcome.saved, begun: fields, sent: outcome.sent });
        show({ savedAt: Date.now(), reason: undefined });
        return 'answered';
      }
      pending = outcome.conflict;
      return 'conflicted';
    } catch (error) {
      return fail(error, request);
    }
  }

  function fail(error: unknown, request: SaveRequest<Fields>): SaveEvent {
    const { intent } = request;
    const { details } = error instanceof Problem ? error : unexpectedProblem();
    if (!(error instanceof Problem)) ports().report(error);
    if (intent === 'discard' && nothingToDiscard.includes(details.kind)) return 'answered';
    show({ reason: details });
    ports().failed(details, view.waiting ?? intent);
    if (!isUnanswered(details)) return 'refused';
    // A publication needs a press of its button: it is not repeated by itself.
    unanswered = { ...request, intent: 'autosave' };
    return 'lost';
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: (): SaverView<Stored, Fields> => view,
    want: (intent: SaveIntent): void => step(intent),
    /** Tries again after a lost connection. */
    back: (): void => step('back'),
    /** Shows both versions of a conflict that an autosave met. */
    ask: (): void => show({ conflict: pending ?? view.conflict }),
    /** Hides both versions; the conflict stays. */
    keepEditing: (): void => {
      pending ??= view.conflict;
      show({ conflict: undefined });
    },
    /** Saves these fields, with the choice merged into them, over what `now` is based on. */
    keepMine: (fields: Fields): void => step('keep-mine', fields),
    takeTheirs: (): void => step('take-theirs'),
  };
}
