import { supportInvokers } from './invokers.ts';
import { startLoops } from './loops.ts';
import { startPrompt } from './prompt.ts';
import { startStills } from './stills.ts';
import { startTheme } from './theme.ts';
import { startTimes } from './times.ts';

/** Starts all behaviours of a document; once, by the script that the document loads. */
export function startBehaviours(): void {
  startTheme();
  startTimes();
  startStills();
  startLoops();
  startPrompt();
  supportInvokers();
}
