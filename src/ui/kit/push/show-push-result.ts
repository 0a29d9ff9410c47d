import { Problem, unexpectedProblem } from '#api/problem.ts';
import { showToast } from '../stores/toast-store.ts';
import { PushRefused } from './browser-push.ts';

const enabled = {
  title: 'Notifications Enabled!',
  text: 'You will hear from us when something large happens.',
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
