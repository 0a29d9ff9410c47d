import { supportInvokers } from './invokers.ts';
import { startLoops } from './loops.ts';
import { startPrompt } from './prompt.ts';
import { startStills } from './stills.ts';
import { startTheme } from './theme.ts';
import { startTimes } from './times.ts';

/** Starts all behaviours of a document. Call it once. */
export function startBehaviours(): void {
  startTheme();
  startTimes();
  startStills();
  startLoops();
  startPrompt();
  supportInvokers();
}
