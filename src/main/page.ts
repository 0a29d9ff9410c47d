/** Entry script of readers' pages on the server edition; React loads only when an island wakes. */
import { startBehaviours } from '#ui/kit/behaviours/start-behaviours.ts';
import { repeatEarlyEvents } from './page/early-events.ts';
import { startFlash } from './page/flash.ts';
import { startIslands } from './page/islands.ts';
import { keepPageLive } from './page/live.ts';
import { startPushSwitches } from './page/push-switches.ts';
import { startSendingForms } from './page/send-forms.ts';

// First, for it compares with the page as it was served.
keepPageLive();
startBehaviours();
startIslands();
startFlash();
startSendingForms();
startPushSwitches();
repeatEarlyEvents();
