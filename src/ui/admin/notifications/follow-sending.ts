import {
  browsers,
  type NotificationReceipt,
  reachedInWords,
} from '#core/notification/notification.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { readRecord } from '../parts/api/read-record.ts';

/** Polling interval in milliseconds; longer than it takes to read a toast. */
const PAUSE = 4000;

/** Maximum number of polls; later results are in the list and the log only. */
const MOST_LOOKS = 15;

/** Sentence on a notification that was queued for sending. */
export const sentInWords = ({ title, audience = 0 }: NotificationReceipt): string =>
  audience === 0
    ? `"${title}" ${reachedInWords({ reached: 0, audience })}.`
    : words.isOnItsWay(title, browsers(audience));

/**
 * Polls a notification until it is sent, then shows a toast with the number of reached browsers.
 * Gives up silently after `MOST_LOOKS`.
 */
export async function followSending(
  { id, audience = 0 }: NotificationReceipt,
  toastTitle: string,
): Promise<void> {
  if (id === undefined || audience === 0) return;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const shown = await readRecord(adminClient(), 'notifications', id).catch(() => undefined);
    if (!shown) return;
    if (shown.finishedAt === undefined) continue;
    showToast({ title: toastTitle, text: `"${shown.title}" ${reachedInWords(shown)}.` });
    return;
  }
}
