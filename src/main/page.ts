/** Entry of readers' pages on the server edition; React is loaded only when an island is hydrated. */
import { startBehaviours } from '#ui/kit/behaviours/start-behaviours.ts';
import { repeatEarlyEvents } from './page/early-events.ts';
import { startFlash } from './page/flash.ts';
import { startIslands } from './page/islands.ts';
import { keepPageLive } from './page/live.ts';
import { startPushSwitches } from './page/push-switches.ts';
import { startSendingForms } from './page/send-forms.ts';

// First, since it compares later versions with the page as served.
keepPageLive();
startBehaviours();
startIslands();
startFlash();
startSendingForms();
startPushSwitches();
repeatEarlyEvents();
