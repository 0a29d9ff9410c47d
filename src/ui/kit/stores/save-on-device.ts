import { inDigits } from '#core/locale/numbers.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/saved-words.ts';
import {
  type DeviceArticle,
  MOST_ON_DEVICE,
  readDeviceSaves,
  writeDeviceSaves,
} from './device-saves.ts';
import { showToast } from './toast-store.ts';

/** Saves an article on this device, or removes it. A toast says so, or why not. Returns whether it is saved now. */
export function saveOnDevice(article: DeviceArticle, isWanted: boolean): boolean {
  const others = readDeviceSaves().filter(({ id }) => id !== article.id);
  if (isWanted && others.length >= MOST_ON_DEVICE) {
    const text = words.theDeviceIsFull(inDigits(MOST_ON_DEVICE));
    showToast({ title: words.notSaved, text, isError: true });
    return false;
  }
  try {
    const savedAt = new Date().toISOString();
    writeDeviceSaves(isWanted ? [{ ...article, savedAt }, ...others] : others);
  } catch {
    const title = isWanted ? words.notSaved : words.notRemoved;
    showToast({ title, text: words.thisBrowserKeepsNothing, isError: true });
    return !isWanted;
  }
  const link = { label: words.seeSavedArticles, href: patterns.saved };
  showToast(
    isWanted
      ? { title: words.articleSaved, text: words.itIsOnThisDevice, link }
      : { title: words.articleRemoved, text: words.itIsNoLongerSaved },
  );
  return isWanted;
}
