import {
  type SaveEvent,
  type SaveState,
  saveAnswers,
  saveIntents,
  stepSave,
} from '#ui/admin/parts/editor/save-transition.ts';

/** All states of the save engine. */
export const saveStatesInTable: SaveState[] = [
  { phase: 'resting' },
  ...saveIntents.map((intent) => ({ phase: 'sending' as const, intent })),
  ...saveIntents.map((waiting) => ({
    phase: 'sending' as const,
    intent: 'autosave' as const,
    waiting,
  })),
  { phase: 'offline', intent: 'autosave' },
  { phase: 'refused', intent: 'autosave' },
  { phase: 'disputed', intent: 'save' },
  { phase: 'closed' },
];

export const saveEventsInTable: SaveEvent[] = [...saveIntents, ...saveAnswers];

const nameOf = ({ phase, intent, waiting }: SaveState): string => {
  if (phase !== 'sending') return phase;
  return waiting === undefined ? `sending ${intent}` : `sending ${intent}, ${waiting} waits`;
};

function cell(state: SaveState, event: SaveEvent): string {
  const { state: next, effect } = stepSave(state, event);
  const name = nameOf(next);
  if (effect === undefined) return name === nameOf(state) ? '·' : name;
  return effect === 'send' || effect === 'close' ? name : `${name} (${effect})`;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The complete transition table as Markdown. */
export const saveTableInMarkdown = (): string =>
  [
    row(['', ...saveEventsInTable]),
    row(['-', ...saveEventsInTable.map(() => '-')]),
    ...saveStatesInTable.map((state) =>
      row([nameOf(state), ...saveEventsInTable.map((event) => cell(state, event))]),
    ),
    '',
  ].join('\n');
