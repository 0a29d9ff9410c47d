import { showToast } from './toast-store.ts';

/**
 * Copies an address of the site, by default that of the open page. A toast reports success or
 * failure.
 */
export async function copyLink(copied: string, path = location.href): Promise<void> {
  const { href } = new URL(path, location.href);
  try {
    await navigator.clipboard.writeText(href);
    showToast({ title: 'Link Copied!', text: copied });
  } catch {
    showToast({
      title: 'Link Not Copied',
      text:
        href === location.href
          ? 'This browser did not allow it. The link is in the address bar.'
          : `This browser did not allow it. The link is ${href}`,
      isError: true,
    });
  }
}
