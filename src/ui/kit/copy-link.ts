import { showToast } from './toast-store.ts';

/** Copies the address of the page that is open; says so, or plainly that it could not. */
export async function copyLink(copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ title: 'Link Copied!', text: copied });
  } catch {
    showToast({
      title: 'Link Not Copied',
      text: 'This browser did not allow it. The link is in the address bar.',
      isError: true,
    });
  }
}
