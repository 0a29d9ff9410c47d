/** Requests of a writer or a timer to the save engine, from the weakest to the strongest. */
export const saveIntents = [
  'autosave',
  'save-draft',
  'command',
  'save',
  'leave',
  'discard',
] as const;
export type SaveIntent = (typeof saveIntents)[number];

/** Results of a request, and decisions of a writer about it. */
export const saveAnswers = [
  'answered',
  'lost',
  'refused',
  'conflicted',
  'back',
  'keep-mine',
  'take-theirs',
] as const;
export type SaveAnswer = (typeof saveAnswers)[number];

export type SaveEvent = SaveIntent | SaveAnswer;

export const savePhases = [
  'resting',
  'sending',
  'offline',
  'refused',
  'disputed',
  'closed',
] as const;
export type SavePhase = (typeof savePhases)[number];

/** State of the save engine of one open editor. */
export interface SaveState {
  phase: SavePhase;
  /** Intent of the request in flight, or of the one that was refused or disputed. */
  intent?: SaveIntent;
  /** Strongest intent that waits for the request in flight. */
  waiting?: SaveIntent;
}

/**
 * Work that follows from a step. `send`: with the present fields. `resend`: the request without an answer,
 * unchanged, since it may have arrived. `ask`: show both versions. `done`: a save ended, and nothing waits.
 */
export type SaveEffect = 'send' | 'resend' | 'ask' | 'done' | 'close';

export interface SaveStep {
  state: SaveState;
  effect?: SaveEffect;
}

const isIntent = (event: SaveEvent): event is SaveIntent =>
  saveIntents.some((intent) => intent === event);

const stronger = (one: SaveIntent, other: SaveIntent | undefined): SaveIntent =>
  other !== undefined && saveIntents.indexOf(other) > saveIntents.indexOf(one) ? other : one;

const isLeaving = (intent: SaveIntent | undefined): boolean =>
  intent === 'leave' || intent === 'discard';

const send = (intent: SaveIntent): SaveStep => ({
  state: { phase: 'sending', intent },
  effect: 'send',
});

const closed: SaveStep = { state: { phase: 'closed' }, effect: 'close' };

/** Step on an intent. */
function want(state: SaveState, intent: SaveIntent): SaveStep {
  switch (state.phase) {
    case 'resting':
    case 'refused':
      return send(intent);
    case 'sending':
      // Words typed during a save start the timer again after it; a second press is the same save.
      if (state.intent === 'save' && (intent === 'autosave' || intent === 'save')) {
        return { state };
      }
      return { state: { ...state, waiting: stronger(intent, state.waiting) } };
    case 'offline':
      // The browser has a copy of the words.
      if (isLeaving(intent)) return closed;
      if (intent === 'autosave') return { state };
      return {
        state: { phase: 'sending', intent: 'autosave', waiting: intent },
        effect: 'resend',
      };
    case 'disputed':
      if (intent === 'leave') return closed;
      return intent === 'autosave' ? { state } : send(intent);
    case 'closed':
      return { state };
  }
}

const rest = (intent: SaveIntent): SaveStep => ({
  state: { phase: 'resting' },
  ...(intent === 'save' ? { effect: 'done' as const } : {}),
});

/** Step on a conflict. Only what the writer asked for shows it at once. */
function dispute(intent: SaveIntent, waiting: SaveIntent | undefined): SaveStep {
  const strongest = stronger(intent, waiting);
  return {
    state: { phase: 'disputed', intent: strongest },
    ...(strongest === 'autosave' ? {} : { effect: 'ask' as const }),
  };
}

/** Step on the end of the request in flight. */
function end({ intent = 'autosave', waiting }: SaveState, answer: SaveAnswer): SaveStep {
  switch (answer) {
    case 'answered':
      if (isLeaving(intent)) return closed;
      return waiting === undefined ? rest(intent) : send(waiting);
    case 'lost':
      if (isLeaving(intent) || isLeaving(waiting)) return closed;
      return { state: { phase: 'offline', intent } };
    case 'refused':
      return waiting === undefined ? { state: { phase: 'refused', intent } } : send(waiting);
    default:
      return dispute(intent, waiting);
  }
}

/**
 * Returns the next state of the save engine, and the work that follows. Pure and total: an event that means
 * nothing in a phase leaves the state as it is. `docs/save-engine.md` has the table.
 */
export function stepSave(state: SaveState, event: SaveEvent): SaveStep {
  if (isIntent(event)) return want(state, event);
  if (event === 'back') {
    return state.phase === 'offline'
      ? { state: { phase: 'sending', intent: 'autosave' }, effect: 'resend' }
      : { state };
  }
  if (event === 'keep-mine') {
    return state.phase === 'disputed' ? send(state.intent ?? 'autosave') : { state };
  }
  if (event === 'take-theirs') {
    return state.phase === 'disputed' ? { state: { phase: 'resting' } } : { state };
  }
  return state.phase === 'sending' ? end(state, event) : { state };
}
