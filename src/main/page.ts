/** Entry script of readers' pages on the server edition; React loads only when an island wakes. */
import { supportInvokers } from '#ui/kit/design/invokers.ts';
import { playWhereMotionIsWanted } from '#ui/kit/design/play-where-motion-is-wanted.ts';
import { PROMPT_DELAY, wasPrompted } from '#ui/reader/shell/prompt-memory.ts';
import { upgradeIslands } from './page/day-island.ts';
import { mindToasts } from './page/flash.ts';
import { keepLabelsTrue, refreshLabels } from './page/labels.ts';
import { keepPageLive } from './page/live.ts';
import { replayPress } from './page/replay-press.ts';
import { showPush } from './page/show-push.ts';
import { mindTheme, showPressed } from './page/theme-buttons.ts';

/** Lets the question about notifications appear, unless it was answered. */
function letPromptAppear(): void {
  const prompt = document.querySelector<HTMLElement>('[data-push-prompt]');
  setTimeout(() => {
    if (prompt) prompt.hidden = wasPrompted();
  }, PROMPT_DELAY);
}

function playLoops(): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>('video[data-loop]')) {
    playWhereMotionIsWanted(video);
  }
}

/** Sends the forms that ask for it without leaving the page. */
function sendInPlace(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.inPlace === undefined) return;
    event.preventDefault();
    void import('./page/send-in-place.ts').then((module) => module.sendInPlace(form));
  });
}

keepPageLive(() => {
  refreshLabels();
  showPressed();
  playLoops();
  void showPush();
});
mindTheme();
supportInvokers();
upgradeIslands();
mindToasts();
keepLabelsTrue();
letPromptAppear();
playLoops();
sendInPlace();
void showPush();
replayPress();
