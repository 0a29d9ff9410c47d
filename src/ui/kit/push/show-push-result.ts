import { Problem, unexpectedProblem } from '#api/problem.ts';
import * as words from '#ui/words/notifications-words.ts';
import { showToast } from '../stores/toast-store.ts';
import { PushRefused } from './browser-push.ts';

const enabled = {
  title: words.notificationsEnabled,
  text: words.youWillHearFromUs,
};

/** Shows a toast with the result of turning notifications on; true after success. */
export async function showPushResult(turning: Promise<void>): Promise<boolean> {
  try {
    await turning;
    showToast(enabled);
    return true;
  } catch (error) {
    if (error instanceof PushRefused) {
      showToast({ title: error.title, text: error.message, isError: true });
      return false;
    }
    const { title, detail } = (error instanceof Problem ? error : unexpectedProblem()).details;
    showToast({ title, text: detail, isError: true });
    return false;
  }
}
