import {
  browsers,
  type NotificationReceipt,
  reachedInWords,
} from '#core/notification/notification.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { readRecord } from '../parts/api/read-record.ts';

/** Milliseconds between two looks at a notification that is being sent: longer than a toast needs to be read. */
const PAUSE = 4000;

/** Looks before the list and the log are left to tell of it. */
const MOST_LOOKS = 15;

/** Message for a notification that was handed to its job. */
export const sentInWords = ({ title, audience = 0 }: NotificationReceipt): string =>
  audience === 0
    ? `"${title}" ${reachedInWords({ reached: 0, audience })}.`
    : `"${title}" is on its way to ${browsers(audience)}.`;

/**
 * Says by a toast how many browsers a notification reached, once it is sent. A longer sending tells of itself
 * in the list and the log alone.
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
