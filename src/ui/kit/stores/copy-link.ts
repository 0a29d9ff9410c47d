import * as words from '#ui/words/kit-words.ts';
import { showToast } from './toast-store.ts';

/**
 * Copies an address of the site, by default that of the open page. A toast reports success or
 * failure.
 */
export async function copyLink(copied: string, path = location.href): Promise<void> {
  const { href } = new URL(path, location.href);
  try {
    await navigator.clipboard.writeText(href);
    showToast({ title: words.linkCopied, text: copied });
  } catch {
    showToast({
      title: words.linkNotCopied,
      text:
        href === location.href
          ? words.thisBrowserDidNotAllow
          : words.thisBrowserDidNotAllowItTheLink(href),
      isError: true,
    });
  }
}
